import Foundation

/// `Rules/notifications/*.json` as Swift.
enum SystemNotificationsSource {
  struct Family: Decodable {
    struct Notification: Decodable {
      let names: [String]
      let keys: [String]
      let page: String
    }

    struct Key: Decodable {
      let names: [String]
      let types: [String]
      let page: String
    }

    let family: String
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
    var text = """
      // Generated from Rules/notifications by `SystemNotificationsTests`; edit the JSON, not this file.
      // swift-format-ignore-file

      /// What Apple documents of its notifications' payloads.
      enum SystemNotifications {
        static let notifications: [Notification] = [

      """
    for notification in families.flatMap(\.notifications) {
      text += "    Notification(names: \(list(notification.names)), keys: \(list(notification.keys)), "
      text += "page: \"\(notification.page)\"),\n"
    }
    text += "  ]\n\n  static let keys: [Key] = [\n"
    for key in families.flatMap(\.keys) {
      text += "    Key(names: \(list(key.names)), types: \(list(key.types)), page: \"\(key.page)\"),\n"
    }
    text += "  ]\n}\n"
    return GeneratedFile(path: "Sources/ObserverLint/Facts/SystemNotifications.swift", text: text)
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
