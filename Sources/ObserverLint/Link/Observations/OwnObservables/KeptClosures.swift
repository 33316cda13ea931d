/// Methods of the program that put a closure of their caller into a collection of their object: `observe` of an observable that
/// the program declares itself.
final class KeptClosures {
  /// A method that keeps a closure.
  struct Method {
    /// The property that has the closures.
    var collection: VariableID
    /// The parameter that is the closure.
    var closure: VariableID
    /// The call that makes the object around the closure, which the collection has in place of the closure.
    var wrapper: CallID?
  }

  unowned let linked: LinkedProgram
  var program: Program { linked.program }
  private(set) var methods: [FunctionID: Method] = [:]
  /// The names of the methods.
  private(set) lazy var names = Set(methods.keys.map { program.functions[$0].name })
  private(set) lazy var removals = ClosureRemovals(self)

  init(_ linked: LinkedProgram) {
    self.linked = linked
    for function in program.functions.indices.lazy.map({ FunctionID($0) }) where mayKeepClosure(function) {
      for parameter in program.parameters(of: function) where isEscaping(parameter.variable) {
        if let kept = collection(keeping: parameter.variable, of: function) { methods[function] = kept }
      }
    }
  }

  private func isEscaping(_ parameter: VariableID) -> Bool {
    let type = program.variables[parameter].type
    return type >= 0 && program.name(type).hasPrefix("@escaping")
  }

  private func mayKeepClosure(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.kind == .function, !fact.isStatic, fact.hasBody, fact.parameterCount > 0,
      program.parameters(of: function).contains(where: { isEscaping($0.variable) }),
      let owner = linked.table.owner(of: function), !owner.isExternal, linked.table.isClass(owner.id)
    else { return false }
    return !linked.mentions.isTest(function)
  }

  /// The collection that surely gets a parameter.
  private func collection(keeping parameter: VariableID, of function: FunctionID) -> Method? {
    let uses = linked.trail.uses(in: function)
    var seen: Set<ValueID> = []
    var carriers = uses.reads[parameter] ?? []
    // `queue.async { self.observers.append(closure) }` keeps the closure, and `{ value in closure(value) }` carries it.
    carriers += linked.flow.bodies.values[linked.flow.bodies.body(of: function)].filter { value in
      program.values[value].kind == .closure && linked.captures.locals(heldBy: value).contains(parameter)
    }
    let found = follow(carriers, uses, nil, &seen)
    return found.map { Method(collection: $0.collection, closure: parameter, wrapper: $0.wrapper) }
  }

  private typealias Found = (collection: VariableID, wrapper: CallID?)

  private func follow(_ values: [ValueID], _ uses: ValueUses, _ wrapper: CallID?, _ seen: inout Set<ValueID>) -> Found?
  {
    for value in values {
      if let found = follow(value, uses, wrapper, &seen) { return found }
    }
    return nil
  }

  private func follow(_ value: ValueID, _ uses: ValueUses, _ wrapper: CallID?, _ seen: inout Set<ValueID>) -> Found? {
    guard seen.insert(value).inserted, seen.count < 60 else { return nil }
    for use in uses[value] {
      if let found = follow(use, uses, wrapper, &seen) { return found }
    }
    return nil
  }

  private func follow(_ use: ValueUses.Use, _ uses: ValueUses, _ wrapper: CallID?, _ seen: inout Set<ValueID>)
    -> Found?
  {
    switch use {
    case .part(let whole): return follow(whole, uses, wrapper, &seen)
    case .stored(let target):
      let fact = program.values[target]
      switch fact.kind {
      // Another closure for the key of a caller replaces the closure.
      case .index where isNewKey(fact.index): return collection(fact.base).map { ($0, wrapper) }
      case .variable where program.variables[fact.variable].kind == .local:
        return follow(uses.reads[fact.variable] ?? [], uses, wrapper, &seen)
      default: return nil
      }
    case .argument(let call, let position): return follow(call, position, uses, wrapper, &seen)
    case .member, .returned: return nil
    }
  }

  private func follow(
    _ call: CallID, _ position: Int, _ uses: ValueUses, _ wrapper: CallID?, _ seen: inout Set<ValueID>
  ) -> Found? {
    let (name, receiver) = program.callName(call)
    if linked.trail.isAppending(call) {
      return program.argument(call, at: 0).flatMap(collection).map { ($0, wrapper) }
    }
    if let receiver, Catalog.growingMethods.contains(name) { return collection(receiver).map { ($0, wrapper) } }
    if case .metatype(let type) = linked.inference.type(of: program.calls[call].callee) {
      let nominal = linked.table.nominals[type]
      if nominal.isExternal { return nil }
      return keeps(argument: position, of: call, nominal)
        ? follow(program.calls[call].value, uses, call, &seen) : nil
    }
    // `add(observer)` in a method of the same object.
    guard program.isOnSelf(call), isReached(program.calls[call].nameOffset, in: program.calls[call].function),
      let parameter = onlyParameter(position, of: call),
      program.functions[program.variables[parameter].function].kind == .function
    else { return nil }
    let inner = linked.trail.uses(in: program.variables[parameter].function)
    return follow(inner.reads[parameter] ?? [], inner, wrapper, &seen)
  }

