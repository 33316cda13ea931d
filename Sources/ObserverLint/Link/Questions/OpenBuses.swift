/// The open questions about event buses.
extension OpenQuestions {
  /// Who unregisters objects from an event bus, and of which types the objects are.
  func askWhoUnregisters(objectOf registration: CallID, _ wanted: inout Set<Demand>) {
    for removal in Catalog.busRemovals {
      wanted.insert(.mentions(TypeName.lastPart(removal), with: String(removal.prefix { $0 != "." })))
    }
    if let object = program.argument(registration, at: 0) { askForType(of: object, &wanted) }
    for object in linked.eventBuses.unregisteredObjects { askForType(of: object, &wanted) }
  }
}
