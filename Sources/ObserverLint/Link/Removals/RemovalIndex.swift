/// Which removals and registrations may have to do with each other, told by the types of the objects that observe:
/// `self` is most often both the observer and what is removed.
final class RemovalIndex {
  private let reach: RemovalReach
  /// By the one type whose `self` is removed or observes.
  private var removalsOfType: [NominalID: [Int]] = [:]
  private var registrationsOfType: [NominalID: [Int]] = [:]
  /// Of objects that may be of several types, or of none that can be told.
  private var otherRemovals: [Int] = []
  private var otherRegistrations: [Int] = []
  /// Removals by the value that they are given.
  private let removalsOfArgument: [ValueID: [Int]]
  private let removals: [ValueFlow.Removal]
  private lazy var removalsOfCall = Dictionary(
    removals.indices.compactMap { index in removals[index].call.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })
  private let selectors: [Registration]
  /// The removals, and the registrations, of `self` in a type, above it and below it.
  private lazy var removalFamilies = RelatedFamilies(removalsOfType, reach.flow.table.tree) { [reach] in
    RemovalFamily($0, reach)
  }
  private lazy var registrationFamilies = RelatedFamilies(registrationsOfType, reach.flow.table.tree) {
    [selectors, reach] in RegistrationFamily($0, of: selectors, reach)
  }

  init(_ reach: RemovalReach) {
    self.reach = reach
    removals = reach.flow.removalArguments
    removalsOfArgument = Dictionary(grouping: removals.indices) { [removals] in removals[$0].argument }
    selectors = reach.flow.registrations.filter { $0.kind == .selector }
    for (index, removal) in removals.enumerated() {
      if let type = onlySelf(removal.argument) {
        removalsOfType[type, default: []].append(index)
      } else {
        otherRemovals.append(index)
      }
    }
    for (index, registration) in selectors.enumerated() {
      if let type = registration.observer.flatMap({ onlySelf($0) }) {
        registrationsOfType[type, default: []].append(index)
      } else {
        otherRegistrations.append(index)
      }
    }
  }

  /// The type of an object that is the `self` of one type and nothing else.
  private func onlySelf(_ value: ValueID) -> NominalID? {
    let origins = reach.origins(value)
    guard origins.count == 1, let node = origins.first, reach.isSelf(node) else { return nil }
    return reach.flow.nominal(at: node)
  }

  /// The difference between a removal of the same observer and a registration, in words.
  func difference(of removal: CallID, from registration: Registration) -> String {
    guard let index = removalsOfCall[removal] else { return "another observer" }
    guard case .misses(let difference) = reach.verdict(of: removals[index], on: registration) else {
      return "only one of its names"
    }
    switch difference {
    case .observer: return "another observer"
    case .name: return "another name"
    case .object: return "another object"
    case .center: return "another center"
    }
  }

  /// The removals that may end a registration, in order.
  func removals(ending registration: Registration) -> [ValueFlow.Removal] {
    func mayEnd(_ index: Int) -> Bool { reach.verdict(of: removals[index], on: registration).mayEnd }
    switch registration.kind {
    case .block:
      let near = removals(given: reach.nodes(ofToken: registration.call))
      return near.filter(mayEnd).map { removals[$0] }
    case .selector:
      guard let type = registration.observer.flatMap({ onlySelf($0) }) else {
        return removals.indices.filter(mayEnd).map { removals[$0] }
      }
      var found = removalFamilies.family(of: type).removals(ending: registration)
      found += untyped.removals(ending: registration)
      let observer = registration.observer.flatMap { reach.types(ofObserver: $0) } ?? [type]
      for family in Set(observer + [type]).map({ typedFamilies.family(of: $0) }) {
        found += family.removals(ending: registration)
      }
      return Set(found).sorted().map { removals[$0] }
    }
  }

  /// The removals of `self` in the observer's own class that surely name other notifications of the same center, for which
  /// the class registers, too.
  func removalsOfOtherNames(than registration: Registration) -> [ValueFlow.Removal] {
    guard let type = registration.observer.flatMap({ onlySelf($0) }) else { return [] }
    return (removalsOfType[type] ?? []).map { removals[$0] }.filter {
      reach.sameCenter($0, registration) == .same && reach.isOfOtherNames($0, registration)
        && registrations(missedBy: $0) == nil
    }
  }

  /// The removals that may be given one of the nodes that a token reaches, in order.
  private func removals(given nodes: ReachedNodes) -> [Int] {
    if nodes.isCut { return Array(removals.indices) }
    return nodes.near.flatMap { removalsOfArgument[$0.value] ?? [] }.sorted()
  }

  /// The removals that what a node holds reaches, in order.
  func removals(reachedBy node: FlowNodeID) -> [ValueFlow.Removal] {
    removals(given: ReachedNodes(from: node, reach.flow.outgoing, limit: Budget.removals)).map { removals[$0] }
  }

  /// The selector registrations whose observer a removal may name, in order.
  func selectorRegistrations(near removal: ValueFlow.Removal) -> [Registration] {
    guard let type = onlySelf(removal.argument) else { return selectors }
    return (registrationFamilies.family(of: type).registrations + otherRegistrations).sorted().map { selectors[$0] }
  }

  /// Returns the differences between a removal and all registrations of its observer, and the first registration; nil
  /// if the removal may end a registration.
  func registrations(missedBy removal: ValueFlow.Removal) -> (
    differences: Set<RemovalReach.Difference>, first: [Registration]
  )? {
    var differences: Set<RemovalReach.Difference> = []
    var missed: [Int] = []
    func isMissed(_ index: Int) -> Bool {
      switch reach.verdict(of: removal, on: selectors[index]) {
      case .ends, .unknown: return false
      case .misses(.observer): return true
      case .misses(let difference):
        // An observer that no known caller gives is no evidence.
        if let observer = selectors[index].observer, reach.mayBeAnything(observer) { return true }
        differences.insert(difference)
        missed.append(index)
        return true
      }
    }
    if let type = onlySelf(removal.argument) {
      let family = registrationFamilies.family(of: type)
      guard let found = family.differences(from: removal), otherRegistrations.allSatisfy(isMissed) else { return nil }
      differences.formUnion(found)
      missed = (missed + family.registrations.prefix(3)).sorted()
    } else {
      guard selectors.indices.allSatisfy(isMissed) else { return nil }
    }
    return (differences, missed.prefix(3).map { selectors[$0] })
  }

  // MARK: Families

  /// Removals of objects that may be of any type.
  private lazy var untyped = RemovalFamily(
    otherRemovals.filter { types(ofRemoval: $0) == nil && reach.mayBeAnything(removals[$0].argument) }, reach)
  /// The removals of objects, other than the `self` of one type alone, by what those may be.
  private lazy var typedFamilies = {
    var removalsOfTypes: [NominalID: [Int]] = [:]
    for index in otherRemovals {
      for type in Set(types(ofRemoval: index) ?? []) { removalsOfTypes[type, default: []].append(index) }
    }
    return RelatedFamilies(removalsOfTypes, reach.flow.table.tree) { [reach] in RemovalFamily($0, reach) }
  }()

  private func types(ofRemoval index: Int) -> [NominalID]? { reach.types(ofObserver: removals[index].argument) }
}
