// Case: is a local dropped that is named only to be ignored?
import Combine

final class Form {
  private let text = CurrentValueSubject<String, Never>("")
  private var kept: AnyCancellable?

  func start() {
    let token = text.sink { _ in }  // expect: dropped_observation
    _ = token
    let other = text.sink { _ in }
    _ = other
    kept = other
  }
}
