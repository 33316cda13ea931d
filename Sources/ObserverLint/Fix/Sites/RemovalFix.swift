/// Fixes a removal that removes nothing.
struct RemovalFix: RuleFix {
  let site: RemovalSite
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: site.call) }

  func plan() throws(Unfixable) -> FixPlan { try RemovalStatement(site, context).plan() }
}

/// A removal of nothing that is a statement of its own.
struct RemovalStatement: FixPart {
  let site: RemovalSite
  let reason: RemovalSite.Reason
  let node: NodeID
  let text: SourceText
  let statement: BodyStatement
  let context: FixContext
  private var function: FunctionID { program.function(ofCall: site.call) }

  init(_ site: RemovalSite, _ context: FixContext) throws(Unfixable) {
    let (node, text) = try context.code(of: site.call)
    guard case .ineffective(let reason) = site.verdict, let statement = BodyStatement(around: node, in: text),
      statement.node == node
    else { throw Unfixable(.notAStatement, "the removal is not a statement of its own") }
    self.site = site
    self.reason = reason
    self.node = node
    self.text = text
    self.statement = statement
    self.context = context
  }

  func plan() throws(Unfixable) -> FixPlan {
    switch reason {
    case .onlyBlocks: return try removeTokensInstead()
    case .nameNeverRegistered:
      if isMeantForTokens { return try removeTokensInstead() }
      if let fix = removeRegisteredName() { return FixPlan(fix) }
    case .neverAToken: if let fix = try? context.storeInIdleProperty(of: function, nil) { return FixPlan(fix) }
    case .neverAnObserver: break
    case .otherCenter: return FixPlan(try removeFromItsCenter())
    case .otherObject: return FixPlan(try removeForItsObject())
    case .notAToken: return FixPlan(try removeObserverItself())
    case .collection: return FixPlan(try removeEach())
    case .pair: return FixPlan(try removeValue())
    case .overwritten: return FixPlan(try removeBeforeItIsLost())
    }
    return FixPlan(try dropped())
  }

  var runsAtEnd: Bool { linked.mentions.deinitOwners(of: function) != nil }

  /// The concern of a fix after which the removal ends an observation before the owner ends.
  var concernsOfEnd: [Concern] { runsAtEnd ? [] : [Concern(.endsHere)] }

  /// The registration that the removal is said to miss, where it is one.
  private var missed: Registration? { site.related.count == 1 ? sites.registrationsByPlace[site.related[0]] : nil }

  // MARK: Nothing to remove

  func dropped() throws(Unfixable) -> Fix {
    let isSafe = runsAtEnd || inheritsMore == false
    var concerns = isSafe ? [] : [Concern(.inheritedRegistrationsStay)]
    if !runsAtEnd, mayMeanOtherName { concerns.append(Concern(.mayMeanOtherName)) }
    return Fix(
      action: "drop the removal, which removes nothing" + (isSafe ? "" : " of this program's"),
      concerns: concerns, edits: try statement.deletion(beside: busy))
  }

  /// True if a class of another module may register the object itself. Nil for an unknown object.
  private var inheritsMore: Bool? {
    guard let owner = linked.table.owner(of: function) else { return nil }
    // The object of a protocol is one of a type that conforms.
    let isProtocol = !owner.isExternal && program.types[owner.declaration].keyword == .protocol
    let types = [owner.id] + (isProtocol ? linked.table.descendants(owner.id) : [])
    return types.flatMap { linked.table.ancestors($0) }.contains {
      linked.table.nominals[$0].isExternal && !OwningClass.unisolated.contains(linked.table.nominals[$0].lastName)
    }
  }

  /// True if the type registers one name by selector that no removal of its own names.
  private var mayMeanOtherName: Bool {
    guard reason == .nameNeverRegistered, let owner = linked.table.owner(of: function) else { return false }
    let removals = (sites.removalsOfSelf[owner.id] ?? []).filter { $0.name != nil }
    let unnamed = (sites.selectorsByOwner[owner.id] ?? []).filter { registration in
      !removals.contains { linked.reach.verdict(of: $0, on: registration).mayEnd }
    }
    return unnamed.count == 1
  }

  /// True if the tokens of blocks with the removed name are what nothing removes.
  private var isMeantForTokens: Bool {
    tokenSites.contains { $0.silence == nil && ($0.fate == .dropped || $0.fate == .kept) }
  }

