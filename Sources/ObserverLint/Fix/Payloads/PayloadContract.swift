/// The part of a notification that holds an entry.
enum EntryPlace: Hashable {
  /// Under a key of the user info, as code spells it.
  case key(Identity.NameSource, spelled: String)
  case sender
}

/// The source of a property of a payload.
struct ContractEntry: Hashable {
  var source: EntryPlace
  /// The payload's property; empty where the payload is the value itself.
  var property: String
  var type: String
  var isOptional: Bool

  func reads(_ key: Identity.NameSource?, _ identity: Identity) -> Bool {
    switch (source, key) {
    case (.sender, nil): true
    case (.key(let own, _), let key?): own == key || identity.isSame(own, key)
    default: false
    }
  }
}

/// The payload of a notification: an entry for each key that a handler reads.
struct PayloadContract {
  var entries: [ContractEntry]
  /// True if each poster is known and sends all entries: no entry that a handler reads can then be missing.
  var isAlwaysSent = false
}

extension ContractEntry {
  /// Returns the entries that a descriptor's conversion reads by `value(_:as:)` and the like; nil if it does
  /// something else.
  static func read(in descriptor: NodeID, payload: String, _ text: SourceText) -> [Self]? {
    if TypeName.isVoid(payload) { return [] }
    guard let closure = text.descendants(descriptor).last(where: { text.kind($0) == .closure }),
      let made = text.descendants(closure).first(where: {
        text.kind($0) == .call
          && [payload, "Self", TypeName.lastPart(payload)].contains(text.text(text.node($0).child))
      })
    else { return nil }
    var entries: [Self] = []
    for argument in text.children(made).dropFirst() {
      guard text.node(argument).label >= 0, let value = text.children(argument).first else { return nil }
      let property = text.outline.string(text.node(argument).label)
      guard let entry = entry(value, property, text) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(_ value: NodeID, _ property: String, _ text: SourceText) -> Self? {
    if text.kind(value) == .cast, let object = text.children(value).first, text.kind(object) == .member,
      text.name(object) == "object", let type = text.children(value).last
    {
      return Self(source: .sender, property: property, type: text.text(type), isOptional: true)
    }
    guard text.kind(value) == .call, text.kind(text.node(value).child) == .member else { return nil }
    let arguments = text.children(value).dropFirst().compactMap { text.children($0).first }
    guard let type = arguments.last, text.kind(type) == .member, text.name(type) == "self" else { return nil }
    var spelled = text.text(text.node(type).child)
    if spelled.hasPrefix("("), spelled.hasSuffix(")") { spelled = String(spelled.dropFirst().dropLast()) }
    let function = text.name(text.node(value).child)
    switch (function, arguments.count) {
    case ("value", 2), ("valueIfPresent", 2):
      guard let key = NotificationSurvey.nameSource(arguments[0], text) else { return nil }
      return Self(
        source: .key(key, spelled: text.text(arguments[0])), property: property, type: spelled,
        isOptional: function == "valueIfPresent")
    case ("sender", 1): return Self(source: .sender, property: property, type: spelled, isOptional: false)
    default: return nil
    }
  }
}
