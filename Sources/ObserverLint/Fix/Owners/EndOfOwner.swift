/// Statements that run when an object ends.
extension OwningClass {
  /// Statements in the `deinit` of the class, or in a new one.
  ///
  /// - Parameter registration: the call whose effect the statements end.
  func atEnd(_ statements: [String], of registration: CallID) throws(Unfixable) -> [Edit] {
    if !external.isDisjoint(with: Catalog.testSuperclasses) {
      throw Unfixable(
        .ownerWithoutEnd, "a test case lives until all tests have run; remove the observer in tearDown()")
    }
    let statements = CompilationConditions.wrapped(statements, in: try conditions(of: statements, registration))
    if let existing = deinitializer { return try atEnd(statements, in: existing) }
    if hasConditionalDeinit {
      throw Unfixable(.conditionalDeinit, "the deinit of \(nominal.path) stands under a condition")
    }
    let close = text.end(declaration) - 1
    let body = statements.map { "\n\(memberIndent)\(text.indentUnit)\($0)" }.joined()
    // The brace stands where those of the other members do, or else where that of the class does.
    let opens = members.compactMap { member in
      text.kind(member) == .functionDecl && text.isFirstOnLine(text.end(member) - 1)
        ? text.body(of: member).map(text.start) : nil
    }
    let isApart = opens.isEmpty ? text.isFirstOnLine(brace - 1) : opens.allSatisfy { text.isFirstOnLine($0) }
    let head = isApart ? "deinit\n\(memberIndent){" : "deinit {"
    let whole = "\(memberIndent)\(head)\(body)\n\(memberIndent)}\n"
    if let edit = behindInitializers(whole) { return [edit] }
    if text.isFirstOnLine(close) {
      let directives = text.directives(before: close, behind: members.last.map(text.end) ?? brace)
      let line = directives ?? text.lineStart(close)
      let isFirst = members.isEmpty && directives == nil
      return [
        text.insertion(
          at: line, (isFirst || text.isBehindBlankLine(line) ? "" : "\n") + whole + (directives == nil ? "" : "\n"))
      ]
    }
    let blanks = text.bytes[..<close].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return [text.replacement(close - blanks..<close, "\n\n" + whole + text.indentation(text.start(declaration)))]
  }

  /// A new `deinit` behind the last initializer.
  private func behindInitializers(_ lines: String) -> Edit? {
    let initializers = members.filter { text.kind($0) == .functionDecl && text.node($0).word == .`init` }
    guard let last = initializers.last, text.isFirstOnLine(text.start(last)), isAtLineEnd(text.end(last)) else {
      return nil
    }
    let end = text.endWithDirectives(text.lineEnd(text.end(last)))
    let isApart = last == members.last || text.isBeforeBlankLine(end)
    return text.insertion(at: end, "\n\n\(lines.dropLast())" + (isApart ? "" : "\n"))
  }

  // MARK: An existing deinit

  private func atEnd(_ statements: [String], in existing: NodeID) throws(Unfixable) -> [Edit] {
    guard let block = text.body(of: existing) else {
      throw Unfixable(.unsupportedForm, "the deinit of \(nominal.path) has a form that the fix does not support")
    }
    let indent = text.indentation(text.start(existing)) + text.indentUnit
    var statements = statements
    // Where `self` was handed on, code may no longer read what belongs to the object's actor.
    let isHandedOn = statements.contains { $0.contains("(self") } && !changesNamed(in: statements)
    if isHandedOn {
      if !text.leavesEarly(block) { return try asLast(statements, of: block, indent) }
      if isIsolated { statements = ["defer {"] + statements.map { text.indentUnit + $0 } + ["}"] }
    }
    return try asFirst(statements, of: block, indent)
  }

  private func asFirst(_ statements: [String], of block: NodeID, _ indent: String) throws(Unfixable) -> [Edit] {
    let open = Int(text.lexeme(text.node(block).first).end)
    let lines = statements.map { "\n\(indent)\($0)" }.joined()
    if isAtLineEnd(open) { return [text.insertion(at: text.lineEnd(open), lines, joins: true)] }
    if let first = text.children(block).first, let statement = BodyStatement(around: first, in: text) {
      return try statement.inserting(before: statements)
    }
    return [text.insertion(at: open, "\(lines)\n\(memberIndent)")]
  }

  private func asLast(_ statements: [String], of block: NodeID, _ indent: String) throws(Unfixable) -> [Edit] {
    let close = text.end(block) - 1
    guard text.isFirstOnLine(close) else {
      guard let last = text.children(block).last, let statement = BodyStatement(around: last, in: text) else {
        return try asFirst(statements, of: block, indent)
      }
      return try statement.inserting(after: statements)
    }
    return [text.insertion(at: text.lineStart(close), statements.map { "\(indent)\($0)\n" }.joined(), joins: true)]
  }

  // MARK: What statements name

  /// The conditions of what statements name that do not hold where they go.
  private func conditions(of statements: [String], _ registration: CallID) throws(Unfixable) -> [String] {
    let place = deinitializer ?? declaration
    let holding = text.conditions.parts(at: text.start(place))
    guard let missing = context.missingConditions(of: registration, text, at: text.start(place)) else {
      throw Unfixable(.conditionalType, "\(nominal.path) is declared once more under the condition of the registration")
    }
    let fields = text.conditions.isEmpty ? [] : fieldsNamed(in: statements)
    let needed = fields.flatMap { field in text.conditions.parts(at: Int(program.variables[field].offset)) }
    if CompilationConditions.exclude(needed, holding) {
      throw Unfixable(
        .conditionalProperty, "a property that the removal names is declared under another condition than the deinit")
    }
    let needsMore = !missing.isEmpty && namesMore(statements)
    return CompilationConditions.missing(needed + (needsMore ? missing : []), where: holding)
  }

  /// Returns true for a name of a framework, which may exist only under the condition of the registration.
  private func namesMore(_ statements: [String]) -> Bool {
    statements.contains { line in
      words(of: line).contains { word in
        word == "name"
          || word.utf8.first.map { $0 &- 0x41 < 26 } ?? false
            && word != "NotificationCenter" && word != "Foundation"
      }
    }
  }

  private func words(of line: String) -> [String] {
    // Bytes, as classifying characters takes most of the time of a fix. A letter outside of ASCII is a letter here.
    line.utf8.split { byte in
      !(byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_"))
    }.map { String(Substring($0)) }
  }

  /// The properties of the object that statements name.
  func fieldsNamed(in statements: [String]) -> [VariableID] {
    Set(statements.flatMap { words(of: $0) }).compactMap { program.nameIDs[$0] }
      .flatMap { nominal.fields[$0] ?? [] }.filter { field in
        let fact = program.variables[field]
        return fact.kind == .field && !fact.isStatic
      }.sorted()
  }

  /// Returns true if statements name a property that the code before them may change.
  private func changesNamed(in statements: [String]) -> Bool {
    fieldsNamed(in: statements).contains { !program.variables[$0].isLet }
  }
}

extension SourceText {
  /// Returns true if a body may be left before its last statement.
  fileprivate func leavesEarly(_ block: NodeID) -> Bool {
    descendants(block).contains {
      kind($0) == .returnStatement && ancestor($0, [.closure, .functionDecl, .accessor]) == parent(block)
    }
  }
}
