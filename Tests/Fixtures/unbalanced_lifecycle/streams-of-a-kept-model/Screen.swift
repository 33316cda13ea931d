// Case: does each pass observe the same object if the same model makes a struct of its streams each time?
import Combine
import UIKit

final class Model {
  struct Output {
    let title: AnyPublisher<String, Never>
    let count: AnyPublisher<Int, Never>
    let silence: AnyPublisher<Int, Never>
  }

  private let title = CurrentValueSubject<String, Never>("")
  /// Nobody sends to this subject.
  private let silence = PassthroughSubject<Int, Never>()

  func transform() -> Output {
    let count = CurrentValueSubject<Int, Never>(0)
    return Output(
      title: title.dropFirst().eraseToAnyPublisher(), count: count.eraseToAnyPublisher(),
      silence: silence.eraseToAnyPublisher())
  }

  func rename(_ text: String) { title.send(text) }
}

final class Screen: UIViewController {
  private let model = Model()
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let output = model.transform()
    output.title.sink { [weak self] in self?.title = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    output.count.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    output.silence.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    let other = Model().transform()
    other.title.sink { [weak self] in self?.title = $0 }.store(in: &bag)
  }
}
