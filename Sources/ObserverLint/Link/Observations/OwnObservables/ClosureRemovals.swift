/// The code that takes closures out of the collections of observables.
final class ClosureRemovals {
  private unowned let kept: KeptClosures
  private var linked: LinkedProgram { kept.linked }
  private var program: Program { kept.program }
  private var known: [VariableID: [Removal]] = [:]

  init(_ kept: KeptClosures) { self.kept = kept }

  /// A place that takes closures out of a collection.
  private struct Removal {
    var place: ValueID
    /// True if it takes out the closure alone that an argument of the function around names.
    var isKeyed: Bool
  }

  /// A registered closure.
  private struct Registration {
    var function: FunctionID
    var method: KeptClosures.Method
    /// The type that has the collection.
    var observable: NominalID
    /// The type whose object the closure holds.
    var owner: NominalID?
    /// True if the caller can name the closure in the collection.
    var hasKey: Bool
  }

  /// Returns true if other code than the `deinit` of the owner may take out the closure that a call registers.
  func mayEnd(_ call: CallID, by function: FunctionID, _ method: KeptClosures.Method, owner: NominalID?) -> Bool {
    guard let observable = linked.table.nominal(of: program.variables[method.collection].owner)?.id else { return true }
    let registration = Registration(
      function: function, method: method, observable: observable, owner: owner, hasKey: hasKey(call, function, owner))
    return removals(from: method.collection).contains { removal in
      let fact = program.values[removal.place]
      return mayRun(fact.offset, in: fact.function, isKeyed: removal.isKeyed, registration, depth: 0)
    }
  }

  private func removals(from collection: VariableID) -> [Removal] {
    if let found = known[collection] { return found }
    let found = linked.mentions.values(namingProperty: collection).flatMap { value in
      removals(at: value, linked.trail.uses(in: program.values[value].function), depth: 0)
    }
    known[collection] = found
    return found
  }

  /// - Parameter value: the collection, or an element of it that is a collection.
  private func removals(at value: ValueID, _ uses: ValueUses, depth: Int) -> [Removal] {
    guard depth < 6 else { return [Removal(place: value, isKeyed: false)] }
    let stored = (uses.stores[value] ?? []).map { Removal(place: value, isKeyed: kept.dependsOnParameter($0)) }
    return uses[value].reduce(into: stored) { result, use in
      switch use {
      // A copy.
      case .stored, .returned: return
      case .argument(let call, let position):
        let argument = program.arguments[program.argumentRange(call).lowerBound + position]
        if !linked.trail.isAppending(call), argument.isInout { result.append(Removal(place: value, isKeyed: false)) }
      case .part(let whole):
        let fact = program.values[whole]
        guard fact.kind == .index else {
          if fact.kind == .cast { result += removals(at: whole, uses, depth: depth + 1) }
          return
        }
        let isKeyed = kept.dependsOnParameter(fact.index)
        for source in uses.stores[whole] ?? [] where isKeyed || program.values[source].kind == .nil {
          result.append(Removal(place: whole, isKeyed: isKeyed))
        }
        result += removals(at: whole, uses, depth: depth + 1).filter { $0.place != whole }
      case .member(let member):
        guard let call = uses.call(of: member) else {
          result += removals(at: member, uses, depth: depth + 1)
          return
        }
        let name = program.callName(call).name
        if Catalog.growingMethods.contains(name) || Catalog.readingMethods.contains(name) { return }
        let isKeyed = program.argumentRange(call).contains { index in
          let argument = program.arguments[index].value
          // A place in the list names no closure.
          return kept.dependsOnParameter(argument) && !isParameter(argument, of: call)
        }
        result.append(Removal(place: value, isKeyed: isKeyed))
      }
    }
  }

  /// `remove(at: index)` with a parameter of the function around.
  private func isParameter(_ argument: ValueID, of call: CallID) -> Bool {
    let fact = program.values[argument]
    return program.fullName(call) == "remove(at:)" && fact.kind == .variable
      && program.variables[fact.variable].kind == .parameter
  }

  // MARK: Who runs a removal

