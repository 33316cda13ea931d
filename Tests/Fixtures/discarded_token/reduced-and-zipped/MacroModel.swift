// Case: are tokens clean that `reduce(into:)`, a dictionary's initializer, `zip` or a `for` loop collect, and that are removed?
import Foundation

final class MacroModel {
  private var byName: [Notification.Name: any NSObjectProtocol] = [:]
  private var byKey: [String: any NSObjectProtocol] = [:]
  private var zipped: [any NSObjectProtocol] = []

  func start(names: [Notification.Name], blocks: [@Sendable (Notification) -> Void], on center: NotificationCenter) {
    byName = names.reduce(into: [:]) { result, name in
      result[name] = center.addObserver(forName: name, object: nil, queue: nil) { _ in print("reduced") }
    }
    byKey = Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name.rawValue, center.addObserver(forName: name, object: nil, queue: nil) { _ in print("keyed") })
      })
    zipped = zip(names, blocks).map { center.addObserver(forName: $0, object: nil, queue: nil, using: $1) }
  }

  func stop(on center: NotificationCenter) {
    byName.values.forEach(center.removeObserver)
    for (_, token) in byKey { center.removeObserver(token) }
    zipped.forEach { center.removeObserver($0) }
  }
}