  /// The statements beside a removal that are not deleted with it: all but other such removals, and `token = nil` if the
  /// token never has another value.
  private var busy: [NodeID] {
    let place = site.related.first
    let property = place.flatMap { $0.file == text.file ? text.text($0.start..<$0.end) : nil }
    return owners.busyStatements(in: statement.block, text).filter { other in
      if other == node { return false }
      guard text.kind(other) == .assignment else { return true }
      let parts = text.children(other)
      guard reason == .neverAToken, let property, parts.count == 2,
        text.kind(parts[1]) == .nilLiteral
      else { return true }
      return text.text(parts[0]) != property && text.text(parts[0]) != "self.\(property)"
    }
  }

  /// True if the statement can be deleted.
  var isIdle: Bool {
    switch reason {
    case .neverAToken: true
    case .nameNeverRegistered: !isMeantForTokens && removeRegisteredName() == nil
    case .onlyBlocks: tokenSites.isEmpty && !hasBlocksOfFunctions
    default: false
    }
  }

  // MARK: Something else than what is registered

  func removeRegisteredName() -> Fix? {
    guard tokenSites.isEmpty, let uncovered = sites.loneObserver(missedBy: site.call),
      sites.isFirst(site.call, missing: uncovered.registration.call),
      let name = text.argument(labelled: "name", of: node),
      let registered = try? context.nameAndObject(of: uncovered.registration, to: text), registered.name != "nil",
      text.oneLine(text.start(name)..<text.end(name)) != registered.name, existsAlways(uncovered.registration)
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
      concerns: concernsOfEnd, edits: edits)
  }

  private func removeFromItsCenter() throws(Unfixable) -> Fix {
    guard let registration = missed else {
      throw Unfixable(.severalCenters, "registrations on several centers are meant")
    }
    let callee = text.node(node).child
    guard text.kind(callee) == .member else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    let owner = try owners.owner(of: function)
    let center = try context.lastingCenter(registration.center, owner: owner)
    let base = text.node(callee).child
    return Fix(
      action: "remove it from the center that it is registered on", concerns: concernsOfEnd,
      edits: [text.replacement(text.start(base)..<text.end(base), center)])
  }

  private func removeForItsObject() throws(Unfixable) -> Fix {
    guard let object = text.argument(labelled: "object", of: node) else {
      throw Unfixable(.unsupportedForm, "the removal has a form that the fix does not support")
    }
    let registered =
      missed.flatMap { existsAlways($0) ? try? context.nameAndObject(of: $0, to: text).object : nil } ?? "nil"
    return Fix(
      action: "remove it for \(registered == "nil" ? "any object" : "its object")", concerns: concernsOfEnd,
      edits: [text.replacement(text.start(object)..<text.end(object), registered)])
  }

  /// A selector-based registration returns nothing: its observer is what is removed.
  private func removeObserverItself() throws(Unfixable) -> Fix {
    guard let registration = missed, let observer = registration.observer,
      program.values[observer].kind == .selfReference
    else { throw Unfixable(.severalRegistrations, "several registrations are meant, or one of another object") }
    guard let given = text.children(node).dropFirst().first, let value = text.children(given).first,
      text.kind(value) != .identifier || !isLocal(value)
    else {
      throw Unfixable(
        .localToken, "what the registration returned is bound to a local first; remove self by name there")
    }
    guard existsAlways(registration) else {
      throw Unfixable(
        .otherCondition, "the registration stands under a condition that the removal does not stand under")
    }
    let (name, object) = try context.nameAndObject(of: registration, to: text)
    let last = text.children(node).last ?? given
    return Fix(
      action: "remove the observer itself", concerns: [Concern(.endsHere)],
      edits: [text.replacement(text.start(given)..<text.end(last), "self, name: \(name), object: \(object)")])
  }

  /// Returns true if what a registration names is declared wherever a removal is compiled.
  private func existsAlways(_ registration: Registration) -> Bool {
    context.missingConditions(of: registration.call, text, at: statement.range.lowerBound)?.isEmpty ?? false
  }

  private func isLocal(_ value: NodeID) -> Bool {
    context.bodies.values(at: text.start(value), ofBodyAround: function).contains {
      let fact = program.values[$0]
      return fact.kind == .variable && program.variables[fact.variable].kind == .local
    }
  }
}
