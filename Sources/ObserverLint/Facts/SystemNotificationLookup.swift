/// What Apple documents of its notifications' payloads. The lists themselves are made from `Rules/notifications`.
extension SystemNotifications {
  struct Notification: Sendable {
    /// As it is spelled in code, newest first: `Type.constant`, or the name of a global or its raw value.
    var names: [String]
    /// The first names of the keys that it carries.
    var keys: [String]
    /// The page that documents it.
    var page: String
  }

  struct Key: Sendable {
    var names: [String]
    /// Swift types of what stands under the key.
    var types: [String]
    var page: String
  }

  private static let notificationsByLastName = index(notifications.map(\.names))
  private static let keysByLastName = index(keys.map(\.names))

  static func notification(type: String?, name: String) -> Notification? {
    find(type: type, name: name, in: notificationsByLastName, notifications.map(\.names)).map { notifications[$0] }
  }

  static func key(type: String?, name: String) -> Key? {
    find(type: type, name: name, in: keysByLastName, keys.map(\.names)).map { keys[$0] }
  }

  private static func lastName(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

  private static func index(_ names: [[String]]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, spellings) in names.enumerated() {
      for last in Set(spellings.map(lastName)) { result[last, default: []].append(index) }
    }
    return result
  }

  /// `type` is nil for a raw value, and empty where code writes none.
  private static func find(type: String?, name: String, in index: [String: [Int]], _ names: [[String]]) -> Int? {
    let found = (index[name] ?? []).filter { candidate in
      names[candidate].contains { spelling in
        guard lastName(spelling) == name else { return false }
        guard let type else { return spelling == name }
        // A subclass inherits its superclass's constants.
        return type.isEmpty || spelling == "\(type).\(name)" || spelling != name
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
