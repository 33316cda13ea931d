// Case: does a subject go on that completes only when something fails?
import Combine
import UIKit

enum ScanFailure: Error { case missing }

final class ScanController: UIViewController {
  private let codes = PassthroughSubject<String, Error>()
  private let pages = PassthroughSubject<Int, Error>()
  private let steps = PassthroughSubject<Int, ScanFailure>()
  private let lines = PassthroughSubject<Int, ScanFailure>()
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    codes.sink { _ in } receiveValue: { code in self.show(code) }.store(in: &bag)  // expect: retain_cycle
    pages.sink { _ in } receiveValue: { page in self.show("\(page)") }.store(in: &bag)
    steps.sink { _ in } receiveValue: { step in self.show("\(step)") }.store(in: &bag)
    lines.sink { _ in } receiveValue: { line in self.show("\(line)") }.store(in: &bag)  // expect: retain_cycle
  }

  func camera(failedWith error: Error) { codes.send(completion: .failure(error)) }

  func scanner(failedWith error: Error) { pages.send(completion: .failure(error)) }

  func scannerReachedTheEnd() { pages.send(completion: .finished) }

  /// Nothing must fail before the method sends its error.
  func start() { steps.send(completion: .failure(.missing)) }

  func read(_ line: Int?) {
    guard let line else { return lines.send(completion: .failure(.missing)) }
    lines.send(line)
  }

  private func show(_ text: String) { title = text }
}
