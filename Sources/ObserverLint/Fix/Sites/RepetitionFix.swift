/// Ends what a repeated lifecycle method begins once more on each pass.
struct RepetitionFix: RuleFix {
  let repetition: Repetition
  let context: FixContext
  var call: CallID { repetition.call }
  var keptBy: FunctionID? { program.function(ofCall: call) }

  func plan() throws(Unfixable) -> FixPlan {
    if let collection = repetition.collection { return FixPlan(try renew(collection)) }
    if let site = sites.keyPathSites[call] { return FixPlan(try removeKeyPathInBetween(site)) }
    guard let registration = sites.registrations[call] else {
      throw Unfixable(.unsupportedForm, "only a person knows where else the observation can begin")
    }
    return switch registration.kind {
    case .selector: FixPlan(try removeObserverInBetween(registration))
    case .block: FixPlan(try removeTokenInBetween(registration))
    }
  }

  /// The class around the registration, and the lifecycle method where it is a method of the same class.
  private func surroundings() throws(Unfixable) -> (owner: OwningClass, method: LifecycleMethod?) {
    let owner = try owners.owner(of: program.function(ofCall: call), storing: false)
    let isOwn = linked.table.ownerID(of: repetition.root) == owner.nominal.id
    let isMethod = program.functions[repetition.root].kind == .function
    return (owner, isOwn && isMethod ? LifecycleMethod(owner: owner, root: repetition.root, context: context) : nil)
  }

  /// Lines that end what a registration begins, in another method of its class.
  private func underConditions(_ lines: [String], of registration: CallID, _ owner: OwningClass) -> [String] {
    let start = owner.text.start(owner.declaration)
    return CompilationConditions.wrapped(
      lines, in: context.missingConditions(of: registration, owner.text, at: start) ?? [])
  }

  /// The fix that removes something in the method that runs between two passes.
  private func removalFix(of subject: String, in method: String, _ edits: [Edit]) -> Fix {
    Fix(action: "remove \(subject) in `\(method)`", concerns: [Concern(.gapIsNotHandled)], edits: edits)
  }

  // MARK: Selectors

  private func removeObserverInBetween(_ registration: Registration) throws(Unfixable) -> Fix {
    let (node, text) = try context.code(of: call)
    guard let statement = BodyStatement(around: node, in: text), statement.node == node,
      let argument = text.children(node).dropFirst().first, let name = text.argument(labelled: "name", of: node),
      let object = text.argument(labelled: "object", of: node)
    else { throw Unfixable(.notAStatement, "the registration is not a statement of its own") }
    let observer = text.text(argument)
    if observer == "self", let (owner, method) = try? surroundings(), let method,
      let center = try? context.lastingCenter(registration.center, owner: owner),
      let line = try? context.removalByName(registration, receiver: "\(center).", of: "self", to: owner.text),
      let (edits, counterpart) = try method.inCounterpart(
        repetition.counterparts, underConditions([line], of: call, owner), all: removals(onPassesFor: owner))
    {
      return removalFix(of: "the observer", in: counterpart, edits)
    }
    let names = [name, object].map { text.oneLine(text.start($0)..<text.end($0)) }
    guard names != ["nil", "nil"] else {
      throw Unfixable(
        .registeredForEveryName, "the observer is registered for every name, so no name says what to remove")
    }
    let line = "\(context.receiver(of: node, text))removeObserver(\(observer), name: \(names[0]), object: \(names[1]))"
    return Fix(
      action: "remove the observer before it is registered again", concerns: [Concern(.handledOnce)],
      edits: try statement.inserting(before: [line]))
  }

  /// Returns the removals of a new override of the counterpart: those of all observers that the same lifecycle method
  /// registers.
  private func removals(onPassesFor owner: OwningClass) -> [String] {
    owners.removalsOnPasses.answer(.init(nominal: owner.nominal.id, root: repetition.root)) {
      findRemovals(onPassesFor: owner)
    }
  }

  private func findRemovals(onPassesFor owner: OwningClass) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    let repeated = sites.repetitionsByRoot[repetition.root] ?? []
    for other in repeated.sorted(byNumber: { Int($0.call) }) where other.collection == nil {
      guard let registration = sites.registrations[other.call], registration.kind == .selector,
        let observer = registration.observer, program.values[observer].kind == .selfReference,
        linked.table.ownerID(of: program.function(ofCall: other.call)) == owner.nominal.id,
        let center = try? context.lastingCenter(registration.center, owner: owner),
        let line = try? context.removalByName(registration, receiver: "\(center).", of: "self", to: owner.text),
        known.insert(line).inserted
      else { continue }
      lines += underConditions([line], of: other.call, owner)
    }
    return lines
  }

  // MARK: Tokens

  private func removeTokenInBetween(_ registration: Registration) throws(Unfixable) -> Fix {
    let (node, text) = try context.code(of: call)
    guard let variable = linked.property(keepingTokenOf: call)
    else { throw Unfixable(.tokenNotKept, "keep the token in a property first") }
    let field = program.variables[variable]
    let others = (sites.tokenSitesByStorage[linked.flow.node(ofVariable: variable)] ?? []).filter { $0.call != call }
    let repeated = Set((sites.repetitionsByRoot[repetition.root] ?? []).map(\.call))
    let keepsOthers = others.contains { !repeated.contains($0.call) }
    let (owner, method) = try surroundings()
    let center = try context.lastingCenter(registration.center, owner: owner)
    let change = "remove the token before the next token takes its place"
    if !isOwn(variable, of: owner, storing: node, text) {
      guard others.isEmpty, let edits = try context.removalBeforeNext(of: variable, storing: node, text, center) else {
        throw Unfixable(
          .keptByOtherObject,
          "another object keeps the token, and how it is stored there has a form that the fix does not support")
      }
      return Fix(action: change, concerns: [Concern(.handledOnce)], edits: edits)
    }
    let removal = try context.removal(of: field, center: center, in: owner.text)
    if let method, !keepsOthers,
      let (edits, counterpart) = try method.inCounterpart(
        repetition.counterparts, underConditions(removal + [try context.reset(of: field)], of: call, owner))
    {
      return removalFix(of: "the token", in: counterpart, edits)
    }
    let type = program.writtenType(of: field)
    guard others.isEmpty, TypeName.isOptional(type), let statement = BodyStatement(around: node, in: text) else {
      throw Unfixable(
        .sharedCollection,
        "`\(program.name(field.name))` keeps other tokens, too; keep this one in a property of its own")
    }
    return Fix(action: change, concerns: [Concern(.handledOnce)], edits: try statement.inserting(before: removal))
  }

  /// Returns true if the property with a registration's token belongs to `self`.
  private func isOwn(_ variable: VariableID, of owner: OwningClass, storing call: NodeID, _ text: SourceText) -> Bool {
    guard let keeper = linked.table.nominal(of: program.variables[variable].owner)?.id,
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

  private func removeKeyPathInBetween(_ site: KeyPathSite) throws(Unfixable) -> Fix {
    let (owner, method) = try surroundings()
    let lines = try KeyPathFix(site: site, context: context).removal(to: owner.text)
    guard let method,
      let (edits, counterpart) = try method.inCounterpart(
        repetition.counterparts, underConditions(lines, of: call, owner))
    else {
      throw Unfixable(
        .uncertainRemoval,
        "nothing runs surely once in between, and to remove an observer of a key path that is not registered ends the process"
      )
    }
    return removalFix(of: "the observer", in: counterpart, edits)
  }
}
