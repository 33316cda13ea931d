/// Functions that return what a cache keeps.
extension Repetitions {
  /// Returns true if a method of the program returns objects that its own object kept before, or keeps from then on.
  func isResultKept(_ call: CallID, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    let place = program.calls[Int(call)].function
    if let receiver = program.receiver(call), !isSourceKept(receiver, in: place, depth: depth) { return false }
    let returned = linked.inference.candidates(for: call).compactMap { function -> (FunctionID, [ValueID])? in
      let fact = program.functions[Int(function)]
      // The types that conform to a protocol hand out the object, but for those that return nothing but `nil`.
      guard fact.hasBody else { return nil }
      let values = fact.kind == .function ? linked.flow.results(of: function) : []
      return values.isEmpty && fact.kind == .function ? nil : (function, values)
    }
    return !returned.isEmpty
      && returned.allSatisfy { function, values in
        let made = values.filter { !isObjectKept($0, in: function, depth: depth) }
        // A method that returns only new objects hands out another object each time, even if it keeps them.
        return made.count < values.count && made.allSatisfy { isStored($0, in: function, depth: depth) }
      }
  }

  /// `self.model = model; self.model.$title`: the value that the function has stored into the property before a place reads
  /// it. Nil if there are several.
  func storedBefore(_ value: ValueID, in function: FunctionID) -> ValueID? {
    let order = StoredOrder(linked)
    guard let variable = order.variable(of: value), program.variables[Int(variable)].kind == .field else { return nil }
    let stores = order.stores(into: variable, inBody: flow.bodies.body(of: function)).filter {
      $0.offset < program.values[Int(value)].offset
    }
    return stores.count == 1 ? stores[0].from : nil
  }

  /// The results that callers give a function to observe, where no known file has the body of the function that returns
  /// them.
  func unknownResults(observedBy call: CallID) -> [ValueID] {
    var root = program.receiver(call)
    for _ in 0..<40 {
      guard let value = root else { return [] }
      let fact = program.values[Int(value)]
      if let given = storedBefore(value, in: fact.function) {
        root = given
        continue
      }
      switch fact.kind {
      case .call: root = program.receiver(fact.a)
      case .member, .cast: root = fact.a
      case .variable where program.variables[Int(fact.a)].isElement:
        let whole = program.variables[Int(fact.a)].initial
        guard whole >= 0 else { return [] }
        let read = StoredOrder(linked).readPlace(of: whole)
        if isUndeclaredCall(read) { return [read] }
        root = read
      case .variable where program.variables[Int(fact.a)].kind == .parameter:
        let function = program.outermostFunction(program.calls[Int(call)].function)
        return linked.runs.callers(of: function).compactMap { caller in
          guard let argument = linked.inference.argument(of: caller, for: fact.a, of: function) else { return nil }
          let read = StoredOrder(linked).readPlace(of: argument)
          return isUndeclaredCall(read) ? read : nil
        }
      default: return []
      }
    }
    return []
  }

  private func isUndeclaredCall(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    return fact.kind == .call
      && !linked.inference.candidates(for: fact.a).contains { program.functions[Int($0)].hasBody }
  }

  /// `models[row] = model`: returns true if the function also puts a local into a property of `self`, or into a collection
  /// of another object that stays.
  func isStored(_ value: ValueID, in function: FunctionID, depth: Int) -> Bool {
    let fact = program.values[Int(value)]
    guard fact.kind == .variable, program.variables[Int(fact.a)].kind == .local else { return false }
    let uses = linked.trail.uses(in: function)
    return (uses.reads[fact.a] ?? []).contains { read in
      uses[read].contains { use in
        switch use {
        case .stored(let target):
          let place = program.values[Int(target)]
          return linked.trail.ownProperty(target) != nil
            || place.kind == .index && isSourceKept(place.a, in: function, depth: depth + 1)
        case .argument(let call, _):
          let (name, receiver) = program.callName(call)
          guard let receiver, Catalog.containerMutators.contains(name) else { return false }
          return linked.trail.ownProperty(receiver) != nil || isSourceKept(receiver, in: function, depth: depth + 1)
        default: return false
        }
      }
    }
  }
}
