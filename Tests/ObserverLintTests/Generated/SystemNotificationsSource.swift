import Foundation

/// `Rules/notifications/*.json` as Swift.
enum SystemNotificationsSource {
  struct Family: Decodable {
    struct Notification: Decodable {
      let names: [String]
      let keys: [String]
      let page: String
      /// The descriptor's name, where it is not made of the notification's.
      let descriptor: String?
      /// The structure that its descriptor reads; none: the only value, the sender, or nothing.
      let payload: String?
      let sender: String?
      /// A further condition of compilation.
      let platforms: String?
      let isEverywhere: Bool?
      /// Why it has no descriptor.
      let exempt: String?
    }

    struct Key: Decodable {
      let names: [String]
      let types: [String]
      let page: String
      let property: String?
      let says: String?
      let isAlwaysThere: Bool?
      /// How Swift spells it, where that is not its first name.
      let spelled: String?
      /// Why descriptors do not read it.
      let leftOut: String?
    }

    let family: String
    let module: String?
    let condition: String?
    /// A remark for code that observes them.
    let note: String?
    /// Why none of its notifications has a descriptor.
    let exempt: String?
    let notifications: [Notification]
    let keys: [Key]
  }

  static let folder = Repository.rules.appendingPathComponent("notifications")
  static let files = Repository.files(below: folder, ending: ".json")

  static func families() throws -> [Family] {
    try files.map {
      try JSONDecoder().decode(Family.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  static func generated() throws -> GeneratedFile {
    let families = try families()
    let descriptors = Dictionary(
      uniqueKeysWithValues: try SystemDescriptors.all().map { ($0.notification.names[0], $0) })
    var text = """
      // Generated from Rules/notifications by `GeneratedFileTests`; edit the JSON, not this file.
      // swift-format-ignore-file

      /// Apple's documentation of the payloads of its notifications, as `SystemNotificationRows` reads it.
      enum SystemNotifications {
        /// Names, keys, page; descriptor, payload and properties, where there is one.
        static let notificationRows = ""\"

      """
    for notification in families.flatMap(\.notifications) {
      text += try "    \(list(notification.names))|\(list(notification.keys))|\(plain(notification.page))"
      text += try (descriptors[notification.names[0]].map(lookup) ?? "") + "\n"
    }
    text += "    \"\"\"\n\n  /// Names, types, page.\n  static let keyRows = \"\"\"\n"
    for key in families.flatMap(\.keys) {
      text += try "    \(list(key.names))|\(list(key.types))|\(plain(key.page))\n"
    }
    text += "    \"\"\"\n}\n"
    return GeneratedFile(path: "Sources/ObserverLint/Facts/SystemNotifications.swift", text: text)
  }

  private static func lookup(_ descriptor: SystemDescriptors.Descriptor) throws -> String {
    let properties = try descriptor.properties.map { property in
      let parts = try [property.key?.names[0] ?? "", property.name, property.type].map(plain)
      return parts.joined(separator: ",") + (property.isOptional ? "?" : "")
    }
    return try "|\(plain(descriptor.name))|\(plain(descriptor.payload))|\(properties.joined(separator: ";"))"
  }

  private static func list(_ names: [String]) throws -> String { try names.map(plain).joined(separator: ";") }

  /// Text that is neither taken for the marks between the parts of a row, nor for Swift's.
  private static func plain(_ text: String) throws -> String {
    if text.contains(where: { "|;,?\\\"".contains($0) || $0.isNewline }) { throw HoldsMark(text: text) }
    return text
  }

  private struct HoldsMark: Error { let text: String }
}
