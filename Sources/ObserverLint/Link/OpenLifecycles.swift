extension OpenQuestions {
  /// These verdicts ask for bodies while they are found out.
  func askForLifecycles(_ wanted: inout NamesWanted) {
    _ = linked.repetitions
    _ = linked.duplicates
    _ = linked.removalSites
    _ = linked.overbroadRemovals
    askForCallers(&wanted)
    for case let collection? in linked.repetitions.map(\.collection) { askWhoMentions(collection, &wanted) }
  }

  /// Who calls the function that registers, where nobody seen so far does: a lifecycle method in a file that has none of
  /// the words. Such a file names the type.
  private func askForCallers(_ wanted: inout NamesWanted) {
    let program = linked.program
    let kept = linked.observations.filter { observation in
      guard case .ownProperties = observation.destination, case .never = observation.chain.ending else { return false }
      return true
    }
    for call in linked.registrations.map(\.call) + kept.map(\.call) {
      let outermost = program.outermostFunction(program.calls[Int(call)].function)
      guard outermost >= 0 else { continue }
      let fact = program.functions[Int(outermost)]
      guard fact.kind == .function, !fact.isPrivate, !fact.isStatic,
        !linked.runs.isFrameworks(fact),
        let owner = linked.table.owner(of: outermost), !owner.isExternal,
        linked.runs.callers(of: outermost).isEmpty, linked.lifetime.processLong(owner.id) == nil
      else { continue }
      wanted.mentioned.insert(owner.lastName)
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
