// Case: a local that nobody reads does not keep the observation. The wrapper of a local may.
import Combine
import Foundation

final class StepModel: ObservableObject {
  @Published var steps = 0

  func start() {
    let cancellable = $steps.sink { print($0) }  // expect: dropped_observation
    let kept = $steps.sink { print($0) }
    keep(kept)
  }

  func startWhileWrapped() {
    @Kept var cancellable: AnyCancellable?
    cancellable = $steps.sink { print($0) }
  }

  private func keep(_ cancellable: AnyCancellable) {}
}

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value { didSet { Vault.values.append(wrappedValue) } }
}

@MainActor enum Vault {
  nonisolated(unsafe) static var values: [Any] = []
}
