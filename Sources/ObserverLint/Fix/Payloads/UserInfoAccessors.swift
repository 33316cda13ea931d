/// The typed accessors that casts move to: their names, and where they stand.
extension FixContext {
  /// The place of a read's accessor: an extension in the same file, under the conditions of the read.
  struct AccessorHome: Hashable {
    var file: Int
    /// The extended type, with its constraints.
    var type: String
    var conditions: [String]

    /// The last name of the type.
    var typeName: String { FixContext.lastName(ofExtended: type) }
  }

  /// An accessor's name in a file.
  struct AccessorName: Hashable {
    var file: Int
    var type: String
    var name: String
  }

  /// An accessor that a fix of this run adds.
  struct AddedAccessor {
    var declaration: String
    var conditions: [String]
  }

  // MARK: The name

  func accessorName(
    _ key: NodeID, _ home: AccessorHome, _ text: SourceText, _ declaration: (String) -> String
  ) throws(Unfixable) -> String {
    // `Key.sender.rawValue`
    let isRawValue = text.kind(key) == .member && text.name(key) == "rawValue"
    let constant = isRawValue ? text.node(key).child : key
    let last =
      text.kind(key) == .stringLiteral ? text.text(key).filter { $0 != "\"" && $0 != "#" } : text.name(constant)
    // A constant is the key of something, and a string may be that of something called so.
    let plain = Identifier.camelCase(
      last, droppingSuffixes: text.kind(key) == .stringLiteral ? [] : ["UserInfoKey", "Key"])
    guard !plain.isEmpty else { throw Unfixable(.noAccessorName, "no name for an accessor can be made of the key") }
    let candidates = [plain, qualified(plain, key, text), "\(plain)Payload", "\(plain)Value"].compactMap(\.self)
    if let present = candidates.first(where: {
      text.accessors.contains(declaration($0), of: $0, inExtensionOf: home.type, under: home.conditions)
        || isAdded(declaration($0), $0, home)
    }) {
      return present
    }
    // An accessor of the key's own name would read itself.
    guard let name = candidates.first(where: { isFree($0, home) && $0 != text.text(key) }) else {
      throw Unfixable(.accessorNameTaken, "there is an accessor called `\(plain)` that reads something else")
    }
    lookups.addedAccessors[AccessorName(file: home.file, type: home.type, name: name)] = AddedAccessor(
      declaration: declaration(name), conditions: home.conditions)
    return name
  }

  /// `MessageDAO.UserInfoKey.id` becomes `messageDAOId`; nil for a key without a type that says more.
  private func qualified(_ plain: String, _ key: NodeID, _ text: SourceText) -> String? {
    var base = key
    while text.kind(base) == .member, let next = text.children(base).first {
      base = next
      let name = text.name(base)
      if ["Key", "Keys", "UserInfo"].contains(where: { name.hasSuffix($0) }) { continue }
      let prefix = Identifier.camelCase(name)
      // `NameKeys.Name.name` says no more as `nameName`.
      return prefix.isEmpty || prefix.lowercased() == plain.lowercased()
        ? nil : prefix + plain.prefix(1).uppercased() + plain.dropFirst()
    }
    return nil
  }

  /// Returns true if a fix of this run adds the accessor, and code under the same conditions sees it.
  private func isAdded(_ declaration: String, _ name: String, _ home: AccessorHome) -> Bool {
    guard let added = lookups.addedAccessors[AccessorName(file: home.file, type: home.type, name: name)] else {
      return false
    }
    return added.declaration == declaration
      && CompilationConditions.missing(added.conditions, where: home.conditions).isEmpty
  }

  private func isFree(_ name: String, _ home: AccessorHome) -> Bool {
    if lookups.addedAccessors[AccessorName(file: home.file, type: home.type, name: name)] != nil
      || isOwnMember(name, of: home.type) || Identifier.isReserved(name)
    {
      return false
    }
    return !(lookups.foundationNames.members[name] ?? []).contains {
      $0.type == home.typeName && (!$0.isHidden || $0.file == home.file)
    }
  }

  /// Returns true if a notification, or a dictionary, has a member of a name for itself, or by an extension.
  func isMember(_ name: String, of type: String) -> Bool {
    isOwnMember(name, of: type)
      || (lookups.foundationNames.members[name] ?? []).contains { $0.type == Self.lastName(ofExtended: type) }
  }

  private func isOwnMember(_ name: String, of type: String) -> Bool {
    switch Self.lastName(ofExtended: type) {
    case "Dictionary": Self.dictionaryMembers.contains(name)
    case "NSNotification": Self.notificationMembers.contains(name) || Catalog.objectMembers.contains(name)
    default: Self.notificationMembers.contains(name)
    }
  }

  /// `Dictionary` for `Dictionary where Key == String, Value == Any`.
  private static func lastName(ofExtended type: String) -> String {
    TypeName.lastPart(String(type.prefix { $0 != " " }))
  }

  private static let notificationMembers: Set<String> = [
    "name", "object", "userInfo", "description", "debugDescription", "hash", "hashValue", "customMirror", "self",
  ]

