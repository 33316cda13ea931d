/// The code that ends observations in an object's properties while the object lives.
final class ObservationEndings {
  unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private struct Keeping: Hashable {
    var property: VariableID
    var owner: NominalID?
  }
  private let observations: [ValueID: Observation]
  private var knownPlaces: [Keeping: [ValueID]] = [:]
  private var knownBegunAgain: [ValueID: Bool] = [:]
  private var knownEndless: [VariableID: Set<CallID>] = [:]

  init(_ linked: LinkedProgram, _ observations: [Observation]) {
    self.linked = linked
    self.observations = Dictionary(
      observations.map { (linked.program.calls[$0.call].value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a value that may end the observations in a property while the object lives; nil if there is none.
  ///
  /// - Parameters:
  ///   - owner: the class of the object. Nil for a global.
  ///   - call: the one that begins the observation which is asked about. To store that again ends nothing.
  func ending(ofKeptIn property: VariableID, owner: NominalID?, begunBy call: CallID) -> ValueID? {
    let begun = program.calls[call].value
    if isWrapped(property), linked.trail.isPermanentBag(property) { return begun }
    return placesThatMayEnd(property, owner).first { value in
      let function = program.values[value].function
      return !isIdle(function, besides: call)
        && mayEnd(value, linked.trail.uses(in: function), begun, depth: 0)
        && !(isEnd(value) && NotYetStored(linked).isBegun(call, onlyAfter: value))
        && !NotYetStored(linked).isRead(value, neverAfter: call)
        && !isBegunAgain(property, after: value) && !isOfEarlierUse(value, before: call)
    }
  }

  /// `row.bag = DisposeBag()`, between the call that hands out the row and the call that begins the observation: it
  /// ends what began when the row was in use before. A list that only a cycle keeps hands out no rows.
  private func isOfEarlierUse(_ value: ValueID, before call: CallID) -> Bool {
    let (fact, begun) = (program.values[value], program.calls[call])
    guard fact.kind == .member, isEnd(value), linked.reusedViews.contain(fact.base),
      program.values[StoredOrder(linked).readPlace(of: fact.base)].function == fact.function,
      let bag = linked.trail.bag(of: call) ?? linked.trail.objectStoring(resultOf: call),
      !linked.trail.isSelf(bag.object),
      !linked.order.regions(around: fact.offset, in: fact.function).contains(where: { $0.kind == .deferred })
    else { return false }
    if program.outermostFunction(begun.function) == program.outermostFunction(fact.function) {
      return fact.offset < begun.nameOffset
    }
    // `row.bag = DisposeBag(); observe(row)`
    let bodies = linked.flow.bodies
    let beginning = linked.runs.bodiesRunning([bodies.body(of: begun.function)])
    return bodies.calls[bodies.body(of: fact.function)].contains { later in
      program.calls[later].nameOffset > fact.offset
        && linked.runs.targets(of: later).contains { beginning.contains(bodies.body(of: $0)) }
    }
  }

  /// The values that may end some observation in a property. Many observations may be in one global bag, and each of them
  /// names it.
  private func placesThatMayEnd(_ property: VariableID, _ owner: NominalID?) -> [ValueID] {
    let key = Keeping(property: property, owner: owner)
    if let known = knownPlaces[key] { return known }
    let found = findPlacesThatMayEnd(property, owner)
    knownPlaces[key] = found
    return found
  }

  private func findPlacesThatMayEnd(_ property: VariableID, _ owner: NominalID?) -> [ValueID] {
    let isBag = linked.trail.isPermanentBag(property)
    let mentions = linked.mentions
    var values =
      owner.map { mentions.values(namingProperty: property, ofA: $0) } ?? mentions.values(namingProperty: property)
    // `Child(bag: self.$bag)`
    if isWrapped(property) || CopiesOfStructures(linked).isNamedState(property) {
      values += mentions.values(namingWrapperOf: property)
    }
    return values.filter { value in
      let function = program.values[value].function
      if mentions.isTest(function) || mentions.runsAtReuse(function) || mentions.isGetter(function, of: property) {
        return false
      }
      if let owner, let owners = mentions.deinitOwners(of: function),
        owners.allSatisfy({ linked.table.areRelated($0, owner) })
      {
        return false
      }
      let uses = linked.trail.uses(in: function)
      // `bag.dispose()` empties a bag of ReactiveKit. RxSwift's has no such method for others.
      return (!isBag || isReplaced(value, uses) || isEnd(value)) && mayEnd(value, uses, nil, depth: 0)
    }
  }

  /// `@Renewing var bag`: returns true if a property wrapper that no framework declares may put another bag in its place.
  private func isWrapped(_ property: VariableID) -> Bool {
    let wrapper = program.variables[property].wrapper
    return wrapper >= 0 && !Catalog.inertAttributes.contains(TypeName.withoutGenerics(program.name(wrapper)))
  }

  /// Returns true if nothing runs a function. Where nothing begins the observation either, unseen code may run both.
  private func isIdle(_ function: FunctionID, besides call: CallID) -> Bool {
    linked.idleFunctions.contains(function) && !linked.idleFunctions.isRequired(function)
      && !linked.idleFunctions.isUnnamed(program.calls[call].function)
  }

  /// `bag = DisposeBag()`, `renew(&bag)`
  private func isReplaced(_ place: ValueID, _ uses: ValueUses) -> Bool {
    uses.stores[place] != nil
      || uses[place].contains { use in
        guard case .argument(let call, let position) = use else { return false }
        return program.arguments[program.argumentRange(call).lowerBound + position].isInout
      }
  }

  /// `token?.cancel()`, `bag = []`: ends the observations, and the same run surely goes on to begin an observation that
  /// holds the owner, too.
  private func isBegunAgain(_ property: VariableID, after ending: ValueID) -> Bool {
    if let known = knownBegunAgain[ending] { return known }
    let isBegun = findBegunAgain(property, after: ending)
    knownBegunAgain[ending] = isBegun
    return isBegun
  }

  private func findBegunAgain(_ property: VariableID, after ending: ValueID) -> Bool {
    guard isEnd(ending) else { return false }
    let fact = program.values[ending]
    let isOfOther = fact.kind == .member && !linked.trail.isSelf(fact.base)
    return !isOfOther && Renewals(linked).begin(endless(in: property), after: fact.offset, in: fact.function)
  }

  /// The observations in a property that hold its owner and do not complete.
  private func endless(in property: VariableID) -> Set<CallID> {
    if let known = knownEndless[property] { return known }
    let found = observations.values.filter { observation in
      guard case .ownProperties(let properties) = observation.destination, properties.contains(property) else {
        return false
      }
      return linked.cycles.holdsSelf(observation) && linked.endings.isEndless(observation.chain)
    }
    knownEndless[property] = Set(found.map(\.call))
    return knownEndless[property] ?? []
  }

  /// Returns true if the only use of a value cancels or empties it: `old.cancel()`, also behind `if let old = token`.
  private func isEnd(_ value: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[value].function)
    if let stored = uses.stores[value] {
      return stored.allSatisfy(linked.isEmpty)
    }
    return isEnd(value, uses) { use in
      guard case .stored(let target) = use, let local = constant(bound: target) else { return false }
      let reads = uses.reads[local] ?? []
      return !reads.isEmpty && reads.allSatisfy { isEnd($0, uses) { _ in false } }
    }
  }

  private func isEnd(_ value: ValueID, _ uses: ValueUses, orIsEnd: (ValueUses.Use) -> Bool) -> Bool {
    !uses[value].isEmpty
      && uses[value].allSatisfy { use in
        guard case .member(let member) = use, let call = uses.call(of: member) else { return orIsEnd(use) }
        return Catalog.observationEnds.contains(program.name(program.values[member].name)) || endsEach(call)
          || endsAll(call)
      }
  }

  /// The local constant that a value binds.
  private func constant(bound target: ValueID) -> VariableID? {
    let fact = program.values[target]
    guard fact.kind == .variable, case let local = program.variables[fact.variable], local.kind == .local, local.isLet
    else { return nil }
    return fact.variable
  }

  /// `bag.cancelAll()`, where the program adds the method to collections, and the method does nothing else.
  private func endsAll(_ call: CallID) -> Bool {
    let functions = linked.inference.candidates(for: call)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let names = linked.flow.bodies.calls[linked.flow.bodies.body(of: function)].map {
          program.callName($0).name
        }
        return linked.table.owner(of: function)?.isExternal ?? false
          && names.contains(where: Catalog.observationEnds.contains)
          && names.allSatisfy { $0 == "forEach" || Catalog.observationEnds.contains($0) }
      }
  }

  /// `bag.forEach { $0.cancel() }`
  private func endsEach(_ call: CallID) -> Bool {
    guard program.callName(call).name == "forEach", let body = program.argument(call, at: 0) else { return false }
    let closure = program.values[body]
    guard closure.kind == .closure, let element = program.parameters(of: closure.closure).first?.variable else {
      return false
    }
    let calls = linked.flow.bodies.calls[linked.flow.bodies.body(of: closure.closure)].filter {
      program.calls[$0].function == closure.closure
    }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let (name, receiver) = program.callName(call)
        guard let receiver, Catalog.observationEnds.contains(name) else { return false }
        let fact = program.values[receiver]
        return fact.kind == .variable && fact.variable == element
      }
  }

  /// - Parameter begun: the observation that is asked about. Nil for any observation.
  private func mayEnd(_ value: ValueID, _ uses: ValueUses, _ begun: ValueID?, depth: Int) -> Bool {
    guard depth < 8 else { return true }
    if isAppendedTo(value, uses) { return false }
    // To store into a property or an element of an object that keeps the observation ends nothing.
    for source in uses.stores[value] ?? [] {
      guard mayBeStored(source, begun, in: program.values[value].function) else { return true }
    }
    return uses[value].contains { use in
      switch use {
      case .stored, .returned: true
      case .part(let whole): mayEnd(whole, uses, begun, depth: depth + 1)
      case .argument(let call, let position):
        !Catalog.observationKeepers.contains(program.fullName(call)) && !onlyAdds(toArgument: position, of: call, depth)
      case .member(let member) where linked.trail.isWrappedBag(member):
        mayEnd(member, uses, begun, depth: depth + 1)
      case .member(let member):
        if let call = uses.call(of: member) {
          // The program may declare a method that has the name of a collection's.
          linked.flow.inference.candidates(for: call).isEmpty
            ? !Catalog.containerMutators.contains(program.callName(call).name) : !linked.trail.onlyAdds(call)
        } else {
          !Catalog.nonCarryingMembers.contains(program.name(program.values[member].name))
        }
      }
    }
  }

  /// `observe(keptIn: &tokens)`, `model.transform(input, bag: bag)`: returns true if each function that the call may
  /// run only adds to its parameter.
  private func onlyAdds(toArgument position: Int, of call: CallID, _ depth: Int) -> Bool {
    let candidates = linked.inference.candidates(for: call)
    // A protocol's requirement runs in the types that conform to it. Other modules have types for a library's protocol.
    let functions = candidates.filter { program.functions[$0].hasBody }
    let isOpen =
      !linked.hasEntry
      && candidates.contains { requirement in
        !program.functions[requirement].hasBody && program.functions[requirement].owner >= 0
          && program.types[program.functions[requirement].owner].isPublic
      }
    return !functions.isEmpty && !isOpen
      && functions.allSatisfy { function in
        guard let parameter = linked.inference.parameter(of: function, at: position, of: call)
        else { return false }
        let uses = linked.trail.uses(in: function)
        return uses.writes[parameter] == nil
          && (uses.reads[parameter] ?? []).allSatisfy { !mayEnd($0, uses, nil, depth: depth + 2) }
      }
  }

  /// `tokens += [token]`
  private func isAppendedTo(_ value: ValueID, _ uses: ValueUses) -> Bool {
    uses[value].contains { use in
      guard case .argument(let call, position: 0) = use else { return false }
      return linked.trail.isAppending(call)
    }
  }

  /// Returns true if storing a value into the property ends nothing: it is the first value, the observation that is asked
  /// about, or another observation that holds the owner.
  private func mayBeStored(_ source: ValueID, _ begun: ValueID?, in function: FunctionID) -> Bool {
    if isBeginning(source, begun, depth: 0) { return true }
    let outermost = program.outermostFunction(function)
    return outermost >= 0 && program.functions[outermost].kind == .initializer
  }

  /// Returns true for an observation, an array with observations, or a call of a function that returns such a value.
  private func isBeginning(_ source: ValueID, _ begun: ValueID?, depth: Int) -> Bool {
    if source == begun { return true }
    if let observation = observations[source] { return linked.cycles.holdsSelf(observation) }
    let fact = program.values[source]
    switch fact.kind {
    case .array where !fact.operands.isEmpty:
      let elements = program.operands(of: fact)
      return elements.contains { $0 == begun } || elements.allSatisfy { isBeginning($0, begun, depth: depth) }
    case .call where depth < 8:
      let results = linked.inference.candidates(for: fact.call).map { linked.flow.allResults(of: $0) }
      return !results.isEmpty
        && results.allSatisfy { !$0.isEmpty && $0.allSatisfy { isBeginning($0, begun, depth: depth + 1) } }
    default: return false
    }
  }
}
