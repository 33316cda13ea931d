/// Controllers that appear once for each presentation.
extension Repetitions {
  /// Returns true if a controller that appears once runs a registration, and no longer-lived object keeps it.
  func isOfPresentedController(_ repetition: Repetition) -> Bool {
    guard repetition.counterparts.contains(where: OverlayControllers.disappearances.contains),
      let owner = table.owner(of: repetition.root), repetition.chain.allSatisfy(program.isOnSelf),
      isKeptBySelf(repetition)
    else { return false }
    return linked.overlays.contain(owner)
  }

  private func isKeptBySelf(_ repetition: Repetition) -> Bool {
    if repetition.isKeptByLibrary { return true }
    if let collection = repetition.collection { return !program.variables[Int(collection)].isStatic }
    let registration = linked.registrations.first { $0.call == repetition.call }
    return registration?.observer.map(program.isSelf) ?? false
  }
}
