/// The open questions about event buses.
extension OpenQuestions {
  /// Who unregisters objects from an event bus, and of which types the objects are.
  func askWhoUnregisters(objectOf registration: CallID, _ wanted: inout Set<Demand>) {
    let bus = program.receiver(registration).map { program.name(program.values[$0].name) + "." }
    for removal in Catalog.busRemovals where bus.map(removal.hasPrefix) ?? true {
      wanted.insert(.mentions(TypeName.lastPart(removal), with: String(removal.prefix { $0 != "." })))
    }
    if let object = program.argument(registration, at: 0) { askForType(of: object, &wanted) }
    for object in linked.eventBuses.unregisteredObjects { askForType(of: object, &wanted) }
  }

  /// Who registers and unregisters objects by functions of the program.
  func askWhoUsesBuses(_ wanted: inout Set<Demand>) {
    for function in linked.cycles.functionsOfBuses { askForCallers(of: function, &wanted) }
    // An alias of the bus may be declared elsewhere.
    for function in linked.cycles.endsOfBuses { askWhoCalls(function, &wanted) }
    for function in linked.cycles.functionsOfBuses.union(linked.cycles.endsOfBuses) {
      for call in linked.mentions.uses(of: function).calls {
        guard let object = program.argument(call, at: 0) else { continue }
        askForType(of: object, &wanted)
        // A superclass may unregister the object.
        if case .nominal(let id) = linked.inference.type(of: object) {
          askForHierarchy(of: table.nominals[id], &wanted)
        }
      }
    }
  }
}
