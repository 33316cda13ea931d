/// Statements in the method that runs between two passes of a lifecycle method.
struct LifecycleMethod: FixPart {
  let owner: OwningClass
  /// The method that runs again and again.
  let root: FunctionID
  let context: FixContext

  /// Returns the edits that add statements to the counterpart, and the name of the counterpart. Nil if the class has no
  /// counterpart and cannot get one.
  ///
  /// - Parameters:
  ///   - counterparts: full names, such as `viewWillDisappear(_:)`.
  ///   - all: the statements of a new override, also for other registrations of the lifecycle.
  func inCounterpart(
    _ counterparts: [String], _ statements: [String], all: [String]? = nil
  ) throws(Unfixable) -> (edits: [Edit], name: String)? {
    let fact = program.functions[root]
    let parameters = Int(fact.parameterCount)
    // A view may move from one superview to the next with nothing in between, and a gesture that is cancelled makes one
    // appear once more that never went.
    let fitting = counterparts.filter {
      $0.hasSuffix(")") && $0.count { $0 == ":" } == parameters
        && (!fact.isOverride || $0.hasPrefix("viewWillDisappear"))
    }
    guard let first = fitting.first else { return nil }
    let canMake = fact.isOverride
    for name in fitting {
      if let existing = method(name) {
        return (try inserting(statements, into: existing, named: name), Self.baseName(name))
      }
    }
    guard canMake else { return nil }
    return (try making(first, all ?? statements), Self.baseName(first))
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private func method(_ name: String) -> FunctionID? {
    guard let id = program.nameIDs[Self.baseName(name)] else { return nil }
    return (owner.nominal.functions[id] ?? []).first { function in
      let fact = program.functions[function]
      return fact.kind == .function && !fact.isStatic && program.fullName(of: fact) == name
    }
  }

  private func declaration(of function: FunctionID) throws(Unfixable) -> (node: NodeID, text: SourceText) {
    let file = program.file(ofFunction: function).source
    let text = context.text(file)
    guard context.sources.files[file].isReported,
      let node = text.declaration(.functionDecl, namedAt: Int(program.functions[function].offset))
    else {
      throw Unfixable(.lifecycleOutsidePaths, "the lifecycle's methods are declared in a file outside the given paths")
    }
    return (node, text)
  }

  private func inserting(
    _ statements: [String], into function: FunctionID, named name: String
  ) throws(Unfixable) -> [Edit] {
    let (node, text) = try declaration(of: function)
    guard let block = text.body(of: node) else {
      throw Unfixable(.unsupportedForm, "\(Self.baseName(name)) has a form that the fix does not support")
    }
    let lines = statements.map { $0.reindented(text.indentUnit, owner.text.indentUnit) }
    let body = text.children(block)
    if let call = body.first(where: { text.isCall($0, ofSuperNamed: Self.baseName(name)) }),
      let statement = BodyStatement(around: call, in: text), statement.node == call
    {
      return try statement.inserting(after: lines)
    }
    if let first = body.first, let statement = BodyStatement(around: first, in: text) {
      return try statement.inserting(before: lines)
    }
    let open = Int(text.lexeme(text.node(block).first).end)
    let close = text.end(block) - 1
    let indent = text.indentation(text.start(node))
    let inserted = lines.map { "\n\(indent)\(text.indentUnit)\($0)" }.joined()
    return [text.replacement(open..<close, inserted + "\n\(indent)")]
  }

  private func making(_ name: String, _ statements: [String]) throws(Unfixable) -> [Edit] {
    let (node, text) = try declaration(of: root)
    guard let keyword = (text.node(node).first..<text.node(node).name).first(where: { text.lexeme($0).word == .func })
    else { throw Unfixable(.unsupportedForm, "the lifecycle's method has a form that the fix does not support") }
    let modifiers = (text.node(node).first..<keyword).map { text.lexeme($0) }.filter {
      [.override, .public, .open, .internal].contains($0.word)
    }.map { text.text($0) }
    let parameter = text.children(node).first { text.kind($0) == .parameter }
    let base = Self.baseName(name)
    let indent = text.indentation(text.start(node))
    let unit = text.indentUnit
    let forwarded = parameter.map { text.name($0) } ?? ""
    let head = (modifiers + ["func"]).joined(separator: " ")
    let lines =
      ["\(head) \(base)(\(parameter.map { text.text($0) } ?? "")) {", "\(unit)super.\(base)(\(forwarded))"]
      + statements.map { "\(unit)\($0.reindented(unit, owner.text.indentUnit))" } + ["}"]
    return [text.insertion(at: text.end(node), "\n\n" + lines.map { indent + $0 }.joined(separator: "\n"))]
  }
}

extension String {
  /// A line whose indentation was made with another file's unit.
  fileprivate func reindented(_ unit: String, _ other: String) -> String {
    guard unit != other, !other.isEmpty, hasPrefix(other) else { return self }
    return unit + String(dropFirst(other.count)).reindented(unit, other)
  }
}

extension SourceText {
  func isCall(_ node: NodeID, ofSuperNamed name: String) -> Bool {
    guard kind(node) == .call, kind(self.node(node).child) == .member, self.name(self.node(node).child) == name else {
      return false
    }
    let base = self.node(self.node(node).child).child
    return base >= 0 && kind(base) == .superExpression
  }
}
