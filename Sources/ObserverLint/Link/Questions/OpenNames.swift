/// The questions about the names of notifications.
extension OpenQuestions {
  func askWhatDeclares(
    namesOf registration: Registration, _ removals: [RemovalFamily], _ wanted: inout Set<Demand>
  ) {
    askWhatDeclares(registration.name, &wanted)
    for family in removals where asked.removals.insert(ObjectIdentifier(family)).inserted {
      for call in family.calls { askWhatDeclares(program.argument(call, labelled: "name"), &wanted) }
    }
  }

  /// The constant that a name is or is made of, and the type in front of it: another name may stand for that.
  func askWhatDeclares(_ name: ValueID?, _ wanted: inout Set<Demand>) {
    guard let name else { return }
    let fact = program.values[name]
    switch fact.kind {
    case .call where program.argumentRange(fact.call).count == 1:
      let argument = program.argument(fact.call, at: 0)
      if program.values[argument ?? name].kind != .call { askWhatDeclares(argument, &wanted) }
    case .member where program.name(fact.name) == "rawValue": askWhatDeclares(fact.base, &wanted)
    case .member:
      wanted.insert(.declaresMember(program.name(fact.name)))
      if case .metatype(let id) = linked.inference.type(of: fact.base), table.nominals[id].isExternal {
        _ = askWhatDeclares(typeOf: fact.base, &wanted)
      }
    case .implicitMember, .name: wanted.insert(.declaresMember(program.name(fact.name)))
    case .variable:
      // `for name in [first, second]`
      let initial = program.variables[fact.variable].initial
      if initial >= 0, program.values[initial].kind == .array { askWhatDeclares(initial, &wanted) }
    case .array: for operand in program.operands(of: fact) { askWhatDeclares(operand, &wanted) }
    default: break
    }
  }

  /// The string constants of which names are made: without the string, a constant counts as another name than all others.
  func askForUntoldNames(_ wanted: inout Set<Demand>) {
    let names = flow.removalArguments.map(\.name) + linked.registrations.map(\.name)
    for name in names where linked.identity.names(of: name)?.contains(where: \.isUntold) ?? false {
      askWhatDeclares(name, &wanted)
    }
  }
}
