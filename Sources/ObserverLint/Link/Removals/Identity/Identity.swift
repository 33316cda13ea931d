/// When two centers, names or objects are the same is decided here, and asked by every rule.
enum Sameness {
  case same, different, unknown
}

final class Identity {
  let flow: ValueFlow
  var program: Program { flow.program }

  private var knownSources: [ValueID: Set<CenterSource>] = [:]
  var knownOfOtherModules: [NameSource: Bool] = [:]
  var knownLowercased: [String: String] = [:]

  init(_ flow: ValueFlow) { self.flow = flow }

  /// Where a center's value comes from.
  enum CenterSource: Hashable {
    case standard, workspace, distributed
    /// One that this expression made, or that a parameter or property brought from unknown code.
    case made(ValueID)
    case injected(VariableID)
  }

  func centers(_ left: ValueID?, in leftFunction: FunctionID, _ right: ValueID?, in rightFunction: FunctionID)
    -> Sameness
  {
    guard let left, let right else {
      // `self` inside an extension of the center: whichever center it is called on.
      return .unknown
    }
    let first = sources(of: left)
    let second = sources(of: right)
    if first.isEmpty || second.isEmpty { return .unknown }
    if first == second, first.count == 1 { return .same }
    return first.isDisjoint(with: second) ? .different : .unknown
  }

  /// Empty where that is unknown.
  func sources(of center: ValueID) -> Set<CenterSource> {
    if let known = knownSources[center] { return known }
    let sources = findSources(of: center)
    knownSources[center] = sources
    return sources
  }

  private func findSources(of center: ValueID) -> Set<CenterSource> {
    guard let nodes = flow.incoming.all(from: center.node, within: Budget.centerSources) else { return [] }
    var result: Set<CenterSource> = []
    for node in nodes {
      if node < flow.firstVariable {
        // The result of a subscript may come from anywhere, but for a collection's.
        if program.values[node.value].kind == .index {
          guard case .collection = flow.inference.type(of: program.values[node.value].base) else { return [] }
        }
        if let source = directSource(node.value) {
          result.insert(source)
        }
      } else if node < flow.firstResult, flow.incoming.isEmpty(node) {
        let variable = program.variables[flow.variable(at: node)]
        // Whoever calls a method may pass the same center to it as to another one. An initializer is called once.
        if variable.kind == .parameter, variable.function >= 0,
          program.functions[variable.function].kind != .initializer
        {
          return []
        }
        result.insert(.injected(flow.variable(at: node)))
      }
    }
    return result
  }

  private func directSource(_ value: ValueID) -> CenterSource? {
    let fact = program.values[value]
    switch fact.kind {
    case .member, .implicitMember:
      let name = program.name(fact.name)
      if name == "default" || name == "defaultCenter" {
        guard fact.kind == .member else { return .standard }
        return standardSource(ofType: fact.base)
      }
      guard name == "notificationCenter", fact.kind == .member else { return nil }
      return isWorkspace(fact.base, center: fact.name) ? .workspace : nil
    case .call:
      let call = fact.call
      let callee = program.values[program.calls[call].callee]
      if callee.kind == .member || callee.kind == .implicitMember {
        return directSource(program.calls[call].callee)
      }
      if case .nominal(let id) = flow.inference.type(of: value), flow.inference.isCenter(id) { return .made(value) }
      return nil
    default: return nil
    }
  }

  /// Returns true if the base of `notificationCenter` is the workspace. Many types have a center of that name.
  private func isWorkspace(_ base: ValueID, center: NameID) -> Bool {
    switch flow.inference.type(of: base) {
    case .nominal(let id): flow.table.nominals[id].lastName == "NSWorkspace"
    case .unknown: flow.table.fieldsByName[center] == nil
    default: false
    }
  }

  private func standardSource(ofType base: ValueID) -> CenterSource? {
    guard case .metatype(let id) = flow.inference.type(of: base) else { return nil }
    return flow.table.nominals[id].lastName.hasSuffix("DistributedNotificationCenter") ? .distributed : .standard
  }
}
