/// Tokens that an object of the owner keeps until the object is released: the owner itself, or a helper in a property.
struct TokenKeepers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The removals of a token that a method keeps in the object that the method is called on: `self`, or what a property of
  /// `self` keeps. None if the token is kept elsewhere, as far as is known.
  ///
  /// - Parameters:
  ///   - caller: the call of the method that registers.
  ///   - removals: the removals of the token.
  func removals(
    ofKeptBy caller: CallID, of function: FunctionID, _ registration: Registration, _ removals: [ValueFlow.Removal]
  ) -> [ValueFlow.Removal] {
    let fact = program.functions[Int(function)]
    guard fact.kind == .function, !fact.isStatic, let owner = linked.table.owner(of: function) else { return [] }
    if !program.isOnSelf(caller) {
      guard let helper = program.receiver(caller), linked.trail.ownProperty(helper) != nil,
        linked.table.ownerID(of: program.calls[Int(caller)].function).map({ !linked.table.areRelated($0, owner.id) })
          ?? false
      else { return [] }
    }
    let registered = program.calls[Int(registration.call)].nameOffset
    return removals.filter { removal in
      let argument = program.values[Int(removal.argument)]
      // The next observer of the same key takes the place of this observer.
      return program.outermostFunction(argument.function) != function || argument.offset > registered
    }
  }

  /// The property of `self` that keeps an object whose `deinit` removes the token of a registration.
  ///
  /// - Parameters:
  ///   - wrappers: the classes of such objects.
  ///   - call: the registration, or a call of the method that registers.
  func property(keeping wrappers: Set<Int>, _ call: CallID, _ registration: Registration) -> VariableID? {
    if call != registration.call, let helper = program.receiver(call), !program.isSelf(helper) {
      return isObject(helper, of: wrappers) ? storedProperty(helper) : nil
    }
    let found = Set(tokens(of: registration.call).flatMap { keepers(of: $0) })
    guard found.count == 1, let keeper = found.first, isObject(keeper, of: wrappers) else { return nil }
    return storedProperty(keeper)
  }

  private func storedProperty(_ value: ValueID) -> VariableID? {
    linked.trail.ownProperty(value).flatMap { program.variables[Int($0)].getter < 0 ? $0 : nil }
  }

  /// The result of a registration, and the places that read the local which holds it.
  private func tokens(of registration: CallID) -> [ValueID] {
    let value = program.calls[Int(registration)].value
    let uses = linked.trail.uses(in: program.calls[Int(registration)].function)
    return uses[value].reduce(into: [value]) { tokens, use in
      guard case .stored(let target) = use, program.values[Int(target)].kind == .variable else { return }
      tokens += uses.reads[program.values[Int(target)].a] ?? []
    }
  }

  /// `bag.add(token)`, `bag.tokens.append(token)`, `bag.token = token`: the object that takes a token.
  private func keepers(of token: ValueID) -> [ValueID] {
    let uses = linked.trail.uses(in: program.values[Int(token)].function)
    return uses[token].compactMap { use in
      switch use {
      case .argument(let call, _): program.receiver(call).map(object)
      case .stored(let target) where program.values[Int(target)].kind == .member: object(target)
      default: nil
      }
    }
  }

  /// The object whose collection, or an element of it, a value is.
  private func object(_ value: ValueID) -> ValueID {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .index: return object(fact.a)
    case .member where !program.isSelf(fact.a): return fact.a
    default: return value
    }
  }

  private func isObject(_ value: ValueID, of types: Set<Int>) -> Bool {
    guard case .nominal(let id) = linked.inference.type(of: value) else { return false }
    return types.allSatisfy { linked.table.areRelated($0, id) }
  }

  /// The bodies that run one of some removals, or that let go of an object which a keeper keeps and whose `deinit` removes.
  ///
  /// - Parameter wrappers: the classes of the keepers.
  func bodies(removing removals: [ValueID], _ wrappers: Set<Int>, _ registration: Registration) -> Runs.Running {
    let registering = linked.flow.bodies.body(of: program.calls[Int(registration.call)].function)
    let releases = innerKeepers(of: wrappers).flatMap { linked.mentions.values(namingProperty: $0) }.filter(isReleased)
    let removing = Set(removals.map { linked.flow.bodies.body(of: program.values[Int($0)].function) })
    let releasing = Set(releases.map { linked.flow.bodies.body(of: program.values[Int($0)].function) })
    return linked.runs.bodiesRunning(removing.union(releasing.subtracting([registering])))
  }

  /// The properties of keepers that keep further keepers.
  func innerKeepers(of wrappers: Set<Int>) -> [VariableID] {
    wrappers.sorted().flatMap { linked.table.nominals[$0].fields.all }.filter { keepsOne(of: wrappers, $0) }
  }

  /// Returns true for a property that keeps another keeper, or a list of keepers.
  private func keepsOne(of wrappers: Set<Int>, _ property: VariableID) -> Bool {
    var type = linked.inference.type(ofVariable: property)
    if case .collection(let element) = type { type = element }
    guard case .nominal(let id) = type else { return false }
    return wrappers.contains { linked.table.areRelated($0, id) }
  }

  /// `inner = nil`, `inner.removeAll()`
  private func isReleased(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    let uses = linked.trail.uses(in: fact.function)
    if uses.stores[value] != nil { return program.functions[Int(fact.function)].kind != .initializer }
    return uses[value].contains { use in
      guard case .member(let member) = use, uses.call(of: member) != nil else { return false }
      return Catalog.observationEnds.contains(program.name(program.values[Int(member)].b))
    }
  }
}