  private func mayRun(
    _ offset: UInt32, in function: FunctionID, isKeyed: Bool, _ registration: Registration, depth: Int
  ) -> Bool {
    let function = program.outermostFunction(function)
    guard function >= 0, depth < 8 else { return true }
    let fact = program.functions[function]
    if [.initializer, .initialValue].contains(fact.kind) || linked.mentions.isTest(function) { return false }
    if let owners = linked.mentions.deinitOwners(of: function), areEnds(owners, registration) { return false }
    // Methods that tests alone call are there for other modules, too.
    if linked.idleFunctions.contains(function), !linked.idleFunctions.isRequired(function),
      linked.mentions.uses(of: function).calls.isEmpty
    {
      return false
    }
    if isKept(from: offset, in: function, registration) { return false }
    // `item.whenDone = { self.remove(item) }` in the method that keeps the closure.
    if isKeyed, registration.hasKey || function == registration.function { return true }
    guard fact.kind == .function, !fact.isOverride else { return true }
    let uses = linked.mentions.uses(of: function)
    guard uses.references.isEmpty else { return true }
    let calls = uses.calls.filter { !linked.mentions.isTest(program.calls[$0].function) }
    // A framework, or other code that was not read.
    if calls.isEmpty { return true }
    return calls.contains { call in
      let caller = program.calls[call].function
      var isKeyedThere = false
      if isKeyed {
        // Other code has no name for the closure.
        guard let owner = linked.table.ownerID(of: caller), linked.table.areRelated(owner, registration.observable)
        else { return isSeenOutside(registration) || isWrapper(caller, registration) }
        isKeyedThere = program.argumentRange(call).contains {
          kept.dependsOnParameter(program.arguments[$0].value)
        }
      } else if Repetitions(linked).gives(call, toMiss: offset, in: function) {
        return false
      }
      let place = program.calls[call].nameOffset
      return mayRun(place, in: caller, isKeyed: isKeyedThere, registration, depth: depth + 1)
    }
  }

  /// Returns true if other types read the collection, and may take any closure from there.
  private func isSeenOutside(_ registration: Registration) -> Bool {
    linked.mentions.values(namingProperty: registration.method.collection).contains { value in
      let owner = linked.table.ownerID(of: program.values[value].function)
      return !(owner.map { linked.table.areRelated($0, registration.observable) } ?? false)
    }
  }

  /// Returns true for code of the object around the closure, which names itself.
  private func isWrapper(_ caller: FunctionID, _ registration: Registration) -> Bool {
    guard let wrapper = registration.method.wrapper,
      case .metatype(let type) = linked.inference.type(of: program.calls[wrapper].callee)
    else { return false }
    return linked.table.ownerID(of: caller).map { linked.table.areRelated($0, type) } ?? true
  }

  /// Returns true for the ends of the observable, or of the object that the closure holds.
  private func areEnds(_ owners: Set<NominalID>, _ registration: Registration) -> Bool {
    owners.allSatisfy { type in
      linked.table.areRelated(type, registration.observable)
        || registration.owner.map { linked.table.areRelated(type, $0) } ?? false
    }
  }

  /// `if observer.isOnce { remove(observer) }`: returns true if a constant of the object around the closure keeps a place from
  /// running, because the method makes the object with `isOnce: false`.
  private func isKept(from offset: UInt32, in function: FunctionID, _ registration: Registration) -> Bool {
    guard let wrapper = registration.method.wrapper else { return false }
    return linked.order.decisions(for: offset, in: function).contains { decision in
      guard decision.isTrue == true else { return false }
      let values = linked.order.values(in: [decision.condition], of: linked.flow.bodies.body(of: function)).filter {
        program.values[$0].offset > decision.condition.lowerBound
      }
      let members = values.filter { program.values[$0].kind == .member }
      guard members.count == 1, case let member = program.values[members[0]], values.count == 2,
        values.contains(member.base), member.flags & ValueFact.negated == 0,
        let flag = linked.flow.fields(member.name, ofBase: member.base).variables.first,
        program.variables[flag].isLet,
        let given = program.argument(wrapper, labelled: program.name(member.name))
      else { return false }
      return program.values[given].isBoolean && program.values[given].flags & ValueFact.truth == 0
    }
  }

  // MARK: The name of a closure in its collection

  /// Returns true if the caller of a method gives, or keeps, what names the closure.
  private func hasKey(_ call: CallID, _ function: FunctionID, _ owner: NominalID?) -> Bool {
    let isGiven = program.parameters(of: function).contains { parameter in
      let type = linked.inference.type(ofVariable: parameter.variable)
      if case .function = type { return false }
      guard case .nominal(let id) = type else { return true }
      return !Catalog.typesNamingNothing.contains(linked.table.nominals[id].lastName)
    }
    if isGiven { return true }
    guard program.functions[function].result >= 0 else { return false }
    switch linked.trail.destination(of: call, isDiscardable: program.functions[function].isDiscardable) {
    case .dropped: return false
    case .elsewhere: return true
    case .ownProperties(let properties):
      return properties.contains { property in
        linked.mentions.values(namingProperty: property).contains { value in
          let place = program.values[value].function
          if linked.trail.uses(in: place).stores[value] != nil { return false }
          let owners = linked.mentions.deinitOwners(of: place)
          return !(owners?.allSatisfy { type in owner.map { linked.table.areRelated(type, $0) } ?? false } ?? false)
        }
      }
    }
  }
}
