/// Methods that the user runs: actions of controls, and selections in lists.
struct UserActions {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// Returns true for the action of a control, and for the method that a list calls when the user selects a row.
  func contain(_ function: FunctionID) -> Bool {
    let fact = program.functions[Int(function)]
    guard fact.kind == .function, fact.owner >= 0, fact.parent < 0, !fact.isStatic else { return false }
    if fact.isAction || Catalog.userActions.contains(program.fullName(of: fact)) { return true }
    return fact.isObjectiveC && linked.namesOfActions.contains(program.name(fact.name))
  }

  /// Returns true if a method shows another screen, and leaves its own screen where it is: the user comes back, and may run
  /// the method again.
  ///
  /// - Parameter offset: a place in the method. A branch that excludes it does not count.
  func comeBack(to function: FunctionID, at offset: UInt32? = nil) -> Bool {
    let calls = linked.flow.bodies.calls[linked.flow.bodies.body(of: function)].filter { call in
      linked.inference.candidates(for: call).isEmpty
        && offset.map { !linked.order.exclude($0, program.calls[Int(call)].nameOffset, in: function) } ?? true
    }
    return calls.contains(where: covers)
      && !calls.contains { Catalog.leavingMethods.contains(program.callName($0).name) } && !disablesControl(function)
  }

  /// `sender.isEnabled = false`
  private func disablesControl(_ function: FunctionID) -> Bool {
    let body = linked.flow.bodies.body(of: function)
    return Catalog.disablingProperties.contains { name in
      guard let id = program.nameIDs[name] else { return false }
      return linked.flow.bodies.mentions(of: id).contains {
        linked.flow.bodies.body(of: program.values[Int($0)].function) == body
      }
    }
  }

  /// `present(editor, animated: true)`, also with a closure behind it.
  private func covers(_ call: CallID) -> Bool {
    let name = program.fullName(call)
    return Catalog.temporaryScreens.contains { name == $0 || name.hasPrefix($0.dropLast()) }
  }
}

extension LinkedProgram {
  /// The names of methods that the program gives to controls: `button.addTarget(self, action: #selector(edit), for: …)`
  func findNamesOfActions() -> Set<String> {
    var names: Set<String> = []
    for (index, fact) in program.values.enumerated() where fact.kind == .selector && fact.b >= 0 {
      let value = ValueID(index)
      let isAction = callsTaking(value).contains { call in
        program.argument(call, labelled: "action") == value
      }
      if isAction { names.insert(SelectorText(program.name(fact.b)).method) }
    }
    return names
  }
}
