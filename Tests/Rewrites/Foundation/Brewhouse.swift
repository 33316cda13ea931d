// Case: the sender and an entry, both cast
import Foundation

final class BrewhouseKettle: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Brewhouse: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("brewhouse"), object: nil, queue: nil) { note in
      guard let kettle = note.object as? BrewhouseKettle else { return }
      self.heard("\(kettle.name) \(note.userInfo?["degrees"] as? Double ?? 0)")
    }
  }
}

func runBrewhouse(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Brewhouse? = Brewhouse(heard: heard)
  owner?.start()
  let kettle = BrewhouseKettle(name: "copper")
  NotificationCenter.default.post(name: .init("brewhouse"), object: kettle, userInfo: ["degrees": 66.5])
  NotificationCenter.default.post(name: .init("brewhouse"), object: nil, userInfo: ["degrees": 70.0])
  owner = nil
}
