/// Apple's documentation of the payloads of its notifications. The lists are made from `Rules/notifications`.
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

  private static let notificationIndex = RowIndex(notificationRows)
  private static let keyIndex = RowIndex(keyRows)

  static func notification(type: String?, name: String) -> Notification? {
    find(type: type, name: name, in: notificationIndex.rows(lastNamed: name).map(Notification.init), \.names)
  }

  static func key(type: String?, name: String) -> Key? {
    find(type: type, name: name, in: keyIndex.rows(lastNamed: name).map(Key.init), \.names)
  }

  /// `type` is nil for a raw value, and empty where code writes none.
  private static func find<Entry>(
    type: String?, name: String, in entries: [Entry], _ names: (Entry) -> [String]
  ) -> Entry? {
    let found = entries.filter { entry in
      names(entry).contains { spelling in
        guard TypeName.lastPart(spelling) == name else { return false }
        guard let type else { return spelling == name }
        // A subclass inherits its superclass's constants.
        return type.isEmpty || spelling == "\(type).\(name)" || spelling != name
      }
    }
    if found.count == 1 { return found[0] }
    let exact = type.map { type in found.filter { names($0).contains("\(type).\(name)") } } ?? []
    return exact.count == 1 ? exact[0] : nil
  }
}
