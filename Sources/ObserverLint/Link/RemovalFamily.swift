/// Removals of the objects of related types, looked up by what sets them apart from a registration.
///
/// Very many may stand in one type: they are grouped by their center and object, and within each group by the names that they say.
final class RemovalFamily {
  /// As places in the list of all removals, as an object's own type comes before those above and below it.
  let removals: [Int]
  /// Their calls, where they are calls.
  let calls: [CallID]

  private struct Group {
    /// A removal of the group, which stands for the centers and objects of all.
    var first: Int
    /// Those that end every name, or one that cannot be told.
    var every: [Int] = []
    var named: [Int] = []
    var names = NameIndex()
  }

  private var groups: [Group] = []
  private let reach: RemovalReach

  init(_ removals: [Int], _ reach: RemovalReach) {
    self.removals = removals
    self.reach = reach
    let all = reach.flow.removalArguments
    calls = removals.map { all[$0].call }.filter { $0 >= 0 }
    var numbers: [PlaceKey: Int] = [:]
    for index in removals {
      let removal = all[index]
      let key = PlaceKey(removal.center, removal.object, reach)
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append(Group(first: index))
      }
      if let names = reach.identity.names(of: removal.name), !names.isEmpty {
        groups[number].named.append(index)
        for name in names { groups[number].names.insert(name, index) }
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

  /// Whether they cover a registration of the same observer, several of them together where it has several names.
  func covers(_ registration: Registration) -> Bool {
    let near = groups(near: registration)
    if near.contains(where: { !$0.every.isEmpty }) { return true }
    guard near.contains(where: { !$0.named.isEmpty }) else { return false }
    guard let registered = reach.identity.names(of: registration.name) else { return true }
    return !registered.isEmpty && registered.allSatisfy { name in near.contains { $0.names.contains(name) } }
  }

  /// Those that may end a registration of the same observer, in no order.
  func removals(ending registration: Registration) -> [Int] {
    var result: [Int] = []
    let registered = reach.identity.names(of: registration.name)
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

/// Registrations whose observers are of related types, looked up by what sets them apart from a removal.
final class RegistrationFamily {
  /// As places in the list of all registrations by selector, in order.
  let registrations: [Int]

  private struct Group {
    var first: Int
    /// Those of which it cannot be told, or that are for all.
    var hasUnknownNames = false
    var hasEveryName = false
    var named = 0
    var names = NameIndex()
  }

  private var groups: [Group] = []
  private let reach: RemovalReach
  private let all: [Registration]

  init(_ registrations: [Int], of all: [Registration], _ reach: RemovalReach) {
    self.registrations = registrations
    self.reach = reach
    self.all = all
    var numbers: [PlaceKey: Int] = [:]
    for index in registrations {
      let registration = all[index]
      let key = PlaceKey(registration.center, registration.object, reach)
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append(Group(first: index))
      }
      if let names = reach.identity.names(of: registration.name) {
        if names.isEmpty { groups[number].hasEveryName = true } else { groups[number].named += 1 }
        for name in names { groups[number].names.insert(name, index) }
      } else {
        groups[number].hasUnknownNames = true
      }
    }
  }

  /// What sets a removal of the same observers apart from all of them; nil where it may end one of them.
  func differences(from removal: ValueFlow.Removal) -> Set<RemovalReach.Difference>? {
    var result: Set<RemovalReach.Difference> = []
    for group in groups {
      switch reach.names(of: removal, for: all[group.first]) {
      case .none(let difference):
        // Another name says more than another center or object.
        let removed = reach.identity.names(of: removal.name) ?? []
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

/// By what a registration or a removal is held against others, but for the observer and the names.
private struct PlaceKey: Hashable {
  let center: Set<Identity.CenterSource>?
  let object: Identity.ObjectKey

  init(_ center: ValueID?, _ object: ValueID?, _ reach: RemovalReach) {
    self.center = center.map { reach.identity.sources(of: $0) }
    self.object = reach.identity.key(ofObject: object)
  }
}
