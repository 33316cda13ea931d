// Case: a closure that is given to what ignores its result drops the observation.
import Combine
import Foundation

final class ScreenModel {
  private let subjects = [PassthroughSubject<Int, Never>()]
  let subject = PassthroughSubject<Int, Never>()

  func start() {
    DispatchQueue.main.async { self.subject.sink { print($0) } }  // expect: dropped_observation
    let kept = subjects.map { $0.sink { print($0) } }
    print(kept.count)
  }
}
