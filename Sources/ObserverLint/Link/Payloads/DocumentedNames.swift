extension SystemNotifications {
  static func notification(_ source: Identity.NameSource) -> Notification? {
    switch source {
    case .raw(let text): notification(type: nil, name: text)
    case .constant(let type, let name): isSystem(type) ? notification(type: type, name: name) : nil
    case .text, .reached: nil
    }
  }

  static func key(_ source: Identity.NameSource) -> Key? {
    switch source {
    case .raw(let text): key(type: nil, name: text)
    case .constant(let type, let name): isSystem(type) ? key(type: type, name: name) : nil
    case .text, .reached: nil
    }
  }

  private static func isSystem(_ type: String) -> Bool { type.isEmpty || SystemTypes.isKnown(type) }
}
