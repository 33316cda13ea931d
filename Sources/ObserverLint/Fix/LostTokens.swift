/// Places that give up a stored token before its owner ends: what it stands for has to be removed first.
extension FixPlanner {
  /// Edits that remove the token before each of them; none where only the registration itself stores something.
  func removalsBeforeLosses(
    of variable: VariableID, storedBy call: CallID, center: String, _ owner: OwningClass
  ) throws(Unfixable) -> [Edit] {
    let own = linked.program.range(ofCall: call)
    var edits: [Edit] = []
    for value in linked.mentions.values(namingProperty: variable) {
      let function = linked.program.values[Int(value)].function
      guard linked.mentions.deinitOwners(of: function) == nil, !linked.mentions.isTest(function) else { continue }
      guard !keeps(value, tokenOf: call), let loss = try loss(at: value, of: variable) else { continue }
      if loss.text.file == own.file, loss.statement.range.contains(own.start) { continue }
      let field = linked.program.variables[Int(variable)]
      let isOwn = loss.target == linked.program.name(field.name) || loss.target.hasPrefix("self.")
      guard isOwn || center.contains(".") else {
        throw Unfixable("`\(loss.target)` is given up on another object, whose center cannot be named there")
      }
      let spelledCenter = center.contains(".") || !loss.target.hasPrefix("self.") ? center : "self.\(center)"
      let lines =
        loss.isElement
        ? ["if let token = \(loss.target) {", "\(loss.text.indentUnit)\(spelledCenter).removeObserver(token)", "}"]
        : try removal(of: field, named: loss.target, center: spelledCenter, unit: loss.text.indentUnit)
      edits += try loss.statement.inserting(before: lines)
    }
    return edits
  }

  /// Whether what is stored at a value that names the property is, or holds, a registration's own token.
  private func keeps(_ value: ValueID, tokenOf call: CallID) -> Bool {
    let token = linked.program.calls[Int(call)].value
    let stored = linked.trail.uses(in: linked.program.values[Int(value)].function).stores[value] ?? []
    return stored.contains { $0 == token || linked.flow.incoming.nearest(from: $0, limit: 100).contains(token) }
  }

  private struct Loss {
    var text: SourceText
    var statement: BodyStatement
    /// What is given up, as it is spelled there.
    var target: String
    var isElement: Bool
  }

  /// The statement that gives up what a property keeps, where a value that names the property is written by one.
  private func loss(at value: ValueID, of variable: VariableID) throws(Unfixable) -> Loss? {
    let program = linked.program
    let fact = program.values[Int(value)]
    let name = program.name(program.variables[Int(variable)].name)
    let uses = linked.trail.uses(in: fact.function)
    if uses.stores[value] != nil { return try assignment(at: value, name, isElement: false) }
    for use in uses[value] {
      switch use {
      case .part(let element) where uses.stores[element] != nil:
        return try assignment(at: value, name, isElement: true)
      case .member(let member):
        guard let call = uses.call(of: member), Catalog.removingMutators.contains(program.callName(call).name) else {
          continue
        }
        return try emptying(call, name)
      default: continue
      }
    }
    return nil
  }

  private func assignment(at value: ValueID, _ name: String, isElement: Bool) throws(Unfixable) -> Loss? {
    let place = linked.program.range(ofValue: value)
    let text = text(place.file)
    // `tokens += […]` gives nothing up.
    let isAddition = text.outline.nodes.indices.lazy.map { NodeID($0) }.contains { id in
      guard text.kind(id) == .compoundAssignment, let target = text.children(id).first else { return false }
      return text.start(target) <= place.start && place.start < text.end(target)
    }
    if isAddition { return nil }
    let found = text.outline.nodes.indices.lazy.map { NodeID($0) }.first { id in
      guard text.kind(id) == .assignment, let target = text.children(id).first else { return false }
      return text.start(target) <= place.start && place.start < text.end(target)
    }
    guard sources.files[place.file].isReported, let found, let target = text.children(found).first,
      let statement = BodyStatement(around: found, in: text), statement.node == found
    else { throw Unfixable("`\(name)` is overwritten in a way that edits do not reach") }
    return Loss(text: text, statement: statement, target: text.text(target), isElement: isElement)
  }

  private func emptying(_ call: CallID, _ name: String) throws(Unfixable) -> Loss? {
    let (_, node, text) = try self.call(linked.program.range(ofCall: call))
    let callee = text.node(node).child
    guard linked.program.callName(call).name == "removeAll", text.children(node).count == 1,
      sources.files[text.file].isReported, let statement = BodyStatement(around: node, in: text), statement.node == node
    else { throw Unfixable("`\(name)` loses some of its tokens in the midst of other code; remove those there") }
    return Loss(text: text, statement: statement, target: text.text(text.node(callee).child), isElement: false)
  }
}
