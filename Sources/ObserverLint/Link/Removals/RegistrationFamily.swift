/// Registrations whose observers are of related types, looked up by what sets them apart from a removal.
final class RegistrationFamily {
  /// As places in the list of all registrations by selector, in order.
  let registrations: [Int]

  private struct Group {
    var first: Int
    /// True if the name of a registration is unknown.
    var hasUnknownNames = false
    var hasEveryName = false
    var named = 0
    var names: NameIndex
  }

  private var groups: [Group] = []
  private let reach: RemovalReach
  private let all: [Registration]

  init(_ registrations: [Int], of all: [Registration], _ reach: RemovalReach) {
    self.registrations = registrations
    self.reach = reach
    self.all = all
    var places = PlaceNumbers(reach)
    for index in registrations {
      let registration = all[index]
      let number = places.number(center: registration.center, object: registration.object)
      if number == groups.count { groups.append(Group(first: index, names: NameIndex(reach.identity))) }
      if let names = reach.identity.oneName(of: registration.name) {
        if names.isEmpty { groups[number].hasEveryName = true } else { groups[number].named += 1 }
        for name in names { groups[number].names.insert(name, index) }
      } else {
        groups[number].hasUnknownNames = true
      }
    }
  }

  /// Returns the differences between a removal of the same observers and all registrations; nil if it may end a
  /// registration.
  func differences(from removal: ValueFlow.Removal) -> Set<RemovalReach.Difference>? {
    var result: Set<RemovalReach.Difference> = []
    for group in groups {
      switch reach.names(of: removal, for: all[group.first]) {
      case .none(let difference):
        // Another name says more than another center or object.
        let removed = reach.identity.oneName(of: removal.name) ?? []
        let same = Set(removed.flatMap { group.names.numbers(of: $0) }).count
        if removed.isEmpty || group.hasUnknownNames || group.hasEveryName || same > 0 { result.insert(difference) }
        if !removed.isEmpty, same < group.named { result.insert(.name) }
      case .every: return nil
      case .some(let removed):
        if group.hasUnknownNames || removed.contains(where: { group.names.contains($0) }) { return nil }
        result.insert(.name)
      }
    }
    return result
  }
}
