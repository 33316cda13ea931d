/// Which removals and registrations may have to do with each other, told by the types of the objects that observe:
/// `self` is most often both the observer and what is removed.
struct RemovalIndex {
  private let reach: RemovalReach
  /// By the one type whose `self` is removed or observes.
  private var removalsOfType: [Int: [Int]] = [:]
  private var registrationsOfType: [Int: [Int]] = [:]
  /// Of objects that may be of several types, or of none that can be told.
  private var otherRemovals: [Int] = []
  private var otherRegistrations: [Int] = []
  private var removalsOfArgument: [ValueID: [Int]] = [:]
  private let removals: [ValueFlow.Removal]
  private let selectors: [Registration]

  init(_ reach: RemovalReach) {
    self.reach = reach
    removals = reach.flow.removalArguments
    selectors = reach.flow.registrations.filter { $0.kind == .selector }
    for (index, removal) in removals.enumerated() {
      removalsOfArgument[removal.argument, default: []].append(index)
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
  private func onlySelf(_ value: ValueID) -> Int? {
    let origins = reach.origins(value)
    guard origins.count == 1, let node = origins.first, reach.isSelf(node) else { return nil }
    return Int(node - reach.flow.firstSelf)
  }

  /// The removals that may end a registration, in order.
  func removals(ending registration: Registration) -> [ValueFlow.Removal] {
    candidates(for: registration).filter { reach.verdict(of: $0, on: registration).mayEnd }
  }

  private func candidates(for registration: Registration) -> [ValueFlow.Removal] {
    switch registration.kind {
    case .block:
      let nodes = reach.nodes(ofToken: registration.call)
      return nodes.flatMap { removalsOfArgument[$0] ?? [] }.sorted().map { removals[$0] }
    case .selector:
      guard let type = registration.observer.flatMap({ onlySelf($0) }) else { return removals }
      let related = family(of: type).flatMap { removalsOfType[$0] ?? [] }
      return (related + otherRemovals).sorted().map { removals[$0] }
    }
  }

  /// The removals that are given one of these values, in order.
  func removals(of values: [ValueID]) -> [ValueFlow.Removal] {
    values.flatMap { removalsOfArgument[$0] ?? [] }.sorted().map { removals[$0] }
  }

  /// The selector registrations whose observer a removal may name, in order.
  func selectorRegistrations(near removal: ValueFlow.Removal) -> [Registration] {
    guard let type = onlySelf(removal.argument) else { return selectors }
    let related = family(of: type).flatMap { registrationsOfType[$0] ?? [] }
    return (related + otherRegistrations).sorted().map { selectors[$0] }
  }

  private func family(of type: Int) -> [Int] {
    Set([type] + reach.flow.table.ancestors(type) + reach.flow.table.descendants(type)).sorted()
  }
}
