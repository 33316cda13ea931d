/// Conditions that hold again after a while, although the code behind them makes them fail.
struct RecurringConditions {
  let repetitions: Repetitions
  let site: Repetitions.Site
  private var linked: LinkedProgram { repetitions.linked }
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }

  /// `if view == nil { view = View(); observe() }`, and `close()` sets `view` to nil: returns true if a place runs only where
  /// a property is empty, and a method of the object empties the property while the object lives, and leaves the registration.
  func decide(_ offset: UInt32, in function: FunctionID) -> Bool {
    var asked: Set<FunctionID> = []
    return methods(resettingConditionOf: offset, in: function).contains { staysBehind($0, &asked) }
  }

  /// The methods that empty such a property, and those that run them: a further caller may keep the object.
  func methodsAsked(_ offset: UInt32, in function: FunctionID) -> Set<FunctionID> {
    var asked: Set<FunctionID> = []
    for method in methods(resettingConditionOf: offset, in: function) where staysBehind(method, &asked) { break }
    return asked
  }

  private func methods(resettingConditionOf offset: UInt32, in function: FunctionID) -> [FunctionID] {
    let conditions = linked.order.conditions(deciding: offset, in: function)
    guard conditions.count == 1, let property = property(askedIn: conditions[0], of: function),
      EmptyVariables(linked).isEmpty(property, at: offset, in: function)
    else { return [] }
    return linked.stores(into: property).filter { program.values[$0.from].kind == .nil }.map(\.function)
  }

  private func property(askedIn condition: Range<UInt32>, of function: FunctionID) -> VariableID? {
    let values = linked.order.values(in: [condition], of: linked.flow.bodies.body(of: function))
    let asked = Set(values.compactMap { order.variable(of: order.readPlace(of: $0)) })
    guard asked.count == 1, let property = asked.first else { return nil }
    let fact = program.variables[property]
    guard fact.kind == .field, !fact.isStatic, !fact.isWeak, fact.getter < 0, fact.wrapper < 0,
      !order.isObserved(property)
    else { return nil }
    return property
  }

  /// Returns true if a method runs on an object that goes on: a lifecycle method runs it, or code of the object's owner that
  /// keeps the object.
  ///
  /// - Parameter asked: receives the methods that are asked for.
  private func staysBehind(_ place: FunctionID, _ asked: inout Set<FunctionID>) -> Bool {
    let function = program.outermostFunction(place)
    guard asked.count < 4, function >= 0, program.functions[function].kind == .function,
      linked.mentions.deinitOwners(of: function) == nil, !linked.mentions.isTest(function),
      !repetitions.endsIn(site, function), asked.insert(function).inserted
    else { return false }
    let name = program.fullName(ofFunction: function)
    if Catalog.repeatedLifecycles.contains(where: { $0.counterparts.contains(name) }) { return true }
    return linked.runs.callers(of: function).contains { call in
      let caller = program.calls[call].function
      if program.isOnSelf(call) { return staysBehind(caller, &asked) }
      return linked.mentions.deinitOwners(of: caller) == nil && !linked.mentions.isTest(caller)
        && !linked.idleFunctions.contains(program.outermostFunction(caller)) && !repetitions.endsIn(site, caller)
        && repetitions.isOnKeptObject(call)
        && keepsObject(of: call)
    }
  }

  /// Returns false if the code around a call lets go of the object that the call is on: `page?.close(); page = nil`.
  private func keepsObject(of call: CallID) -> Bool {
    guard let receiver = program.receiver(call), let property = keeper(of: receiver) else { return false }
    let body = linked.flow.bodies.body(of: program.calls[call].function)
    return order.stores(into: property, inBody: body).isEmpty
      && !linked.flow.bodies.calls[body].contains { other in
        let (name, object) = program.callName(other)
        return Catalog.removingMutators.contains(name) && object.flatMap(order.variable) == property
      }
  }

  /// The property that has an object, or a collection with the object.
  private func keeper(of object: ValueID) -> VariableID? {
    let read = order.readPlace(of: object)
    let fact = program.values[read]
    if fact.kind == .variable, case let element = program.variables[fact.variable], element.isElement,
      element.initial >= 0
    {
      return keeper(of: element.initial)
    }
    return order.variable(of: read)
  }
}
