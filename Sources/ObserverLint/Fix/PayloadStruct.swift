/// A payload's type, inferred from the casts of a block that reads nothing else of its notification.
struct PayloadStruct {
  private struct Entry {
    var property: String
    var key: String
    var type: String
    var isForced: Bool
    /// From behind the notification to the end of the cast.
    var read: Range<Int>
  }

  let name: String
  private let notificationName: String
  private let entries: [Entry]
  private let ownerPath: String

  init(
    name notificationName: String, uses: [NodeID], block: NodeID, _ text: SourceText, _ owner: OwningClass,
    _ linked: LinkedProgram
  ) throws(Unfixable) {
    var entries: [Entry] = []
    for use in uses {
      guard let entry = Self.entry(use, text) else { throw Unfixable("the block reads more than casts of entries") }
      if let known = entries.first(where: { $0.property == entry.property }),
        known.key != entry.key || known.type != entry.type || known.isForced != entry.isForced
      {
        throw Unfixable("the block reads one entry in two ways")
      }
      entries.append(entry)
    }
    guard !entries.isEmpty, !owner.isGeneric else { throw Unfixable("the payload's type has no place") }
    self.entries = entries
    self.notificationName = notificationName
    ownerPath = owner.nominal.path
    let last = notificationName.split { $0 == "." || $0 == "(" || $0 == ")" || $0 == "\"" || $0 == " " }.last
    let stem = Identifier.camelCase(last.map(String.init) ?? "", droppingSuffixes: ["Notification"])
    guard !stem.isEmpty else { throw Unfixable("no name for the payload can be made of the notification's") }
    let capital = stem.prefix(1).uppercased() + stem.dropFirst()
    guard
      let free = [capital, "\(capital)Payload", "\(capital)Contents"].first(where: {
        linked.program.nameIDs[$0] == nil && !text.mentions($0)
      })
    else { throw Unfixable("the program has other things called like the notification") }
    self.name = free
  }

  private static func entry(_ use: NodeID, _ text: SourceText) -> Entry? {
    guard let userInfo = text.parent(use), text.kind(userInfo) == .member, text.name(userInfo) == "userInfo" else {
      return nil
    }
    guard let entry = EntryCast(of: userInfo, in: text), let property = property(entry.key, text) else { return nil }
    let flags = text.node(entry.cast).flags
    guard flags.contains(.isForced) || flags.contains(.isConditional) else { return nil }
    return Entry(
      property: property, key: text.text(entry.key), type: text.text(entry.type), isForced: flags.contains(.isForced),
      read: text.end(use)..<text.end(entry.cast))
  }

  /// A string, or a constant that is named from a type on.
  private static func property(_ key: NodeID, _ text: SourceText) -> String? {
    var last = text.name(key)
    if text.kind(key) == .stringLiteral {
      guard text.children(key).isEmpty else { return nil }
      last = text.text(key).filter { $0 != "\"" && $0 != "#" }
    } else {
      var root = key
      while text.kind(root) == .member, let base = text.children(root).first { root = base }
      guard text.kind(root) == .identifier, root != key, text.name(root).first?.isUppercase ?? false else { return nil }
    }
    let plain = Identifier.camelCase(last, droppingSuffixes: ["UserInfoKey", "Key"])
    return plain.isEmpty || Identifier.isReserved(plain) || plain == "descriptor" ? nil : plain
  }

  func edits(_ text: SourceText) -> [Edit] {
    var edits = entries.map { text.replacement($0.read, ".\($0.property)") }
    let isClosed = text.bytes.last == 0x0A
    edits.append(text.insertion(at: text.bytes.count, (isClosed ? "" : "\n") + declaration(unit: text.indentUnit)))
    return edits
  }

  private func declaration(unit: String) -> String {
    var seen: Set<String> = []
    let unique = entries.filter { seen.insert($0.property).inserted }
    var lines = [
      "", "extension \(ownerPath) {", "\(unit)/// What `\(notificationName)` carries.",
      "\(unit)private struct \(name) {",
    ]
    for entry in unique {
      let type = entry.isForced ? entry.type : entry.type.contains(" ") ? "(\(entry.type))?" : "\(entry.type)?"
      lines.append("\(unit)\(unit)let \(entry.property): \(type)")
    }
    let parts = unique.map { entry in
      let function = entry.isForced ? "value" : "valueIfPresent"
      return "\(entry.property): notification.\(function)(\(entry.key), as: \(meta(entry.type)))"
    }
    lines += [
      "",
      "\(unit)\(unit)static let descriptor = NotificationDescriptor<\(name)>(\(notificationName)) { notification in",
      "\(unit)\(unit)\(unit)try \(name)(",
      "\(unit)\(unit)\(unit)\(unit)" + parts.joined(separator: ",\n\(unit)\(unit)\(unit)\(unit)") + ")",
      "\(unit)\(unit)}", "\(unit)}", "}", "",
    ]
    return lines.joined(separator: "\n")
  }

  private func meta(_ type: String) -> String {
    type.contains(" ") && !type.hasPrefix("[") ? "(\(type)).self" : "\(type).self"
  }
}
