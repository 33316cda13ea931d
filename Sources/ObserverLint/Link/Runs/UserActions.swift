/// Methods that the user runs: actions of controls, and selections in lists.
final class UserActions {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private var known: [FunctionID: [UInt32]] = [:]
  /// The types whose methods the program gives to controls, by the name of the method.
  private lazy var namedActions = findNamedActions()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true for the action of a control, and for the method that a list calls when the user selects a row.
  func contain(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.kind == .function, fact.owner >= 0, fact.parent < 0, !fact.isStatic else { return false }
    if fact.isAction || Catalog.userActions.contains(program.fullName(of: fact)) { return true }
    guard fact.isObjectiveC, let owner = table.ownerID(of: function) else { return false }
    return namedActions[program.name(fact.name)]?.contains { table.areRelated($0, owner) } ?? false
  }

  /// The places where a method shows another screen, if its own screen stays: the user comes back, and may run the method
  /// again. Empty if the method may leave its screen, or keep the user from a second run.
  func screens(shownBy function: FunctionID) -> [UInt32] {
    if let answer = known[function] { return answer }
    let calls = linked.flow.bodies.calls[linked.flow.bodies.body(of: function)].filter(showsScreen)
    let answer = calls.isEmpty || mayLeave(function) ? [] : calls.map { program.calls[$0].nameOffset }
    known[function] = answer
    return answer
  }

  /// `present(editor, animated: true)`, also with a closure behind it. The user does not come back from an alert: its buttons
  /// decide.
  func showsScreen(_ call: CallID) -> Bool {
    let name = program.fullName(call)
    guard linked.inference.candidates(for: call).isEmpty,
      Catalog.temporaryScreens.contains(where: { name == $0 || name.hasPrefix($0.dropLast()) }),
      let screen = program.argument(call, at: 0)
    else { return false }
    guard case .nominal(let type) = linked.inference.type(of: screen) else { return true }
    return !Catalog.alerts.contains(table.nominals[type].lastName)
  }

  /// Returns true if code that a method runs, or gives to others, may take the screen away, or the control.
  func mayLeave(_ function: FunctionID) -> Bool {
    var pending = [linked.flow.bodies.body(of: function)]
    var seen = Set(pending)
    while let body = pending.popLast() {
      if seen.count > Budget.actions { return true }
      let leaves = linked.flow.bodies.values[body].contains { value in
        let fact = program.values[value]
        return (fact.kind == .member || fact.kind == .name)
          && Catalog.leavingProperties.contains(program.name(fact.name))
      }
      if leaves { return true }
      for call in linked.flow.bodies.calls[body] {
        let targets = linked.runs.targets(of: call)
        if Catalog.leavingMethods.contains(program.callName(call).name) || targets.isEmpty && handsSelfOn(call) {
          return true
        }
        for target in targets {
          let next = linked.flow.bodies.body(of: target)
          if seen.insert(next).inserted { pending.append(next) }
        }
      }
    }
    return false
  }

  /// `router?.finished(self)`: returns true if code that was not read gets the screen.
  func handsSelfOn(_ call: CallID) -> Bool {
    guard let receiver = program.receiver(call),
      program.argumentRange(call).contains(where: { index in
        program.isSelf(program.arguments[index].value)
      })
    else { return false }
    switch linked.inference.type(of: receiver) {
    case .nominal(let type), .metatype(let type):
      return !table.nominals[type].isExternal || !SystemTypes.isKnown(table.nominals[type].path)
    default: return !linked.flow.isRegistration(call)
    }
  }

  /// `button.addTarget(self, action: #selector(edit), for: …)`
  private func findNamedActions() -> [String: Set<NominalID>] {
    var actions: [String: Set<NominalID>] = [:]
    for (index, fact) in program.values.enumerated() where fact.kind == .selector && fact.name >= 0 {
      let value = ValueID(index)
      guard linked.callsTaking(value).contains(where: { program.argument($0, labelled: "action") == value }) else {
        continue
      }
      let selector = SelectorText(program.name(fact.name))
      let types =
        selector.type.map { table.nominals(lastNamed: $0) } ?? [table.ownerID(of: fact.function)].compactMap(\.self)
      actions[selector.method, default: []].formUnion(types)
    }
    return actions
  }
}
