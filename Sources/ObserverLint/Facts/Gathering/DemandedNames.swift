/// Names that demands ask for, to be looked up in the facts of a file.
struct DemandedNames {
  private var members: Set<String> = []
  private var functions: Set<String> = []
  private var types: Set<String> = []
  private var reached: Set<String> = []

  init(_ demands: Set<Demand>) {
    for demand in demands {
      switch demand.use {
      case .declaresMember: members.insert(demand.name)
      case .declaresFunction: functions.insert(demand.name)
      case .declaresType, .declaresSupertype: types.insert(demand.name)
      case .reaches: reached.insert(demand.name)
      case .mentions, .labels, .stores, .makes: break
      }
    }
  }

  /// Returns true if a file declares a member or a type of these names, or uses a name that it does not declare as a local.
  func areUsed(in facts: FileFacts) -> Bool {
    let isMember = facts.names.map { members.contains($0) }
    let isFunction = facts.names.map { functions.contains($0) }
    func declares(_ name: NameID) -> Bool { name >= 0 && isMember[Int(name)] }
    func declaresFunction(_ name: NameID) -> Bool { name >= 0 && isFunction[Int(name)] }
    if facts.functions.contains(where: { declares($0.name) || declaresFunction($0.name) && facts.mayBeCalled($0) })
      || facts.variables.contains(where: { variable in
        (variable.kind == .field || variable.kind == .global)
          && (declares(variable.name) || declaresFunction(variable.name) && facts.mayBeCalled(variable))
      })
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

extension FileFacts {
  /// Returns false for a case of an enumeration with raw values, which carries no value.
  fileprivate func mayBeCalled(_ function: FunctionFact) -> Bool {
    guard function.kind == .enumCase, function.owner >= 0 else { return true }
    return !types[function.owner].inherited.contains { Self.rawTypes.contains(names[Int($0)]) }
  }

  /// Coding keys have raw values, too.
  private static let rawTypes: Set = [
    "Character", "CodingKey", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  /// Returns true for a property that may hold a function, or an object that can be called.
  fileprivate func mayBeCalled(_ property: VariableFact) -> Bool {
    if property.type >= 0 {
      let spelled = TypeName.withoutGenerics(String(TypeName.core(names[Int(property.type)])))
      return !SystemTypes.isKnown(spelled) && !Catalog.plainTypes.contains(spelled)
    }
    guard property.initial >= 0 else { return true }
    let value = values[property.initial]
    guard value.kind == .call else { return true }
    // `let id = UUID()`
    let callee = values[calls[value.call].callee]
    guard callee.kind == .name, callee.name >= 0 else { return true }
    let name = names[Int(callee.name)]
    return !SystemTypes.isKnown(name) && !Catalog.plainTypes.contains(name)
  }
}
