/// Removals of the objects of related types, looked up by what sets them apart from a registration.
///
/// Very many may stand in one type: they are grouped by their center and object, and within each group by the names that they say.
final class RemovalFamily {
  /// The removals that are calls, in the order given.
  let calls: [CallID]

  private struct Group {
    /// A removal of the group, which stands for the centers and objects of all.
    var first: Int
    /// The removals that end every name, or an unknown name.
    var every: [Int] = []
    var named: [Int] = []
    var names: NameIndex
  }

  private var groups: [Group] = []
  /// Names with unknown text.
  private(set) var untoldNames: Set<Identity.NameSource> = []
  private let reach: RemovalReach

  /// - Parameter removals: places in the list of all removals.
  init(_ removals: [Int], _ reach: RemovalReach) {
    self.reach = reach
    let all = reach.flow.removalArguments
    calls = removals.compactMap { all[$0].call }
    var places = PlaceNumbers(reach)
    for index in removals {
      let removal = all[index]
      let number = places.number(center: removal.center, object: removal.object)
      if number == groups.count { groups.append(Group(first: index, names: NameIndex(reach.identity))) }
      if let names = reach.identity.oneName(of: removal.name), !names.isEmpty {
        groups[number].named.append(index)
        for name in names { groups[number].names.insert(name, index) }
        untoldNames.formUnion(names.filter(\.isUntold))
      } else {
        groups[number].every.append(index)
      }
    }
  }

  private func groups(near registration: Registration) -> [Group] {
    groups.filter { group in
      let removal = reach.flow.removalArguments[group.first]
      return reach.sameCenter(removal, registration) != .different
        && reach.identity.objectCovers(registered: registration.object, removed: removal.object) != .different
    }
  }

  /// Returns true if the removals cover a registration of the same observer, several of them together if it has
  /// several names.
  func covers(_ registration: Registration) -> Bool {
    let near = groups(near: registration)
    if near.contains(where: { !$0.every.isEmpty }) { return true }
    guard near.contains(where: { !$0.named.isEmpty }) else { return false }
    guard let registered = reach.identity.oneName(of: registration.name) else { return true }
    return !registered.isEmpty && registered.allSatisfy { name in near.contains { $0.names.contains(name) } }
  }

  /// Returns true if it is known whether the removals cover a registration: not if a name is made from an unknown
  /// string.
  func isTold(_ registration: Registration) -> Bool {
    guard let registered = reach.identity.oneName(of: registration.name) else { return true }
    let near = groups(near: registration)
    return near.contains { !$0.every.isEmpty }
      || registered.allSatisfy { name in
        near.allSatisfy { !$0.names.maybe(name) } || near.contains { $0.names.surely(name) }
      }
  }

  /// Returns true if a removal surely ends the registration, or if a removal of every name may end it.
  func surelyCovers(_ registration: Registration) -> Bool {
    let near = groups(near: registration)
    if near.contains(where: { !$0.every.isEmpty }) { return true }
    guard let registered = reach.identity.oneName(of: registration.name) else { return true }
    return registered.allSatisfy { name in near.contains { $0.names.surely(name) } }
  }

  /// Returns the removals that may end a registration of the same observer, in no order.
  func removals(ending registration: Registration) -> [Int] {
    var result: [Int] = []
    let registered = reach.identity.oneName(of: registration.name)
    for group in groups(near: registration) {
      result += group.every
      guard let registered else {
        result += group.named
        continue
      }
      for name in registered { result += group.names.numbers(of: name) }
    }
    return result
  }
}
