/// What Apple documents of its notifications' payloads. The lists themselves are made from `Rules/notifications`.
extension SystemNotifications {
  struct Notification: Sendable {
    /// As it is spelled in code, newest first: `Type.constant`, or the name of a global or its raw value.
    var names: [String]
    /// The first names of the keys that it carries.
    var keys: [String]
    /// The page that documents it.
    var page: String
    /// The descriptor that the library NotificationDescriptors has for it.
    var descriptor: Descriptor?
  }

  struct Descriptor: Sendable {
    /// The constant's name.
    var name: String
    /// The payload's type.
    var payload: String
    var properties: [Property]

    struct Property: Sendable {
      /// The first name of the key; nil for the sender.
      var key: String?
      /// Empty where the payload is the value itself.
      var name: String
      var type: String
      var isOptional: Bool
    }
  }

  struct Key: Sendable {
    var names: [String]
    /// Swift types of what stands under the key.
    var types: [String]
    var page: String
  }

  private static let notificationNames = notifications.map(\.names)
  private static let keyNames = keys.map(\.names)
  private static let notificationsByLastName = index(notificationNames)
  private static let keysByLastName = index(keyNames)

  static func notification(type: String?, name: String) -> Notification? {
    find(type: type, name: name, in: notificationsByLastName, notificationNames).map { notifications[$0] }
  }

  static func key(type: String?, name: String) -> Key? {
    find(type: type, name: name, in: keysByLastName, keyNames).map { keys[$0] }
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
    if found.count == 1 { return found[0] }
    let exact = type.map { type in found.filter { names[$0].contains("\(type).\(name)") } } ?? []
    return exact.count == 1 ? exact[0] : nil
  }
}
