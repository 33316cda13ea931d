// Case: a block whose header begins with attributes, one with a list of captures, and a method that is named with its labels
import Foundation

final class Weighhouse: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var tokens: [any NSObjectProtocol] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("weighhouse"), object: nil, queue: nil) { @Sendable note in
      self.heard(note.name.rawValue)
    }
    let scale = 2
    NotificationCenter.default.addObserver(forName: .init("weighhouse"), object: nil, queue: nil) {
      @Sendable [scale] (note: Notification) -> Void in
      self.heard("\(note.name.rawValue) \(scale)")
    }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: .init("weighhouse"), object: nil, queue: nil, using: self.weigh(_:)))
  }

  @Sendable private func weigh(_ note: Notification) { heard("weighed") }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

func runWeighhouse(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Weighhouse? = Weighhouse(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("weighhouse"), object: nil)
  owner = nil
}
