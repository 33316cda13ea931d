import Foundation

/// The library's descriptors of the system's notifications, as `Rules/notifications` says them.
enum SystemDescriptors {
  typealias Family = SystemNotificationsSource.Family

  struct Descriptor {
    var notification: Family.Notification
    var family: Family
    var name: String
    var payload: String
    var properties: [Property]
    /// True if `payload` is a structure of the library.
    var hasStructure: Bool
  }

  struct Property {
    /// Nil: the sender.
    var key: Family.Key?
    /// Empty where the payload is the value itself.
    var name: String
    var type: String
    var isOptional: Bool
  }

  static func all() throws -> [Descriptor] {
    let families = try SystemNotificationsSource.families()
    let keys = Dictionary(uniqueKeysWithValues: families.flatMap(\.keys).map { ($0.names[0], $0) })
    return try families.filter { $0.exempt == nil }.flatMap { family in
      try family.notifications.filter { $0.exempt == nil }.map { try descriptor($0, family, keys) }
    }
  }

  private struct Incomplete: Error, CustomStringConvertible {
    var description: String
  }

  private static func descriptor(
    _ notification: Family.Notification, _ family: Family, _ keys: [String: Family.Key]
  ) throws -> Descriptor {
    var result = Descriptor(
      notification: notification, family: family, name: notification.descriptor ?? name(of: notification.names[0]),
      payload: "Void", properties: [], hasStructure: false)
    let carried = notification.keys.compactMap { keys[$0] }.filter { $0.leftOut == nil }
    for key in carried {
      guard let property = key.property else {
        throw Incomplete(description: "\(key.names[0]) says neither its property nor why it is left out")
      }
      result.properties.append(
        Property(
          key: key, name: property, type: key.types.first ?? "Any", isOptional: key.isAlwaysThere != true))
    }
    if let payload = notification.payload {
      result.payload = payload
      result.hasStructure = true
    } else if let sender = notification.sender {
      result.payload = sender
      result.properties = [Property(key: nil, name: "", type: sender, isOptional: false)]
    } else if let only = result.properties.first {
      guard result.properties.count == 1, !only.isOptional else {
        throw Incomplete(
          description: "\(notification.names[0]) carries several values, or none for sure: name a payload")
      }
      result.properties[0].name = ""
      result.payload = only.type
    }
    return result
  }

  /// `NSWindow.didResizeNotification` is `windowDidResize`.
  private static func name(of spelled: String) -> String {
    let parts = spelled.replacingOccurrences(of: "NSNotification.Name.", with: "").split(separator: ".").map(
      String.init)
    let stems = parts.map { part in
      var part = part.hasSuffix("Notification") ? String(part.dropLast("Notification".count)) : part
      if part.hasPrefix("NS") || part.hasPrefix("UI") { part = String(part.dropFirst(2)) }
      return part
    }
    let joined = stems[0] + stems.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
