/// Questions that were asked already, and that many sites share: hierarchies, removals, and the storage of their
/// tokens.
final class AskedOnce {
  /// Types of which it was asked who makes them.
  var owners: Set<NominalID> = []
  /// Removals that miss registrations.
  var removals: Set<ObjectIdentifier> = []
  /// Types that declare a member of which it was asked who implements it, by the name of the member.
  var implemented: [String: Set<NominalID>] = [:]
  private var typesAbove: Set<NominalID> = []
  private var typesBelow: Set<NominalID> = []

  /// A type and those above it, but for what was given before.
  func newAbove(_ id: NominalID, _ table: TypeTable) -> [NominalID] {
    spread(id, &typesAbove) { table.nominals[$0].parents }
  }

  /// A type and those below it, but for what was given before.
  func newBelow(_ id: NominalID, _ table: TypeTable) -> [NominalID] {
    spread(id, &typesBelow) { table.nominals[$0].children }
  }

  private func spread(_ id: NominalID, _ seen: inout Set<NominalID>, _ next: (NominalID) -> [NominalID]) -> [NominalID]
  {
    guard seen.insert(id).inserted else { return [] }
    var result = [id]
    var head = 0
    while head < result.count {
      for neighbour in next(result[head]) where seen.insert(neighbour).inserted { result.append(neighbour) }
      head += 1
    }
    return result
  }
}
