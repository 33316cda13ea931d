/// Makes a loop in a task hold its owner weakly, and bind it again on each turn.
struct WeakLoop: FixPart {
  let text: SourceText
  /// The task's closure, in whose own body the loop stands.
  let closure: NodeID
  let loop: NodeID
  let site: LoopSite
  let context: FixContext

  func edits() throws(Unfixable) -> [Edit] {
    let parts = text.children(loop)
    guard let block = parts.last, text.kind(block) == .block,
      let sequence = parts.dropFirst().first(where: { text.kind($0) != .typeName })
    else { throw Unfixable(.unsupportedForm, "the loop has a form that the fix does not support") }
    var edits: [Edit] = []
    var binding = "guard \(text.binding("self")) else { return }"
    var isMoved = false
    if let moved = try bindingBefore() {
      binding = moved.text
      isMoved = true
      edits += moved.edits
    }
    let (captured, sequenceEdits) = try captures(of: sequence)
    edits += sequenceEdits
    edits += try weakCapture(captured)
    edits += try optionalUses(outside: [text.range(sequence), text.range(block)].map { $0.start..<$0.end })
    if uses(in: text.start(block)..<text.end(block)).contains(where: { _ in true }) || isMoved && binding.contains("=")
    {
      edits += try atStart(of: block, binding)
    }
    return edits
  }

  /// `guard let self` that stands before the loop moves into it.
  private func bindingBefore() throws(Unfixable) -> (text: String, edits: [Edit])? {
    let bound = site.hold.flatMap { hold in
      text.places.guards.containing(hold.start).first { id in
        hold.end <= text.end(id) && text.ancestor(id, [.closure]) == closure
          && text.node(id).first < text.node(loop).first
      }
    }
    guard let bound else { return nil }
    guard let statement = BodyStatement(around: bound, in: text), statement.node == bound,
      text.node(bound).next == loop
    else {
      throw Unfixable(
        .codeBeforeLoop, "what stands between the binding of self and the loop would have to do without self")
    }
    return (text.oneLine(statement.range), try statement.deletion())
  }

  /// Returns captures for the sequence of the loop, which is taken from properties once, before the task begins.
  private func captures(of sequence: NodeID) throws(Unfixable) -> ([String], [Edit]) {
    var captures: [String] = []
    var edits: [Edit] = []
    for use in uses(in: text.start(sequence)..<text.end(sequence)) {
      guard let field = use.field else { throw Unfixable(.loopOverSelf, "the loop asks self for what it goes over") }
      var capture = field
      if let explicit = use.explicit { edits.append(text.replacement(explicit, "")) }
      // The block may read the property under its own name.
      if let projection = use.projection {
        capture = "\(field)Publisher = $\(field)"
        edits.append(text.replacement(projection, "\(field)Publisher"))
      }
      if !captures.contains(capture) { captures.append(capture) }
    }
    return (captures, edits)
  }

  private func weakCapture(_ captured: [String]) throws(Unfixable) -> [Edit] {
    let list = text.children(closure).filter { text.kind($0) == .capture }
    let more = captured.map { ", \($0)" }.joined()
    for capture in list {
      let words = (text.node(capture).first..<text.node(capture).end).map { text.lexeme($0).word }
      guard words.contains(.self) else { continue }
      if words.contains(.weak) || words.contains(.unowned) {
        return captured.isEmpty ? [] : [text.insertion(at: text.end(capture), more)]
      }
      guard text.text(capture) == "self" else { throw Unfixable(.selfRenamed, "the task's capture list renames self") }
      return [text.replacement(text.start(capture)..<text.end(capture), "weak self" + more)]
    }
    return [text.capturing("weak self\(more)", in: closure)]
  }

  /// Statements before and after the loop that call a method of self do so as long as it is there.
  private func optionalUses(outside ranges: [Range<Int>]) throws(Unfixable) -> [Edit] {
    guard let block = text.body(of: closure) else { return [] }
    var edits: [Edit] = []
    for use in uses(in: text.start(block)..<text.end(closure)) {
      guard !ranges.contains(where: { $0.contains(use.offset) }) else { continue }
      if let hold = site.hold, hold.start <= use.offset, use.offset <= hold.end, use.isBinding { continue }
      let isInBinding = text.isInGuard(use.offset, before: loop)
      if isInBinding { continue }
      guard let explicit = use.explicit, let statement = statement(at: explicit.lowerBound),
        statement.range.lowerBound == explicit.lowerBound, text.kind(statement.node) == .call
      else { throw Unfixable(.selfOutsideLoop, "the task uses self outside of the loop, too") }
      edits.append(text.insertion(at: explicit.upperBound - 1, "?"))
    }
    return edits
  }

  private func statement(at offset: Int) -> BodyStatement? {
    let within = text.node(closure).first..<text.node(closure).end
    return text.places.selfExpressions.all(at: offset).first { within.contains(text.node($0).first) }.flatMap {
      BodyStatement(around: $0, in: text)
    }
  }

  private func atStart(of block: NodeID, _ line: String) throws(Unfixable) -> [Edit] {
    guard let first = text.children(block).first, let statement = BodyStatement(around: first, in: text) else {
      return []
    }
    return try statement.inserting(before: [line])
  }

  // MARK: Uses of self

  private struct Use {
    var offset: Int
    /// `self.`, where it is spelled.
    var explicit: Range<Int>?
    /// The stored property that is read.
    var field: String?
    /// `$degrees`, where a property's projection is read.
    var projection: Range<Int>?
    var isBinding = false
  }

  /// The places where code of the class itself names self or a member of it.
  private func uses(in range: Range<Int>) -> [Use] {
    let function = site.loop.function
    guard let owner = linked.table.owner(of: function) else { return [] }
    var result: [Use] = []
    for value in context.bodies.values(in: range, ofBodyAround: function) {
      let fact = program.values[value]
      switch fact.kind {
      case .superReference: result.append(Use(offset: Int(fact.offset)))
      case .selfReference:
        var use = Use(offset: Int(fact.offset))
        let index = text.lexeme(startingAt: use.offset)
        if let index, text.lexeme(index + 1).kind == .period {
          use.explicit = use.offset..<Int(text.lexeme(index + 1).end)
          let member = text.lexeme(index + 2)
          (use.field, use.projection) = property(member, owner.id)
        }
        result.append(use)
      case .name:
        let isMethod = linked.table.functions(fact.name, in: owner.id).contains { !program.functions[$0].isStatic }
        var use = Use(offset: Int(fact.offset))
        if let index = text.lexeme(startingAt: use.offset) {
          (use.field, use.projection) = property(text.lexeme(index), owner.id)
        }
        if use.field != nil || isMethod || linked.captures.isInherited(fact) { result.append(use) }
      default: break
      }
    }
    return result
  }

  /// The property that a name means, and where the name of a projection stands.
  private func property(_ lexeme: Lexeme, _ owner: NominalID) -> (name: String?, projection: Range<Int>?) {
    let spelled = text.text(lexeme)
    let name = spelled.hasPrefix("$") ? String(spelled.dropFirst()) : spelled
    guard let id = program.nameIDs[name], let field = linked.table.fields(id, in: owner).first,
      !program.variables[field].isStatic
    else { return (nil, nil) }
    return (name, spelled == name ? nil : Int(lexeme.start)..<Int(lexeme.end))
  }
}

extension SourceText {
  /// Returns true if an offset lies in the condition of a `guard` that stands right before a loop.
  fileprivate func isInGuard(_ offset: Int, before loop: NodeID) -> Bool {
    places.guards.containing(offset).contains { node($0).end == node(loop).first }
  }
}
