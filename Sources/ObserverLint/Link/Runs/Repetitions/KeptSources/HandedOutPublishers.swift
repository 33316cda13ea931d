/// Publishers that an object which existed before hands out in a new value: each pass observes the same source.
extension Repetitions {
  /// `let output = model.transform(input); output.title.sink`: returns true if an object that existed before hands out subjects
  /// of its own, and code sends to these, or the events of controls that the caller gives and keeps.
  func isHandedOut(_ value: ValueID, _ chain: PublisherEndings.Chain, depth: Int) -> Bool {
    guard depth < 4, !chain.subjects.isEmpty || !chain.controls.isEmpty else { return false }
    var value = StoredOrder(linked).readPlace(of: value)
    for _ in 0..<40 {
      let fact = program.values[value]
      let functions = fact.kind == .call ? linked.inference.candidates(for: fact.call) : []
      if !functions.isEmpty {
        guard isOnTheSameObject(fact.call) else { return false }
        return areHandedOut(chain.subjects, by: functions, in: fact.function)
          || areKept(chain.controls, in: fact.function)
      }
      switch fact.kind {
      case .call:
        guard let receiver = program.receiver(fact.call) else { return false }
        value = receiver
      case .member, .cast: value = StoredOrder(linked).readPlace(of: fact.base)
      case .variable where program.variables[fact.variable].kind == .parameter:
        return isGivenHandedOut(fact.variable, chain, depth: depth + 1)
      default: return false
      }
    }
    return false
  }

  /// `bind(model.transform())`: each caller gives such a value to a method.
  private func isGivenHandedOut(_ parameter: VariableID, _ chain: PublisherEndings.Chain, depth: Int) -> Bool {
    let function = program.variables[parameter].function
    guard function >= 0, program.functions[function].kind == .function else { return false }
    let callers = linked.runs.callers(of: function)
    return !callers.isEmpty
      && callers.allSatisfy { call in
        linked.inference.argument(of: call, for: parameter, of: function).map {
          isHandedOut($0, chain, depth: depth)
        } ?? false
      }
  }

  private func areHandedOut(_ subjects: [VariableID], by functions: [FunctionID], in function: FunctionID) -> Bool {
    !subjects.isEmpty && subjects.allSatisfy { isConstant($0, ofObjectsWith: functions) }
      && subjects.contains { SubjectFeeds(repetitions: self).mayFollow($0, observationIn: function) }
  }

  /// A getter on the way to a control may make the object that has the control.
  private func areKept(_ controls: [ValueID], in function: FunctionID) -> Bool {
    !controls.isEmpty
      && controls.allSatisfy { control in
        let place = program.values[control].function
        return flow.bodies.body(of: place) == flow.bodies.body(of: function)
          && isSourceKept(control, in: place, depth: 0)
      }
  }

  private func isConstant(_ subject: VariableID, ofObjectsWith functions: [FunctionID]) -> Bool {
    let fact = program.variables[subject]
    guard fact.isLet, !fact.isStatic, let owner = table.nominal(of: fact.owner) else { return false }
    return functions.contains { function in
      program.functions[function].kind == .function
        && table.ownerID(of: function).map { table.areRelated($0, owner.id) } ?? false
    }
  }
}
