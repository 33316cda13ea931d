/// Fixes of what a repeated lifecycle method begins once more on each pass.
extension FixPlanner {
  func fixUnbalancedLifecycle(_ range: SourceRange) throws(Unfixable) -> Fix {
    guard let found = lookups.sites.repetitionsByPlace[range] else {
      throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support")
    }
    if found.collection != nil { return try renewCollection(found) }
    if let site = lookups.sites.keyPathSites[found.call] {
      return try removeKeyPathInBetween(found, site)
    }
    guard let registration = lookups.sites.registrations[found.call] else {
      throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support")
    }
    switch registration.kind {
    case .selector: return try removeObserverInBetween(found, registration)
    case .block: return try removeTokenInBetween(found, registration)
    }
  }

  /// The class around a registration, and the lifecycle method where it is a method of the same class.
  private func surroundings(_ found: Repetition) throws(Unfixable) -> (owner: OwningClass, method: LifecycleMethod?) {
    let owner = try lookups.owners.owner(of: linked.program.calls[Int(found.call)].function, storing: false)
    let isOwn = linked.table.ownerID(of: found.root) == owner.nominal.id
    let isMethod = linked.program.functions[Int(found.root)].kind == .function
    return (owner, isOwn && isMethod ? LifecycleMethod(owner: owner, root: found.root, planner: self) : nil)
  }

  /// Lines that end what a registration begins, in another method of its class.
  private func underConditions(_ lines: [String], of registration: CallID, _ owner: OwningClass) -> [String] {
    let start = owner.text.start(owner.declaration)
    return CompilationConditions.wrapped(lines, in: missingConditions(of: registration, owner.text, at: start) ?? [])
  }

  /// The fix that removes something in the method that runs between two passes.
  private func removalFix(of subject: String, in method: String, _ edits: [Edit]) -> Fix {
    Fix(action: "remove \(subject) in `\(method)`", concerns: [Concern(.gapIsNotHandled)], edits: edits)
  }

  /// If a lifecycle registers again and again, the fix is a removal in between. If a removal misses the registration,
  /// the fix corrects that removal.
  func fixesOfSelectorObserver(_ range: SourceRange) throws(Unfixable) -> [Fix] {
    let isRepeated = lookups.sites.repetitionsByPlace[range] != nil
    let between = isRepeated ? try? fixUnbalancedLifecycle(range) : nil
    let mended = lookups.sites.observerSitesByPlace[range].flatMap { mendedRemoval(of: $0) }
    let better = [between, mended].compactMap(\.self)
    do {
      return better + [try fixSelectorObserver(range)]
    } catch {
      if better.isEmpty { throw error }
      return better
    }
  }

  // MARK: Selectors

  private func removeObserverInBetween(_ found: Repetition, _ registration: Registration) throws(Unfixable) -> Fix {
    let (_, node, text) = try call(linked.program.range(ofCall: found.call))
    guard let statement = BodyStatement(around: node, in: text), statement.node == node,
      let argument = text.children(node).dropFirst().first, let name = text.argument(labelled: "name", of: node),
      let object = text.argument(labelled: "object", of: node)
    else { throw Unfixable(.notAStatement, "the registration is not a statement of its own") }
    let observer = text.text(argument)
    if observer == "self", let (owner, method) = try? surroundings(found), let method,
      let center = try? lastingCenter(registration.center, owner: owner),
      let line = try? removalByName(registration, receiver: "\(center).", of: "self", to: owner.text),
      let (edits, counterpart) = try method.inCounterpart(
        found.counterparts, underConditions([line], of: found.call, owner), all: removals(onPassesOf: found, owner))
    {
      return removalFix(of: "the observer", in: counterpart, edits)
    }
    let names = [name, object].map { text.oneLine(text.start($0)..<text.end($0)) }
    guard names != ["nil", "nil"] else {
      throw Unfixable(
        .registeredForEveryName, "the observer is registered for every name, so no name says what to remove")
    }
    let line = "\(receiver(of: node, text))removeObserver(\(observer), name: \(names[0]), object: \(names[1]))"
    return Fix(
      action: "remove the observer before it is registered again", concerns: [Concern(.handledOnce)],
      edits: try statement.inserting(before: [line]))
  }

  /// Returns the removals of a new override of the counterpart: those of all observers that the same lifecycle method
  /// registers.
  private func removals(onPassesOf found: Repetition, _ owner: OwningClass) -> [String] {
    lookups.owners.removals(onPassesOf: found.root, owner.nominal) { findRemovals(onPassesOf: found, owner) }
  }

