/// The declarations of names and descriptors of notifications in a program. The survey searches the text of all files,
/// because most of these files have no part in the life of an observer.
struct NotificationSurvey {
  /// A constant that is a name.
  struct NameConstant {
    var file: Int
    /// The offset of the declaration.
    var offset: Int
    /// The type that declares it; empty for an extension of the name type, and at the top level.
    var type: String
    var name: String
    var isGlobal = false
    /// True if its declaration, or a declaration around it, hides it from other files.
    var isPrivate = false
    /// True if other modules can name it.
    var isPublic = false
    /// True if only the type that declares it can name it.
    var isOfTypeAlone = false
  }

  /// A constant that is a descriptor.
  struct DescriptorConstant {
    var file: Int
    /// The spelling in code: `Downloads.finished`.
    var reference: String
    var payload: String
    /// The type of the object that posts. Nil if any object may post.
    var sender: String?
    var isPrivate: Bool
    /// The bytes of its value.
    var value: Range<Int>
    /// The entries that the payload's type reads; nil if they are unknown.
    var entries: [ContractEntry]?
  }

  private var names: [Identity.NameSource: NameConstant] = [:]
  /// Names that several constants have.
  private(set) var ambiguous: Set<Identity.NameSource> = []
  private var descriptors: [Identity.NameSource: [DescriptorConstant]] = [:]
  private var values: [String: [(type: String, value: Identity.NameSource)]] = [:]
  /// The types in which these files declare names and descriptors.
  private(set) var declaredTypes: Set<String> = []

  init(_ files: [Int], _ context: FixContext) {
    let search = WordSearch([
      "Name(\"", "Name(rawValue", ": Notification.Name", ": NSNotification.Name", "extension Notification.Name",
      "extension NSNotification.Name", "NotificationDescriptor<", "NotificationDescriptor(", "NotificationReader<",
      "NotificationReader(",
    ])
    let found = context.sources.read(files) { _, bytes in search.contains(in: bytes) ? true : nil }
    let texts = zip(files, found).filter { $0.1 == true }.map { context.text($0.0) }
    let constants = texts.flatMap { Self.constants(in: $0) }
    for constant in constants {
      declaredTypes.insert(TypeName.lastPart(constant.place.type))
      guard let value = constant.nameValue else { continue }
      values[constant.place.name, default: []].append((constant.place.type, value))
    }
    for constant in constants {
      if let value = constant.nameValue {
        let name = canonical(value)
        if names[name] == nil { names[name] = constant.place } else if !constant.isAlias { ambiguous.insert(name) }
      } else if let descriptor = constant.descriptor, let name = constant.observed.map({ canonical($0) }) {
        descriptors[name, default: []].append(descriptor)
      }
    }
  }

  /// The same name however it is spelled: a constant of the program's is what it was made of.
  func canonical(_ name: Identity.NameSource) -> Identity.NameSource {
    var name = name
    for _ in 0..<8 {
      guard case .constant(let type, let spelled) = name, let known = values[spelled] else { return name }
      let matching = known.filter { $0.type == type || type.isEmpty && $0.type.isEmpty }
      guard matching.count == 1, matching[0].value != name else { return name }
      name = matching[0].value
    }
    return name
  }

  func constant(_ name: Identity.NameSource) -> NameConstant? { names[canonical(name)] }

  func descriptors(of name: Identity.NameSource) -> [DescriptorConstant] { descriptors[canonical(name)] ?? [] }

  // MARK: Reading a file

  private struct DeclaredConstant {
    var place: NameConstant
    var nameValue: Identity.NameSource?
    /// True if it is another name of a constant.
    var isAlias: Bool { if case .constant = nameValue { true } else { false } }
    var observed: Identity.NameSource?
    var descriptor: DescriptorConstant?
  }

  private static func constants(in text: SourceText) -> [DeclaredConstant] {
    text.outline.nodes.indices.lazy.map { NodeID($0) }.filter { text.kind($0) == .variableDecl }
      .compactMap { constant($0, text) }
  }

