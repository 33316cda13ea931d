/// Fixes of removals that remove nothing.
extension FixPlanner {
  func fixIneffectiveRemoval(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (removal, reason) = try removal(range)
    switch reason {
    case .onlyBlocks: return try removeTokensInstead(removal)
    case .nameNeverRegistered:
      if let fix = removeRegisteredName(removal) { return fix }
      return try dropRemoval(removal)
    case .otherCenter: return try removeFromItsCenter(removal)
    case .otherObject: return try removeForItsObject(removal)
    case .notAToken: return try removeObserverItself(removal)
    case .neverAToken:
      let function = linked.program.calls[Int(removal.call)].function
      if let fix = try? storeInIdleProperty(of: function, nil) { return fix }
      return try dropRemoval(removal)
    case .neverAnObserver: return try dropRemoval(removal)
    case .collection: return try removeEach(removal)
    case .overwritten: return try removeBeforeItIsLost(removal)
    }
  }

  func removal(_ range: SourceRange) throws(Unfixable) -> (RemovalStatement, RemovalSite.Reason) {
    let (call, node, text) = try call(range)
    guard let site = lookups.sites.removalSites[call],
      case .ineffective(let reason) = site.verdict, let statement = BodyStatement(around: node, in: text),
      statement.node == node
    else { throw Unfixable(.notAStatement, "the removal is not a statement of its own") }
    return (RemovalStatement(call: call, node: node, text: text, statement: statement, site: site), reason)
  }

  struct RemovalStatement {
    var call: CallID
    var node: NodeID
    var text: SourceText
    var statement: BodyStatement
    var site: RemovalSite
  }

  func runsAtEnd(_ removal: RemovalStatement) -> Bool {
    linked.mentions.deinitOwners(of: linked.program.calls[Int(removal.call)].function) != nil
  }

  /// The concern of a fix after which the removal ends an observation before the owner ends.
  func concernsOfEnd(at removal: RemovalStatement) -> [Concern] { runsAtEnd(removal) ? [] : [Concern(.endsHere)] }

  /// The registration that the removal is said to miss, where it is one.
  private func missed(by removal: RemovalStatement) -> Registration? {
    guard removal.site.related.count == 1 else { return nil }
    return lookups.sites.registrationsByPlace[removal.site.related[0]]
  }

  // MARK: Nothing to remove

  func dropRemoval(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let owner = linked.table.owner(of: linked.program.calls[Int(removal.call)].function)
    // A class of another module may register its object itself.
    let inheritsMore = owner.map { linked.table.ancestors($0.id) }?.contains {
      linked.table.nominals[$0].isExternal && !OwningClass.unisolated.contains(linked.table.nominals[$0].lastName)
    }
    let isSafe = runsAtEnd(removal) || inheritsMore == false
    return Fix(
      action: "drop the removal, which removes nothing" + (isSafe ? "" : " of this program's"),
      concerns: isSafe ? [] : [Concern(.inheritedRegistrationsStay)],
      edits: try removal.statement.deletion(isLast: isAllIdle(beside: removal)))
  }

  /// Returns true if all statements beside a removal are deleted with it: other such removals, and `token = nil` if
  /// the token never has another value.
  private func isAllIdle(beside removal: RemovalStatement) -> Bool {
    let text = removal.text
    let place = removal.site.related.first
    let property = place.flatMap { $0.file == text.file ? text.text($0.start..<$0.end) : nil }
    return lookups.owners.busyStatements(in: removal.statement.block, text).allSatisfy { node in
      if node == removal.node { return true }
      guard text.kind(node) == .assignment else { return false }
      let parts = text.children(node)
      guard case .ineffective(.neverAToken) = removal.site.verdict, let property, parts.count == 2,
        text.kind(parts[1]) == .nilLiteral
      else { return false }
      return text.text(parts[0]) == property || text.text(parts[0]) == "self.\(property)"
    }
  }

  /// Returns true if a statement is a removal that can be deleted.
  func isIdleRemoval(_ node: NodeID, _ text: SourceText) -> Bool {
    guard text.kind(node) == .call else { return false }
    let name = text.node(text.node(node).child).name
    guard name >= 0 else { return false }
    let lexeme = text.lexeme(name)
    let range = SourceRange(file: text.file, start: Int(lexeme.start), end: Int(lexeme.end))
    guard let (other, reason) = try? removal(range) else { return false }
    switch reason {
    case .neverAToken: return true
    case .nameNeverRegistered: return removeRegisteredName(other) == nil
    case .onlyBlocks: return tokenSites(meantBy: other).isEmpty
    default: return false
    }
  }

