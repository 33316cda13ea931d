/// Controllers that AppKit makes for each popover and each sheet: they appear once.
extension Repetitions {
  /// Returns true if a controller that appears once runs a registration, and no longer-lived object keeps it.
  ///
  /// - Parameter asked: receives the question who else makes the controller.
  func isOfPresentedController(_ repetition: Repetition, _ asked: inout Set<Demand>) -> Bool {
    guard let owner = table.owner(of: repetition.root), !owner.isExternal, Self.appearing.contains(repetition.rootName),
      linked.storyboards.presentOnly(owner.lastName)
    else { return false }
    asked.insert(owner.demand(.makes))
    return linked.lifetime.constructions(of: owner.id).isEmpty && table.descendants(owner.id).isEmpty
      && repetition.chain.allSatisfy(program.isOnSelf)
      && isKeptBySelf(repetition)
  }

  private static let appearing = ["viewWillAppear()", "viewDidAppear()"]

  private func isKeptBySelf(_ repetition: Repetition) -> Bool {
    if repetition.isKeptByLibrary { return true }
    if let collection = repetition.collection { return !program.variables[Int(collection)].isStatic }
    let registration = linked.registrations.first { $0.call == repetition.call }
    return registration?.observer.map(program.isSelf) ?? false
  }
}
