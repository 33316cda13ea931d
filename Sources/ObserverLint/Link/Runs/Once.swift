/// The conditions that let code run once although it is reached again and again.
final class Once {
  unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if a condition around the place looks at a value that the same pass sets: the token, or a flag. No
  /// other condition lets code run once.
  func isMadeOnce(_ offset: UInt32, in function: FunctionID, token: ReachedNodes) -> Bool {
    let place = Place(function: function, offset: offset)
    let answer = known[place] ?? find(place)
    known[place] = answer
    return answer.isOnce || answer.asked.contains { token.contains(flow.node(ofVariable: $0)) }
  }

  /// A place in a function. Many registrations have the same way to a caller.
  private struct Place: Hashable {
    var function: FunctionID
    var offset: UInt32
  }

  private struct Answer {
    /// True if the conditions let the place run once, whatever token it stores.
    var isOnce: Bool
    /// The variables that the conditions ask for.
    var asked: Set<VariableID> = []
  }

  private var known: [Place: Answer] = [:]

  private func find(_ place: Place) -> Answer {
    let (function, offset) = (place.function, place.offset)
    let body = flow.bodies.body(of: function)
    let conditions = linked.order.conditions(deciding: offset, in: function)
    guard !conditions.isEmpty else { return Answer(isOnce: false) }
    let handlers = handlers(ofCallAt: offset, in: body)
    var asked: Set<VariableID> = []
    for value in linked.order.values(in: conditions, of: body) {
      let fact = program.values[value]
      if fact.kind == .name || fact.kind == .member, Catalog.onceConditions.contains(program.name(fact.name)) {
        return Answer(isOnce: true)
      }
      if isAttachedHere(fact, in: body) || isStoredByItsObject(fact, before: offset, in: body, conditions)
        || isStoredHere(value, before: offset, in: body, with: function, outside: handlers)
      {
        return Answer(isOnce: true)
      }
      if let variable = StoredOrder(linked).variable(of: value), !isGiven(value, variable, in: body),
        !isFilled(value, variable, in: body), !isBoundView(value)
      {
        asked.insert(variable)
      }
    }
    // A computed condition looks at what its getter or function reads.
    var computing: [FunctionID] = []
    for variable in asked {
      computing += flow.bodies.ofVariable[variable].filter { program.functions[$0].kind == .getter }
    }
    for call in linked.order.calls(in: conditions, of: body) {
      let targets = linked.runs.targets(of: call)
      if targets.count > Budget.askedFunctions { return Answer(isOnce: true) }
      computing += targets
    }
    for function in computing {
      for value in flow.bodies.values[flow.bodies.body(of: function)] {
        if let read = StoredOrder(linked).variable(of: value) { asked.insert(read) }
      }
    }
    asked = asked.filter { program.variables[$0].kind != .parameter }
    guard !asked.isEmpty else { return Answer(isOnce: false) }
    if isStored(asked, in: body, with: function, outside: handlers) { return Answer(isOnce: true) }
    if asked.contains(where: { StoredOrder(linked).isFilled($0, before: offset, in: function) }) {
      return Answer(isOnce: true)
    }
    // A helper of the same object may set it, or a helper of the helper.
    guard let helpers = helpers(of: body) else { return Answer(isOnce: true) }
    let isStoredByHelper = helpers.contains { helper in
      isStored(asked, in: flow.bodies.body(of: helper))
        || self.helpers(of: flow.bodies.body(of: helper))?.contains { isStored(asked, in: $0) } ?? true
    }
    return Answer(isOnce: isStoredByHelper, asked: asked)
  }

  /// Returns the methods of the same object that a body calls: found once for all registrations in the body. Nil if a call
  /// may run very many.
  private func helpers(of body: FunctionID) -> [FunctionID]? {
    if let known = knownHelpers[body] { return known }
    var seen: Set<FunctionID> = []
    var result: [FunctionID]? = []
    for call in flow.bodies.calls[body] where program.isOnSelf(call) {
      let targets = linked.runs.targets(of: call)
      if targets.count > Budget.askedFunctions { result = nil }
      for target in targets where seen.insert(target).inserted { result?.append(target) }
    }
    knownHelpers[body] = .some(result)
    return result
  }

  private var knownHelpers: [FunctionID: [FunctionID]?] = [:]
  private var knownMutations: [FunctionID: Set<VariableID>] = [:]
  private var knownMemberStores: [FunctionID: [NameID: [FlowFact]]] = [:]

