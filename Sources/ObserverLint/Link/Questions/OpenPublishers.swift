/// The open questions about the publishers that are observed.
extension OpenQuestions {
  /// Who gives a function or an initializer the publisher that is observed.
  func askWhoGives(to function: FunctionID, _ wanted: inout Set<Demand>) {
    let fact = program.functions[Int(function)]
    guard let owner = table.owner(of: function), !owner.isExternal else {
      if !fact.isPrivate { wanted.insert(.mentions(program.name(fact.name))) }
      return
    }
    guard fact.kind == .initializer else {
      askForCallers(of: function, &wanted)
      return
    }
    for type in [owner.id] + table.descendants(owner.id) where !table.nominals[type].isExternal {
      wanted.insert(table.nominals[type].demand(.mentions))
    }
  }

  private static let completions = Set(
    Catalog.completions.map { full in
      full.hasPrefix("send(") ? String(full.dropFirst(5).dropLast(2)) : String(full.prefix { $0 != "(" })
    })

  /// A function that takes a subject may complete it.
  func askWhoTakes(_ subject: VariableID, _ wanted: inout Set<Demand>) {
    for call in linked.endings.completedSubjects.unknownCalls(taking: subject) {
      let (name, receiver) = program.callName(call)
      if receiver == nil { wanted.insert(.declaresType(name)) }
      wanted.insert(.declaresMember(name))
      if let receiver { askForType(of: receiver, &wanted) }
    }
  }

  /// A subject of that name goes on until some code completes one.
  func askWhoCompletes(_ subject: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[Int(subject)]
    guard !fact.isPrivate, fact.kind == .field || fact.kind == .global else { return }
    for completion in Self.completions {
      wanted.insert(.mentions(linked.program.name(fact.name), with: completion))
    }
  }
}
