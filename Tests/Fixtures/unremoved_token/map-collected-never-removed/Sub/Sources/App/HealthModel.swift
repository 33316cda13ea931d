import Core
import Foundation

final class HealthModel {
  private var tokens: [any NSObjectProtocol] = []

  init() {
    tokens = HealthNames.all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in  // expect: unremoved_token
        print(note.name.rawValue)
      }
    }
  }
}
