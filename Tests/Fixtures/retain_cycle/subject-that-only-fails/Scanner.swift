// Case: does a subject go on that completes only when something fails?
import Combine
import UIKit

final class ScanController: UIViewController {
  private let codes = PassthroughSubject<String, Error>()
  private let pages = PassthroughSubject<Int, Error>()
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    codes.sink { _ in } receiveValue: { code in self.show(code) }.store(in: &bag)  // expect: retain_cycle
    pages.sink { _ in } receiveValue: { page in self.show("\(page)") }.store(in: &bag)
  }

  func camera(failedWith error: Error) { codes.send(completion: .failure(error)) }

  func scanner(failedWith error: Error) { pages.send(completion: .failure(error)) }

  func scannerReachedTheEnd() { pages.send(completion: .finished) }

  private func show(_ text: String) { title = text }
}
