/// Places that give up a stored token before its owner ends: what it stands for has to be removed first.
extension FixPlanner {
  /// Edits that remove the token before each of them; none where only the registration itself stores something.
  func removalsBeforeLosses(
    of variable: VariableID, storedBy call: CallID, center: String, _ owner: OwningClass
  ) throws(Unfixable) -> [Edit] {
    let own = linked.program.range(ofCall: call)
    let token = linked.program.calls[Int(call)].value
    let namings = lookups.owners.namings(of: variable)
    var edits: [Edit] = []
    for place in namings.lossPlaces where !place.stored.contains(token) {
      guard let loss = try namings.loss(at: place) else { continue }
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

  struct Loss {
    var text: SourceText
    var statement: BodyStatement
    /// What is given up, as it is spelled there.
    var target: String
    var isElement: Bool
  }

  /// The statement that gives up what a property keeps.
  func loss(at place: PropertyNamings.LossPlace, of variable: VariableID) throws(Unfixable) -> Loss? {
    let name = linked.program.name(linked.program.variables[Int(variable)].name)
    return switch place.kind {
    case .assignment(let isElement): try assignment(at: place.value, name, isElement: isElement)
    case .emptying(let call): try emptying(call, name)
    }
  }

  private func assignment(at value: ValueID, _ name: String, isElement: Bool) throws(Unfixable) -> Loss? {
    let place = linked.program.range(ofValue: value)
    let text = text(place.file)
    // `tokens += […]` gives nothing up.
    if !text.places.compoundAssignmentsByTarget.containing(place.start).isEmpty { return nil }
    let found = text.places.assignmentsByTarget.containing(place.start).first
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
