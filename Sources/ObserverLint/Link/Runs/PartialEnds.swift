/// The conditions by which code runs only when its controller leaves for good, and not when the controller only disappears.
final class PartialEnds {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  /// True if the program asks how a controller ends.
  let areAsked: Bool
  private var knownWays: [FunctionID: [Way]] = [:]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    areAsked = Catalog.partialEnds.contains { linked.program.nameIDs[$0] != nil }
  }

  /// A body that leads to a place, and the ends that a condition on the way asks for: the controller leaves its parent, or
  /// it is dismissed.
  struct Way {
    var body: FunctionID
    var ends: Set<String> = []
  }

  /// The bodies that lead to a place also when the controller comes back.
  func bodies(runningAlways offset: UInt32, in function: FunctionID) -> Set<FunctionID> {
    Set(ways(to: offset, in: function).filter(\.ends.isEmpty).map(\.body))
  }

  /// Returns true if code runs only when its controller leaves for good.
  func isEnd(_ offset: UInt32, in function: FunctionID, depth: Int = 0) -> Bool {
    if isDecidedByEnd(offset, in: function) { return true }
    let body = flow.bodies.body(of: function)
    guard depth < Self.maximumHelpers, isHelper(body) else { return false }
    let callers = linked.runs.callers(of: body)
    return !callers.isEmpty && linked.mentions.uses(of: body).references.isEmpty
      && callers.allSatisfy { call in
        let fact = program.calls[call]
        return isEnd(fact.nameOffset, in: fact.function, depth: depth + 1)
      }
  }

  private static let maximumHelpers = 4

  /// `if isMovingFromParent { … }`, or `if parent == nil { … }` in a method that tells a controller its new parent. A
  /// condition that asks for more may hold in other cases.
  private func isDecidedByEnd(_ offset: UInt32, in function: FunctionID) -> Bool {
    let body = flow.bodies.body(of: function)
    let isParentMethod = Catalog.parentMethods.contains(program.fullName(ofFunction: body))
    return linked.order.decisions(for: offset, in: function).contains { condition, isTrue in
      // Without the values of the operators.
      let values = linked.order.values(in: [condition], of: body).map { program.values[$0] }.filter {
        ![.selfReference, .call, .unknown, .alternatives].contains($0.kind) && $0.flags & ValueFact.operation == 0
          && ($0.kind != .literal || $0.isBoolean)
      }
      func holds(_ fact: ValueFact) -> Bool { isTrue == (fact.flags & ValueFact.negated == 0) }
      func isOfEnd(_ fact: ValueFact) -> Bool {
        (fact.kind == .name || fact.kind == .member) && Catalog.partialEnds.contains(program.name(fact.name))
      }
      if values.isEmpty || !values.allSatisfy({ $0.kind != .nil && !isOfEnd($0) || holds($0) }) { return false }
      return values.allSatisfy(isOfEnd)
        || isParentMethod && values.count == 2 && values.contains { $0.kind == .nil }
          && values.contains { $0.kind == .variable && isParameter($0.variable, of: body) }
    }
  }

  private func isParameter(_ variable: VariableID, of body: FunctionID) -> Bool {
    program.variables[variable].kind == .parameter && program.variables[variable].function == body
  }

  /// The body around a place. If a helper around the place is called on a condition, the bodies that call the helper.
  func ways(to offset: UInt32, in function: FunctionID) -> [Way] {
    let body = flow.bodies.body(of: function)
    guard areAsked else { return [Way(body: body)] }
    let ends = ends(asked: offset, in: function)
    return ends.isEmpty ? ways(to: body) : [Way(body: body, ends: ends)]
  }

  private func ways(to body: FunctionID) -> [Way] {
    if let known = knownWays[body] { return known }
    let ways = findWays(to: body)
    knownWays[body] = ways
    return ways
  }

  private func findWays(to body: FunctionID) -> [Way] {
    var conditional: [FunctionID: [Way]] = [:]
    var callers: [FunctionID: [FunctionID]] = [:]
    var order = [body]
    var seen: Set<FunctionID> = [body]
    var next = 0
    while next < order.count {
      let helper = order[next]
      next += 1
      guard isHelper(helper) else { continue }
      for call in linked.runs.callers(of: helper) {
        let fact = program.calls[call]
        let caller = flow.bodies.body(of: fact.function)
        let ends = ends(asked: fact.nameOffset, in: fact.function)
        if ends.isEmpty {
          callers[helper, default: []].append(caller)
          if seen.insert(caller).inserted { order.append(caller) }
        } else {
          conditional[helper, default: []].append(Way(body: caller, ends: ends))
        }
      }
      if order.count > Budget.callers { return [Way(body: body)] }
    }
    // A helper is also partial if a caller is.
    var partial = Set(conditional.keys)
    while let helper = order.first(where: { helper in
      !partial.contains(helper) && callers[helper, default: []].contains(where: partial.contains)
    }) {
      partial.insert(helper)
    }
    guard partial.contains(body) else { return [Way(body: body)] }
    var result: [Way] = []
    var pending = [body]
    seen = [body]
    while let way = pending.popLast() {
      guard partial.contains(way) else {
        result.append(Way(body: way))
        continue
      }
      result += conditional[way] ?? []
      let handingOn = linked.mentions.uses(of: way).references.map {
        flow.bodies.body(of: program.values[$0].function)
      }
      let others = callers[way, default: []] + handingOn
      pending += others.filter { seen.insert($0).inserted }
    }
    return result
  }

  /// Returns true if only the calls of the program run a function.
  private func isHelper(_ body: FunctionID) -> Bool {
    let fact = program.functions[body]
    return fact.kind == .function && !linked.mentions.isSelector(fact.name)
      && !linked.table.overridesFrameworkMethod(body)
  }

  private func ends(asked offset: UInt32, in function: FunctionID) -> Set<String> {
    var result: Set<String> = []
    for (condition, isTrue) in linked.order.decisions(for: offset, in: function) {
      for value in linked.order.values(in: [condition], of: flow.bodies.body(of: function)) {
        let fact = program.values[value]
        guard fact.kind == .name || fact.kind == .member, isTrue == (fact.flags & ValueFact.negated == 0) else {
          continue
        }
        let name = program.name(fact.name)
        guard Catalog.partialEnds.contains(name) else { continue }
        // Two spellings of one end.
        result.insert(name == "isMovingFromParentViewController" ? "isMovingFromParent" : name)
      }
    }
    return result
  }
}