  private func findRemovals(onPassesOf found: Repetition, _ owner: OwningClass) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    let repeated = lookups.sites.repetitionsByRoot[found.root] ?? []
    for repetition in repeated.sorted(byNumber: { Int($0.call) }) where repetition.collection == nil {
      guard let registration = lookups.sites.registrations[repetition.call], registration.kind == .selector,
        let observer = registration.observer,
        linked.program.values[Int(observer)].kind == .selfReference,
        linked.table.ownerID(of: linked.program.calls[Int(repetition.call)].function) == owner.nominal.id,
        let center = try? lastingCenter(registration.center, owner: owner),
        let line = try? removalByName(registration, receiver: "\(center).", of: "self", to: owner.text),
        known.insert(line).inserted
      else { continue }
      lines += underConditions([line], of: repetition.call, owner)
    }
    return lines
  }

  // MARK: Tokens

  private func removeTokenInBetween(_ found: Repetition, _ registration: Registration) throws(Unfixable) -> Fix {
    let (_, node, text) = try call(linked.program.range(ofCall: found.call))
    guard let variable = linked.property(keepingTokenOf: found.call)
    else { throw Unfixable(.tokenNotKept, "keep the token in a property first") }
    let field = linked.program.variables[Int(variable)]
    let others = (lookups.sites.tokenSitesByStorage[linked.flow.node(ofVariable: variable)] ?? []).filter {
      $0.call != found.call
    }
    let repeated = Set((lookups.sites.repetitionsByRoot[found.root] ?? []).map(\.call))
    let keepsOthers = others.contains { !repeated.contains($0.call) }
    let (owner, method) = try surroundings(found)
    let center = try lastingCenter(registration.center, owner: owner)
    let change = "remove the token before the next token takes its place"
    if !isOwn(variable, of: owner, storing: node, text) {
      guard others.isEmpty, let edits = try removalBeforeNext(of: variable, storing: node, text, center) else {
        throw Unfixable(
          .keptByOtherObject,
          "another object keeps the token, and how it is stored there has a form that the fix does not support")
      }
      return Fix(action: change, concerns: [Concern(.handledOnce)], edits: edits)
    }
    let removal = try removal(of: field, center: center, unit: owner.text.indentUnit)
    if let method, !keepsOthers,
      let (edits, counterpart) = try method.inCounterpart(
        found.counterparts, underConditions(removal + [try reset(of: field)], of: found.call, owner))
    {
      return removalFix(of: "the token", in: counterpart, edits)
    }
    let type = linked.program.writtenType(of: field)
    guard others.isEmpty, TypeName.isOptional(type),
      let statement = BodyStatement(around: node, in: text)
    else {
      throw Unfixable(
        .sharedCollection,
        "`\(linked.program.name(field.name))` keeps other tokens, too; keep this one in a property of its own")
    }
    return Fix(
      action: change, concerns: [Concern(.handledOnce)], edits: try statement.inserting(before: removal))
  }

  /// Returns true if the property with a registration's token belongs to `self`.
  private func isOwn(_ variable: VariableID, of owner: OwningClass, storing call: NodeID, _ text: SourceText) -> Bool {
    guard let keeper = linked.table.nominal(of: linked.program.variables[Int(variable)].owner)?.id,
      keeper == owner.nominal.id || linked.table.ancestors(owner.nominal.id).contains(keeper)
    else { return false }
    guard let assignment = text.parent(call), text.kind(assignment) == .assignment,
      let target = text.children(assignment).first, text.kind(target) == .member
    else { return true }
    let base = text.node(target).child
    return text.kind(base) == .selfExpression
      || text.kind(base) == .optionalChain && text.kind(text.node(base).child) == .selfExpression
  }

  // MARK: Key paths

  private func removeKeyPathInBetween(_ found: Repetition, _ site: KeyPathSite) throws(Unfixable) -> Fix {
    let (owner, method) = try surroundings(found)
    let lines = try keyPathRemoval(of: site, to: owner.text)
    guard let method,
      let (edits, counterpart) = try method.inCounterpart(
        found.counterparts, underConditions(lines, of: found.call, owner))
    else {
      throw Unfixable(
        .uncertainRemoval,
        "nothing runs surely once in between, and to remove an observer of a key path that is not registered ends the process"
      )
    }
    return removalFix(of: "the observer", in: counterpart, edits)
  }
}