  // MARK: Something else than what is registered

  func removeRegisteredName(_ removal: RemovalStatement) -> Fix? {
    let (text, node) = (removal.text, removal.node)
    guard let uncovered = lookups.sites.loneObserver(missedBy: removal.call),
      let name = text.argument(labelled: "name", of: node),
      let registered = try? nameAndObject(of: uncovered.registration, to: text), registered.name != "nil",
      text.oneLine(text.start(name)..<text.end(name)) != registered.name,
      existsAlways(uncovered.registration, where: removal)
    else { return nil }
    var edits = [text.replacement(text.start(name)..<text.end(name), registered.name)]
    // With the right name alone the removal would still miss a registration for another object.
    if let object = text.argument(labelled: "object", of: node), text.kind(object) != .nilLiteral,
      text.oneLine(text.start(object)..<text.end(object)) != registered.object
    {
      edits.append(text.replacement(text.start(object)..<text.end(object), registered.object))
    }
    return Fix(
      action: "remove the name that is registered, \(registered.name)"
        + (edits.count == 1 ? "" : ", for \(registered.object == "nil" ? "any object" : "its object")"),
      concerns: concernsOfEnd(at: removal), edits: edits)
  }

  private func removeFromItsCenter(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let (text, node) = (removal.text, removal.node)
    guard let registration = missed(by: removal) else {
      throw Unfixable(.severalCenters, "registrations on several centers are meant")
    }
    let callee = text.node(node).child
    guard text.kind(callee) == .member else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    let owner = try lookups.owners.owner(of: linked.program.calls[Int(removal.call)].function)
    let center = try lastingCenter(registration.center, owner: owner)
    let base = text.node(callee).child
    return Fix(
      action: "remove it from the center that it is registered on", concerns: concernsOfEnd(at: removal),
      edits: [text.replacement(text.start(base)..<text.end(base), center)])
  }

  private func removeForItsObject(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let (text, node) = (removal.text, removal.node)
    guard let object = text.argument(labelled: "object", of: node) else {
      throw Unfixable(.unsupportedForm, "the removal has a form that the fix does not support")
    }
    let registered =
      missed(by: removal).flatMap {
        existsAlways($0, where: removal) ? try? nameAndObject(of: $0, to: text).object : nil
      } ?? "nil"
    return Fix(
      action: "remove it for \(registered == "nil" ? "any object" : "its object")",
      concerns: concernsOfEnd(at: removal),
      edits: [text.replacement(text.start(object)..<text.end(object), registered)])
  }

  /// A selector-based registration returns nothing: its observer is what is removed.
  private func removeObserverItself(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let (text, node) = (removal.text, removal.node)
    guard let registration = missed(by: removal), let observer = registration.observer,
      linked.program.values[Int(observer)].kind == .selfReference
    else { throw Unfixable(.severalRegistrations, "several registrations are meant, or one of another object") }
    guard let given = text.children(node).dropFirst().first, let value = text.children(given).first,
      text.kind(value) != .identifier || !isLocal(value, removal)
    else {
      throw Unfixable(
        .localToken, "what the registration returned is bound to a local first; remove self by name there")
    }
    guard existsAlways(registration, where: removal) else {
      throw Unfixable(
        .otherCondition, "the registration stands under a condition that the removal does not stand under")
    }
    let (name, object) = try nameAndObject(of: registration, to: text)
    let last = text.children(node).last ?? given
    return Fix(
      action: "remove the observer itself", concerns: [Concern(.endsHere)],
      edits: [text.replacement(text.start(given)..<text.end(last), "self, name: \(name), object: \(object)")])
  }

  /// Returns true if what a registration names is declared wherever a removal is compiled.
  private func existsAlways(_ registration: Registration, where removal: RemovalStatement) -> Bool {
    missingConditions(of: registration.call, removal.text, at: removal.statement.range.lowerBound)?.isEmpty ?? false
  }

  private func isLocal(_ value: NodeID, _ removal: RemovalStatement) -> Bool {
    let function = linked.program.calls[Int(removal.call)].function
    return lookups.places.values(at: removal.text.start(value), ofBodyAround: function).contains {
      let fact = linked.program.values[Int($0)]
      return fact.kind == .variable
        && linked.program.variables[Int(fact.a)].kind == .local
    }
  }
}
