import Foundation

final class ObservationRunner {
  private var tokens: [any NSObjectProtocol] = []

  func run(_ observation: Observation) {
    tokens.append(observation.begin(on: .default))
    tokens.append(observation.begun)
    tokens.append(observation.starter(.default))
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
