/// The key paths that values may be.
extension Identity {
  /// All key paths that a value may be, as the names that Objective-C knows; nil if it is unknown.
  func keyPaths(of value: ValueID) -> Set<String>? {
    var budget = 32
    return keyPaths(value, budget: &budget)
  }

  private func keyPaths(_ value: ValueID, budget: inout Int) -> Set<String>? {
    budget -= 1
    guard budget > 0 else { return nil }
    let fact = flow.program.values[value]
    switch fact.kind {
    case .keyPath: return fact.name >= 0 ? objectiveCNames(flow.program.name(fact.name)) : nil
    case .array, .alternatives:
      var result: Set<String> = []
      for operand in flow.program.operands(of: fact) {
        guard let part = keyPaths(operand, budget: &budget) else { return nil }
        result.formUnion(part)
      }
      return result.isEmpty ? nil : result
    case .variable:
      let variable = flow.program.variables[fact.variable]
      if variable.initial >= 0, variable.isLet { return keyPaths(variable.initial, budget: &budget) }
      return strings(value)
    case .name, .member, .implicitMember:
      let found = fact.kind == .name ? flow.variables(named: fact.name, from: fact.function) : fields(fact)
      if found.count == 1 {
        let variable = flow.program.variables[found[0]]
        if variable.initial >= 0, variable.isLet { return keyPaths(variable.initial, budget: &budget) }
      }
      return strings(value)
    default: return strings(value)
    }
  }

  private func fields(_ fact: ValueFact) -> Variables {
    guard fact.kind == .member else { return [] }
    if flow.program.name(fact.name) == "rawValue" { return [] }
    return flow.fields(fact.name, ofBase: fact.base).variables
  }

  /// Strings that constants hold.
  private func strings(_ value: ValueID) -> Set<String>? {
    guard let names = names(of: value), !names.isEmpty else { return nil }
    var result: Set<String> = []
    for name in names {
      guard case .raw(let text) = name else { return nil }
      result.insert(text)
    }
    return result
  }

  /// `#keyPath(Player.item.status)`: without the type in front, as it is spelled in Objective-C.
  private func objectiveCNames(_ path: String) -> Set<String> {
    let parts = path.split(separator: ".").map(String.init)
    let properties = parts.drop { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false || $0 == "self" }
    return [properties.map(getter).joined(separator: ".")]
  }

  /// An imported getter `isX` is the property `x` as well: both spellings are one.
  private func getter(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard bytes.count > 2, bytes.starts(with: [0x69, 0x73]), bytes[2] >= 0x41, bytes[2] <= 0x5A else { return name }
    return String(decoding: [bytes[2] | 0x20] + bytes[3...], as: UTF8.self)
  }
}
