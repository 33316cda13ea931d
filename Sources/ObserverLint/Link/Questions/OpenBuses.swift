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
}
