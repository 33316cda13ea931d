// Case: a local that nobody reads does not keep the observation.
import Combine
import Foundation

final class StepModel: ObservableObject {
  @Published var steps = 0

  func start() {
    let cancellable = $steps.sink { print($0) }  // expect: dropped_observation
    let kept = $steps.sink { print($0) }
    keep(kept)
  }

  private func keep(_ cancellable: AnyCancellable) {}
}