  /// Accessors of the same name would be mistaken for them, or they for accessors.
  private static let dictionaryMembers: Set<String> = [
    "count", "isEmpty", "first", "keys", "values", "capacity", "startIndex", "endIndex", "indices", "lazy", "publisher",
    "underestimatedCount", "description", "debugDescription", "hash", "hashValue", "customMirror", "self", "min", "max",
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "shuffled", "reversed", "forEach", "contains",
    "index", "merge", "merging", "userInfo", "prefix", "suffix", "split", "enumerated", "swapAt", "joined", "mapValues",
  ]

  // MARK: The actor

  /// The actor of an accessor that reads a key; nil for none. An extension of a notification belongs to no actor, and
  /// may not read what belongs to one.
  func isolation(
    ofKey key: NodeID, readAt read: NodeID, in function: FunctionID, _ text: SourceText
  ) throws(Unfixable) -> String? {
    guard text.kind(key) != .stringLiteral, let actor = actor(ofKey: key, text) else { return nil }
    guard actor == self.actor(ofCodeAround: read, in: function, text) else {
      throw Unfixable(
        .isolatedKey,
        "the key `\(text.text(key))` belongs to \(actor), and the code that reads it may run elsewhere; "
          + "make the key nonisolated")
    }
    return actor
  }

  /// The isolation of an accessor in a module whose declarations belong to the main actor by default: other code reads
  /// notifications, too.
  func isolationOfItsOwn(ofKey key: NodeID, _ text: SourceText) throws(Unfixable) -> String {
    let root = text.root(ofMember: key)
    let isOwn =
      text.kind(key) != .stringLiteral && (root == key || sites.declared(text.name(root)).contains { !$0.isExternal })
    guard !isOwn else {
      throw Unfixable(
        .isolatedKey, "the module belongs to MainActor by default, and so may the key `\(text.text(key))`")
    }
    return "nonisolated "
  }

  // MARK: The place

  /// The conditions of an accessor: those of the read, or of the declarations around it if the accessor names nothing
  /// that a system may lack.
  func conditions(ofRead read: NodeID, _ key: NodeID, _ type: String, _ text: SourceText) -> [String] {
    let isPlain = text.kind(key) == .stringLiteral && Self.plainValues.contains(type)
    guard isPlain else { return text.conditions.parts(at: text.start(read)) }
    return text.topLevelBranch(around: read).map { text.conditions.parts(at: text.start($0)) } ?? []
  }

  /// Nil where it is there already. The first one of a file makes an extension, the others join it.
  func addAccessor(
    _ declaration: String, called name: String, to home: AccessorHome, readAt read: NodeID, _ text: SourceText
  ) -> Edit? {
    if text.accessors.contains(declaration, of: name, inExtensionOf: home.type, under: home.conditions) { return nil }
    if let close = text.accessors.place(inExtensionOf: home.type, under: home.conditions) {
      let indent = text.indentation(close) + text.indentUnit
      return text.insertion(at: close, "\(indent)\(declaration)\n", joins: true)
    }
    let lines = ["extension \(home.type) {", "\(text.indentUnit)\(declaration)", "}"]
    guard let branch = text.topLevelBranch(around: read) else {
      let whole = CompilationConditions.wrapped(lines, in: home.conditions).joined(separator: "\n")
      if let line = text.lastLines {
        return text.insertion(at: line, "\(text.isBehindBlankLine(line) ? "" : "\n")\(whole)\n\n")
      }
      let end = text.bytes.count
      let gap = text.bytes.last != 0x0A ? "\n\n" : text.isBehindBlankLine(end) ? "" : "\n"
      return text.insertion(at: end, "\(gap)\(whole)\n")
    }
    // Before the directive that ends the branch.
    let end = Int(text.lexeme(text.node(branch).end).start)
    let holding = text.conditions.parts(at: text.start(branch))
    let whole = CompilationConditions.wrapped(
      lines, in: CompilationConditions.missing(home.conditions, where: holding))
    let indent = text.children(branch).first.map { text.indentation(text.start($0)) } ?? ""
    // A blank line before the directive stays there.
    let isApart = text.isBehindBlankLine(end)
    let block = whole.map { "\(indent)\($0)\n" }.joined()
    return text.insertion(at: text.lineStart(end), isApart ? "\(block)\n" : "\n\(block)")
  }
}

extension SourceText {
  /// The line of what stays last in the file: a comment for SwiftLint, or previews.
  fileprivate var lastLines: Int? {
    let code = outline.lexemes.dropLast().last.map { Int($0.end) } ?? 0
    if let directives = directives(before: bytes.count, behind: code) { return directives }
    let previews = topLevel.reversed().prefix { kind($0) == .macroExpression && text($0).hasPrefix("#Preview") }
    return previews.last.map { startWithComments(of: $0) }
  }

  /// The innermost branch of an `#if` at the top level of the file that a node stands in.
  fileprivate func topLevelBranch(around node: NodeID) -> NodeID? {
    var path: [NodeID] = []
    var next = parent(node)
    while let current = next {
      path.append(current)
      next = parent(current)
    }
    // From the outside, behind the root: an `#if`, its branch, and so on.
    var branch: NodeID?
    var rest = path.reversed().dropFirst()
    while let compilation = rest.popFirst(), kind(compilation) == .conditionalCompilation, let block = rest.popFirst() {
      branch = block
    }
    return branch
  }
}
