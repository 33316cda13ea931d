/// The names that mean the same in an accessor of a notification, and in the code that reads.
struct AccessorScope: FixPart {
  let context: FixContext
  /// The type that gets the accessor.
  private let extended: String
  /// The path of the type whose code reads.
  private let owner: String?

  init(_ context: FixContext, _ extended: String, readIn owner: String?) {
    self.context = context
    self.owner = owner
    self.extended = extended
  }

  func check(key: NodeID, _ text: SourceText) throws(Unfixable) {
    let local = Unfixable(.keyNotConstant, "the key is no constant that an accessor elsewhere can name")
    if text.kind(key) == .stringLiteral {
      if !text.children(key).isEmpty { throw local }
      return
    }
    let root = text.root(ofMember: key)
    guard text.kind(root) == .identifier else { throw local }
    let name = text.name(root)
    guard root != key else {
      // In the extension, a member of the notification would come first.
      guard isGlobal(name), !context.isMember(name, of: extended) else { throw local }
      return
    }
    guard name.first?.isUppercase ?? false, isReachable(text.text(key)) else { throw local }
  }

  /// Returns true for a constant of the program, or of the system as `AVCaptureSessionErrorKey`, outside of all types.
  private func isGlobal(_ name: String) -> Bool {
    let isDeclared = program.nameIDs[name].flatMap { linked.table.globals[$0] }.map { !$0.isEmpty } ?? false
    return isDeclared || SystemNotifications.key(type: "", name: name) != nil
  }

  func check(type: NodeID, _ text: SourceText) throws(Unfixable) {
    let node = text.node(type)
    var path = ""
    for index in node.first..<node.end {
      let lexeme = text.lexeme(index)
      if lexeme.word == .inout { throw Unfixable(.inoutType, "inout is no type") }
      if lexeme.word == .capitalSelf {
        throw Unfixable(.selfType, "Self means nothing to an accessor of the notification")
      }
      if lexeme.kind == .period {
        path += "."
      } else if lexeme.kind == .identifier, path.hasSuffix(".") {
        path += text.text(lexeme)
        try check(path)
      } else if lexeme.kind == .identifier, lexeme.word != .any, lexeme.word != .some, !text.isTupleLabel(index) {
        path = text.text(lexeme)
        try check(path)
      } else {
        path = ""
      }
    }
  }

  private func check(_ path: String) throws(Unfixable) {
    guard isReachable(path) else {
      throw Unfixable(.unreachableType, "\(path) is not a type that an accessor outside of its scope could name")
    }
  }

  /// Returns true if a path of types, and of a constant in the last, means the same outside of the code that reads.
  private func isReachable(_ path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first, context.isTopLevel(first), !isMemberType(first),
      owner.map({ !context.isNested(first, in: $0) }) ?? true
    else { return false }
    return parts.indices.allSatisfy { end in
      guard end == 0 || !isPrivate(parts[end], of: parts[..<end].joined(separator: ".")) else { return false }
      return context.sites.declared(parts[...end].joined(separator: ".")).allSatisfy { nominal in
        nominal.isExternal || isVisible(nominal, isNested: end > 0)
      }
    }
  }

  /// Returns true for a type that the file's top level can name on all systems.
  private func isVisible(_ nominal: NominalType, isNested: Bool) -> Bool {
    return nominal.parts.allSatisfy { part in
      let fact = program.types[part]
      if fact.isExtension { return true }
      let text = context.text(program.sourceFile(ofType: part))
      guard !(isNested && fact.isPrivate), let declaration = text.declaration(.typeDecl, namedAt: Int(fact.offset))
      else { return false }
      let isLocal = text.ancestor(declaration, [.functionDecl, .closure, .accessor]) != nil
      return !isLocal && !text.text(text.start(declaration)..<Int(fact.offset)).contains("@available")
    }
  }

  private func isPrivate(_ name: String, of path: String) -> Bool {
    guard let id = program.nameIDs[name] else { return false }
    return context.sites.declared(path).contains { nominal in
      (nominal.fields[id] ?? []).contains { program.variables[$0].isPrivate }
    }
  }

  private func isMemberType(_ name: String) -> Bool {
    extended.hasPrefix("Dictionary") ? Self.dictionaryTypes.contains(name) : name == "Name"
  }

  private static let dictionaryTypes: Set<String> = [
    "Key", "Keys", "Value", "Values", "Element", "Index", "Indices", "Iterator", "SubSequence",
  ]
}

extension FixContext {
  func isTopLevel(_ name: String) -> Bool {
    let own = (sites.nominalsByLastName[name] ?? []).filter { !$0.isExternal }
    // A type alias inside of a type has no meaning outside.
    if own.isEmpty, linked.table.aliases[name] != nil { return false }
    if own.isEmpty { return SystemTypes.isKnown(name) || Catalog.plainTypes.contains(name) }
    return own.contains { $0.path == name }
  }
}
