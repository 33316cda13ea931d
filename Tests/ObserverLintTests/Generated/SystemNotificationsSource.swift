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
    /// What who observes them must know.
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
      uniqueKeysWithValues: try SystemDescriptors.all().map { ($0.notification.names[0], lookup($0)) })
    var text = """
      // Generated from Rules/notifications by `SystemNotificationsTests`; edit the JSON, not this file.
      // swift-format-ignore-file

      /// What Apple documents of its notifications' payloads.
      enum SystemNotifications {
        static let notifications: [Notification] = [

      """
    for notification in families.flatMap(\.notifications) {
      text += "    Notification(names: \(list(notification.names)), keys: \(list(notification.keys)), "
      text += "page: \"\(notification.page)\"\(descriptors[notification.names[0]] ?? "")),\n"
    }
    text += "  ]\n\n  static let keys: [Key] = [\n"
    for key in families.flatMap(\.keys) {
      text += "    Key(names: \(list(key.names)), types: \(list(key.types)), page: \"\(key.page)\"),\n"
    }
    text += "  ]\n}\n"
    return GeneratedFile(path: "Sources/ObserverLint/Facts/SystemNotifications.swift", text: text)
  }

  private static func lookup(_ descriptor: SystemDescriptors.Descriptor) -> String {
    let properties = descriptor.properties.map { property in
      ".init(key: \(property.key.map { "\"\($0.names[0])\"" } ?? "nil"), name: \"\(property.name)\", "
        + "type: \"\(property.type)\", isOptional: \(property.isOptional))"
    }
    return ", descriptor: Descriptor(name: \"\(descriptor.name)\", payload: \"\(descriptor.payload)\", "
      + "properties: [\(properties.joined(separator: ", "))])"
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