  private static func constant(_ declaration: NodeID, _ text: SourceText) -> DeclaredConstant? {
    let parts = text.children(declaration)
    guard let pattern = parts.first(where: { text.kind($0) == .pattern }), text.children(pattern).count == 1,
      let name = text.children(pattern).first
    else { return nil }
    var place = NameConstant(
      file: text.file, offset: text.start(declaration), type: "", name: text.name(name))
    let flags = text.node(declaration).flags
    let isComputed = parts.contains { text.kind($0) == .accessor }
    let written = parts.first { text.kind($0) == .typeName }.map { text.text($0) } ?? ""
    guard let value = isComputed ? onlyResult(parts, text) : initial(parts, text) else { return nil }
    if let around = text.ancestor(declaration, [.typeDecl, .functionDecl, .closure, .accessor]) {
      guard text.kind(around) == .typeDecl, flags.contains(.isStatic) else { return nil }
      let path = path(of: around, text)
      place.type = isNameType(path) ? "" : path
      place.isPrivate = isHidden(around, text)
      place.isPublic =
        flags.contains(.isPublic)
        || text.node(around).word == .extension && text.node(around).flags.contains(.isPublic)
    } else {
      place.isGlobal = true
      place.isPublic = flags.contains(.isPublic)
    }
    let isPrivate = words(of: declaration, text).contains(.private)
    place.isOfTypeAlone = isPrivate && !place.isGlobal
    place.isPrivate = place.isPrivate || isPrivate || words(of: declaration, text).contains(.fileprivate)
    var constant = DeclaredConstant(place: place)
    if let (observed, payload, sender) = descriptor(value, written, text) {
      let type = place.type.isEmpty ? "" : "\(place.type)."
      constant.observed = observed
      constant.descriptor = DescriptorConstant(
        file: text.file, reference: type + place.name, payload: payload, sender: sender,
        isPrivate: place.isPrivate, value: text.start(value)..<text.end(value),
        entries: ContractEntry.read(in: value, payload: payload, text))
    } else if isNameType(written) || isNameCall(value, text) {
      constant.nameValue = nameSource(value, text)
    }
    return constant.nameValue == nil && constant.descriptor == nil ? nil : constant
  }

  private static func words(of declaration: NodeID, _ text: SourceText) -> [Word] {
    let node = text.node(declaration)
    return (node.first..<min(node.end, node.first + 8)).map { text.lexeme($0).word }
  }

  /// Returns true if the type, or one around it, is private.
  private static func isHidden(_ type: NodeID, _ text: SourceText) -> Bool {
    var next: NodeID? = type
    while let current = next {
      if text.node(current).flags.contains(.isPrivate) { return true }
      next = text.ancestor(current, [.typeDecl])
    }
    return false
  }

  private static func initial(_ parts: [NodeID], _ text: SourceText) -> NodeID? {
    parts.last { ![.attribute, .pattern, .typeName, .accessor].contains(text.kind($0)) }
  }

  private static func onlyResult(_ parts: [NodeID], _ text: SourceText) -> NodeID? {
    let accessors = parts.filter { text.kind($0) == .accessor }
    guard accessors.count == 1, text.node(accessors[0]).word == .get,
      let block = text.body(of: accessors[0]),
      text.children(block).count == 1, let only = text.children(block).first
    else { return nil }
    return text.kind(only) == .returnStatement ? text.children(only).first : only
  }

  /// `Outer.Inner`, also of an extension.
  static func path(of type: NodeID, _ text: SourceText) -> String {
    let node = text.node(type)
    if node.word == .extension {
      let start = Int(text.lexeme(node.name).start)
      let end = node.label > node.name ? Int(text.lexeme(node.label - 1).end) : Int(text.lexeme(node.name).end)
      return TypeName.withoutGenerics(text.text(start..<end).filter { $0 != " " })
    }
    guard let outer = text.ancestor(type, [.typeDecl]) else { return text.name(type) }
    return "\(path(of: outer, text)).\(text.name(type))"
  }

