/// Names that demands ask for, to be looked up in the facts of a file.
struct DemandedNames {
  private var members: Set<String> = []
  private var types: Set<String> = []
  private var reached: Set<String> = []

  init(_ demands: Set<Demand>) {
    for demand in demands {
      switch demand.use {
      case .declaresMember: members.insert(demand.name)
      case .declaresType, .declaresSupertype: types.insert(demand.name)
      case .reaches: reached.insert(demand.name)
      case .mentions, .labels, .stores, .makes: break
      }
    }
  }

  /// Returns true if a file declares a member or a type of these names, or uses a name that it does not declare as a local.
  func areUsed(in facts: FileFacts) -> Bool {
    let isMember = facts.names.map { members.contains($0) }
    func declares(_ name: NameID) -> Bool { name >= 0 && isMember[Int(name)] }
    if facts.functions.contains(where: { declares($0.name) })
      || facts.variables.contains(where: { ($0.kind == .field || $0.kind == .global) && declares($0.name) })
      || facts.typealiases.contains(where: {
        declares($0.name) || $0.name >= 0 && types.contains(facts.names[Int($0.name)])
      })
      || facts.types.contains(where: { $0.path.split(separator: ".").contains { types.contains(String($0)) } })
    {
      return true
    }
    if reached.isEmpty { return false }
    let isReachedName = facts.names.map(isReached)
    return facts.values.contains { value in
      switch value.kind {
      case .name, .member, .implicitMember, .keyPath, .selector, .string:
        value.name >= 0 && isReachedName[Int(value.name)]
      default: false
      }
    }
  }

  /// `stop`, or `Player.stop(_:)` in a selector.
  private func isReached(_ name: String) -> Bool {
    reached.contains(name)
      || name.utf8.contains { $0 == 0x2E || $0 == 0x3A || $0 == 0x28 }
        && name.split { $0 == "." || $0 == ":" || $0 == "(" }.contains { reached.contains(String($0)) }
  }
}
