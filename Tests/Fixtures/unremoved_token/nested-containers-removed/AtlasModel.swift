// Case: is a token clean in a dictionary of structs that hold arrays, when nested loops remove it?
import Foundation

final class AtlasModel {
  struct Entry {
    var name: String
    var tokens: [any NSObjectProtocol] = []
  }

  private var entries: [String: Entry] = [:]
  private let center: NotificationCenter

  init(center: NotificationCenter) {
    self.center = center
  }

  func add(_ key: String) {
    let token = center.addObserver(forName: Notification.Name(key), object: nil, queue: nil) { _ in print("atlas") }
    entries[key, default: Entry(name: key)].tokens.append(token)
  }

  func removeAll() {
    for entry in entries.values {
      for token in entry.tokens {
        center.removeObserver(token)
      }
    }
    entries = [:]
  }
}
