extension OpenQuestions {
  /// These verdicts ask for bodies while they are found out.
  func askForLifecycles(_ wanted: inout NamesWanted) {
    _ = linked.repetitions
    _ = linked.duplicates
    _ = linked.removalSites
    _ = linked.overbroadRemovals
    askForCallers(&wanted)
    for repetition in linked.repetitions {
      if let collection = repetition.collection { askWhoEmpties(collection, &wanted) }
      // What runs in between may stand in an extension that has none of the words.
      for function in [repetition.root, linked.program.calls[Int(repetition.call)].function] {
        if let owner = linked.table.owner(of: function), !owner.isExternal { wanted.types.insert(owner.lastName) }
      }
    }
  }

  /// Who calls the functions that would pile up observers if a lifecycle method did: a file that has none of the words
  /// may.
  private func askForCallers(_ wanted: inout NamesWanted) {
    let program = linked.program
    for function in linked.repeatableIfCalled {
      let fact = program.functions[Int(function)]
      guard !fact.isPrivate, !fact.isStatic, let owner = linked.table.owner(of: function), !owner.isExternal,
        !linked.lifetime.isTestType(owner.id), linked.lifetime.processLong(owner.id) == nil
      else { continue }
      // A file that has neither a word nor the type's name has no value of the type to call it on.
      for type in linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
        wanted.together.insert(
          NamesTogether(name: program.name(fact.name), other: linked.table.nominals[type].firstName))
      }
    }
  }

  /// Who else empties a collection, which takes an object of the type that has it.
  private func askWhoEmpties(_ collection: VariableID, _ wanted: inout NamesWanted) {
    let fact = linked.program.variables[Int(collection)]
    guard !fact.isPrivate, !fact.isFileprivate, let owner = linked.table.nominal(of: fact.owner) else { return }
    for type in linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      wanted.together.insert(
        NamesTogether(name: linked.program.name(fact.name), other: linked.table.nominals[type].firstName))
    }
  }

  /// The constants of elsewhere by which one type registers one selector twice: two may be one name.
  func askForNamesRegisteredTogether(_ wanted: inout NamesWanted) {
    let program = linked.program
    var groups: [String: [ValueID]] = [:]
    for registration in linked.registrations where registration.kind == .selector {
      guard let owner = linked.table.owner(of: program.calls[Int(registration.call)].function),
        let selector = program.argument(registration.call, labelled: "selector"), let name = registration.name
      else { continue }
      let fact = program.values[Int(selector)]
      guard fact.kind == .selector else { continue }
      groups["\(owner.id) \(fact.b)", default: []].append(name)
    }
    for group in groups.values where group.count > 1 {
      for name in group {
        let fact = program.values[Int(name)]
        guard fact.kind == .member, case .metatype(let id) = linked.inference.type(of: fact.a),
          linked.table.nominals[id].isExternal, !SystemTypes.isKnown(linked.table.nominals[id].path)
        else { continue }
        wanted.declared.insert(program.name(fact.b))
      }
    }
  }
}