  /// Returns true if a condition asks whether an object was added to another object, as the same body does:
  /// `view.superview == nil`.
  private func isAttachedHere(_ fact: ValueFact, in body: FunctionID) -> Bool {
    guard fact.kind == .member, Catalog.attachmentProperties.contains(program.name(fact.name)),
      let object = StoredOrder(linked).variable(of: fact.base)
    else { return false }
    return flow.bodies.calls[body].contains { call in
      program.argumentRange(call).contains { index in
        StoredOrder(linked).variable(of: program.arguments[index].value) == object
      }
    }
  }

  /// Returns true if a condition asks for a property of another object, and the same run stores into the property:
  /// `if view.tag == 0 { view.tag = 1; … }`.
  private func isStoredHere(
    _ value: ValueID, before offset: UInt32, in body: FunctionID, with place: FunctionID,
    outside handlers: Set<FunctionID>
  ) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .member, program.values[fact.base].kind != .selfReference else { return false }
    let order = StoredOrder(linked)
    return memberStores(in: body)[fact.name, default: []].contains { store in
      store.offset > fact.offset && isConstant(store.from) && isSameRun(store.function, place)
        && order.isSamePath(store.to, value) && !linked.order.exclude(store.offset, offset, in: place)
        && !handlers.contains { linked.captures.isInside(store.function, $0) }
        && isStoredOnce(fact)
    }
  }

  /// `if player.item == nil { player.begin() }`: returns true if a condition asks for a property of another object, and the
  /// same body calls a method of the object that stores into the property. If the program declares neither, each method that
  /// the body calls behind the condition may do so.
  private func isStoredByItsObject(
    _ fact: ValueFact, before offset: UInt32, in body: FunctionID, _ conditions: [Range<UInt32>]
  ) -> Bool {
    guard fact.kind == .member, !program.isSelf(fact.base) else { return false }
    let order = StoredOrder(linked)
    let (fields, isCertain) = flow.fields(fact.name, ofBase: fact.base)
    let object = order.readPlace(of: fact.base)
    return flow.bodies.calls[body].contains { call in
      guard let receiver = program.receiver(call), order.isSamePath(order.readPlace(of: receiver), object) else {
        return false
      }
      let (targets, place) = (linked.runs.targets(of: call), program.calls[call].nameOffset)
      // `id.starts(with: "near")`, and then `else if id.starts(with: "far")`: a condition asks the same with another argument.
      let callee = program.values[program.calls[call].callee]
      if callee.name == fact.name, conditions.contains(where: { $0.contains(place) }) { return false }
      if fields.isEmpty || !isCertain, targets.isEmpty, fact.offset < place, place < offset { return true }
      return targets.contains { fills(fields, in: flow.bodies.body(of: $0)) }
    }
  }

  /// Returns true if a body stores into one of some properties, and not only nil.
  private func fills(_ properties: some Sequence<VariableID>, in body: FunctionID) -> Bool {
    let order = StoredOrder(linked)
    return properties.contains { property in
      mutations(in: body).contains(property)
        || order.stores(into: property, inBody: body).contains { program.values[$0.from].kind != .nil }
    }
  }

  /// `self.book = book; guard self.book != nil`: returns true if the condition asks for what the caller gives, whatever an
  /// earlier pass left in the property. Code that reads the property before, or that the store runs, may compare both.
  private func isGiven(_ read: ValueID, _ variable: VariableID, in body: FunctionID) -> Bool {
    let fact = program.values[read]
    let stores = StoredOrder(linked).stores(into: variable, inBody: body).filter { $0.offset < fact.offset }
    guard let last = stores.last, linked.order.surelyPrecedes(last.offset, fact.offset, in: fact.function),
      !flow.bodies.ofVariable[variable].contains(where: { program.functions[$0].kind == .observer }),
      !flow.bodies.values[body].contains(where: {
        $0 != last.to && program.values[$0].offset < last.offset
          && StoredOrder(linked).variable(of: $0) == variable
      })
    else {
      return false
    }
    var source = StoredOrder(linked).readPlace(of: last.from)
    while program.values[source].kind == .member || program.values[source].kind == .cast {
      source = StoredOrder(linked).readPlace(of: program.values[source].base)
    }
    let given = program.values[source]
    return last.function == fact.function && given.kind == .variable
      && program.variables[given.variable].kind == .parameter
  }

  /// `if book == nil { book = Book() }; guard let book`: returns true if the condition holds on each pass, because the pass
  /// first fills a property that is empty.
  private func isFilled(_ read: ValueID, _ variable: VariableID, in body: FunctionID) -> Bool {
    let order = StoredOrder(linked)
    let stores = order.stores(into: variable, inBody: body)
    guard let last = stores.last, last.offset < program.values[read].offset else { return false }
    let all = linked.stores(into: variable)
    return stores.allSatisfy { order.fillsOnce($0, among: all) }
  }

  /// `guard let cell = list.dequeue() as? Cell`: returns true for the name by which a condition binds a view that a list hands
  /// out. A list always has another view, so the condition depends on nothing that the code changes.
  private func isBoundView(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .variable, program.variables[fact.variable].isLet,
      linked.trail.uses(in: fact.function).stores[value] != nil
    else { return false }
    return linked.reusedViews.contain(program.variables[fact.variable].initial)
  }

  /// The stores of a body into members of objects, by the name of the member.
  private func memberStores(in body: FunctionID) -> [NameID: [FlowFact]] {
    if let known = knownMemberStores[body] { return known }
    var result: [NameID: [FlowFact]] = [:]
    for index in flow.bodies.flows[body] {
      let store = program.flows[index]
      let target = program.values[store.to]
      if target.kind == .member { result[target.name, default: []].append(store) }
    }
    knownMemberStores[body] = result
    return result
  }

  /// Returns true if a single place of the program stores into a member of objects of one name, such as
  /// `splitView.autosaveName`: no other code resets the flag.
  private func isStoredOnce(_ flag: ValueFact) -> Bool {
    let object = program.values[flag.base].name
    return flow.bodies.mentions(of: flag.name).filter { value in
      let fact = program.values[value]
      return fact.kind == .member && program.values[fact.base].name == object
        && !(linked.trail.uses(in: fact.function).stores[value] ?? []).isEmpty
    }.count == 1
  }

  /// Returns true for a literal, and for a local constant that begins with a literal.
  private func isConstant(_ value: ValueID) -> Bool {
    let fact = program.values[StoredOrder(linked).readPlace(of: value)]
    return fact.kind == .literal || fact.kind == .string
  }

  /// The closures that a call gives away: they run when what they wait for happens.
  private func handlers(ofCallAt offset: UInt32, in body: FunctionID) -> Set<FunctionID> {
    var result: Set<FunctionID> = []
    for call in flow.bodies.calls[body] where program.calls[call].nameOffset == offset {
      for index in program.argumentRange(call) {
        let value = program.values[program.arguments[index].value]
        if value.kind == .closure { result.insert(value.closure) }
      }
    }
    return result
  }

  /// Returns true if code of a body stores into one of some variables.
  ///
  /// - Parameters:
  ///   - place: a closure of the body: the code of closures beside it is another run.
  ///   - handlers: closures whose code is another run.
  private func isStored(
    _ variables: Set<VariableID>, in body: FunctionID, with place: FunctionID? = nil,
    outside handlers: Set<FunctionID> = []
  ) -> Bool {
    let order = StoredOrder(linked)
    return variables.contains { variable in
      order.stores(into: variable, inBody: body).contains { store in
        program.variables[variable].initial != store.from
          && !handlers.contains { linked.captures.isInside(store.function, $0) }
          && place.map { isSameRun(store.function, $0) } ?? true
      }
    } || !variables.isDisjoint(with: mutations(in: body))
  }

  /// Returns true if one of two closures stands in the other: `if !isReady { queue.async { watch(); isReady = true } }`.
  private func isSameRun(_ first: FunctionID, _ second: FunctionID) -> Bool {
    linked.captures.isInside(first, second) || linked.captures.isInside(second, first)
  }

  /// The variables that a body changes in place.
  private func mutations(in body: FunctionID) -> Set<VariableID> {
    if let known = knownMutations[body] { return known }
    let order = StoredOrder(linked)
    var result: Set<VariableID> = []
    for call in flow.bodies.calls[body] {
      let (name, receiver) = program.callName(call)
      guard let receiver, Catalog.containerMutators.contains(name) || name == "toggle" else { continue }
      if let variable = order.variable(of: receiver) { result.insert(variable) }
    }
    knownMutations[body] = result
    return result
  }
}