  /// Returns true for a place that no condition decides. `if let value { closure(value) } else { waiting.append(closure) }`
  private func isReached(_ offset: UInt32, in function: FunctionID) -> Bool {
    linked.order.conditions(deciding: offset, in: function).isEmpty
  }

  /// The parameter of the only function that a call runs.
  private func onlyParameter(_ position: Int, of call: CallID) -> VariableID? {
    let functions = linked.inference.candidates(for: call)
    guard functions.count == 1, !program.functions[functions[0]].isStatic else { return nil }
    return linked.inference.parameter(of: functions[0], at: position, of: call)
  }

  /// `Observer(id: id, callback: callback)`: returns true if the new object has the closure in a constant.
  private func keeps(argument position: Int, of call: CallID, _ type: NominalType) -> Bool {
    guard linked.inference.candidates(for: call).isEmpty else {
      guard let parameter = onlyParameter(position, of: call) else { return false }
      let uses = linked.trail.uses(in: program.variables[parameter].function)
      return (uses.reads[parameter] ?? []).contains { read in
        uses[read].contains { use in
          guard case .stored(let target) = use, let property = linked.trail.ownProperty(target) else { return false }
          return program.variables[property].isLet
        }
      }
    }
    let label = program.arguments[program.argumentRange(call).lowerBound + position].label
    guard program.types[type.declaration].keyword == .struct, label >= 0 else { return false }
    return (type.fields[label] ?? []).contains { program.variables[$0].isLet }
  }

  /// Returns true for a property without a wrapper that may keep less than it gets.
  private func isBare(_ fact: VariableFact) -> Bool {
    fact.wrapper < 0 || Catalog.inertAttributes.contains(TypeName.withoutGenerics(program.name(fact.wrapper)))
  }

  /// The collection of `self` that a value is. A dictionary may have collections.
  private func collection(_ value: ValueID) -> VariableID? {
    guard let property = linked.trail.ownProperty(value), case let fact = program.variables[property],
      fact.getter < 0, isBare(fact), !fact.isLet,
      isReached(program.values[value].offset, in: program.values[value].function)
    else { return nil }
    if case .collection = linked.inference.type(ofVariable: property) { return property }
    guard fact.type < 0, fact.initial >= 0 else { return nil }
    let initial = program.values[fact.initial]
    let list = initial.kind == .call ? program.values[program.calls[initial.call].callee] : initial
    return list.kind == .array && list.flags & (ValueFact.bracketed | ValueFact.dictionary) != 0 ? property : nil
  }

  /// Returns true if a value is a parameter of the function around, or is made of a parameter.
  func dependsOnParameter(_ value: ValueID, depth: Int = 0) -> Bool {
    guard value >= 0, depth < 12 else { return false }
    let fact = program.values[value]
    switch fact.kind {
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.kind == .parameter { return variable.function == program.outermostFunction(fact.function) }
      return variable.kind == .local && dependsOnParameter(variable.initial, depth: depth + 1)
    case .closure:
      return linked.flow.bodies.values[linked.flow.bodies.body(of: fact.closure)].contains { inner in
        let named = program.values[inner]
        return named.kind == .variable && linked.captures.isInside(named.function, fact.closure)
          && dependsOnParameter(inner, depth: depth + 1)
      }
    case .call:
      return dependsOnParameter(program.calls[fact.call].callee, depth: depth + 1)
        || program.argumentRange(fact.call).contains {
          dependsOnParameter(program.arguments[$0].value, depth: depth + 1)
        }
    case .member, .cast: return dependsOnParameter(fact.base, depth: depth + 1)
    case .index:
      return dependsOnParameter(fact.base, depth: depth + 1) || dependsOnParameter(fact.index, depth: depth + 1)
    case .array, .alternatives: return program.operands(of: fact).contains { dependsOnParameter($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Returns true for a key that is another one on each run: the number that a property counts, or what a call makes.
  private func isNewKey(_ key: ValueID) -> Bool {
    switch program.values[key].kind {
    case .variable, .name, .member, .call: !dependsOnParameter(key)
    default: false
    }
  }
}