  static func isNameType(_ spelled: String) -> Bool {
    ["Notification.Name", "NSNotification.Name", "Foundation.Notification.Name", "NSNotificationName"].contains(spelled)
  }

  /// `Notification.Name("x")`
  private static func isNameCall(_ value: NodeID, _ text: SourceText) -> Bool {
    text.kind(value) == .call && isNameType(text.text(text.node(value).child))
  }

  /// The name that an expression of the name type is.
  static func nameSource(_ value: NodeID, _ text: SourceText) -> Identity.NameSource? {
    switch text.kind(value) {
    case .stringLiteral:
      guard text.children(value).isEmpty else { return nil }
      let literal = text.text(value)
      return literal.hasPrefix("#") || literal.hasPrefix("\"\"\"") || literal.contains("\\")
        ? nil : .raw(String(literal.dropFirst().dropLast()))
    case .call:
      let arguments = text.children(value).dropFirst()
      let callee = text.text(text.node(value).child)
      guard arguments.count == 1, let only = arguments.first.flatMap({ text.children($0).first }),
        callee == ".init" || isNameType(callee) || isNameType(callee.replacingSuffix(".init", by: ""))
      else { return nil }
      return nameSource(only, text)
    case .implicitMember: return .constant(type: "", name: text.name(value))
    case .identifier: return .constant(type: "", name: text.name(value))
    case .member:
      let base = text.text(text.node(value).child)
      if text.name(value) == "rawValue" { return nameSource(text.node(value).child, text) }
      guard base.first?.isUppercase == true, !base.contains("(") else { return nil }
      return .constant(type: isNameType(base) ? "" : base, name: text.name(value))
    default: return nil
    }
  }

  /// `NotificationReader(name, as: Payload.self) { … }`, `NotificationDescriptor(name)`, and the same with the payload's
  /// type and the sender's in angle brackets.
  private static func descriptor(_ value: NodeID, _ written: String, _ text: SourceText) -> (
    name: Identity.NameSource, payload: String, sender: String?
  )? {
    guard text.kind(value) == .call, let first = text.children(value).dropFirst().first,
      let argument = text.children(first).first
    else { return nil }
    // Generic arguments are no part of the outline.
    var callee = text.text(text.start(value)..<text.start(first))
    guard callee.hasSuffix("(") else { return nil }
    callee.removeLast()
    if callee == ".init" || callee == "Self" || types.contains(callee) && !written.isEmpty { callee = written }
    let kind = String(callee.prefix { $0 != "<" })
    guard types.contains(kind), let name = nameSource(argument, text) else { return nil }
    if callee.hasSuffix(">") {
      let arguments = TypeName.list(callee.dropFirst(kind.count + 1).dropLast()).map { $0.filter { $0 != " " } }
      guard let payload = arguments.first else { return nil }
      return (name, payload, arguments.count > 1 && arguments[1] != "AnyObject" ? arguments[1] : nil)
    }
    func label(_ argument: NodeID) -> String {
      text.node(argument).label >= 0 ? text.outline.string(text.node(argument).label) : ""
    }
    func type(labelled name: String) -> String? {
      let argument = text.children(value).dropFirst(2).first { label($0) == name }
      guard let spelled = argument.flatMap({ text.children($0).first }).map({ text.text($0) }),
        spelled.hasSuffix(".self")
      else { return nil }
      return String(spelled.dropLast(5))
    }
    let sender = type(labelled: "from")
    if let payload = type(labelled: "as") {
      let hasKey = text.children(value).dropFirst().contains { label($0) == "key" }
      return (name, hasKey && sender != nil ? "SentValue<\(sender ?? ""), \(payload)>" : payload, sender)
    }
    if let sender { return (name, sender, sender) }
    return text.children(value).count == 2 && kind == "NotificationDescriptor" ? (name, "Void", nil) : nil
  }

  private static let types: Set<String> = ["NotificationDescriptor", "NotificationReader"]
}

extension String {
  func replacingSuffix(_ suffix: String, by other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self
  }
}
