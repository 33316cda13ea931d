/// Calls of which a process runs one at most, if each of them runs once.
struct ExclusiveCalls {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  /// A place of a body that leads to a call.
  private struct Place {
    var body: FunctionID
    var offset: UInt32
  }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func areExclusive(_ calls: [CallID]) -> Bool {
    calls.count == 1 || areOfSeparateEntries(calls) || areOfSeparateBuilds(calls) || areInSeparateBranches(calls)
  }

  /// Few targets of an app share code, and few branches lead to one call.
  private static let mostCalls = 4

  /// Returns true if each call stands in the entry of another target. A process has one entry.
  private func areOfSeparateEntries(_ calls: [CallID]) -> Bool {
    let functions = calls.map { program.outermostFunction(program.calls[Int($0)].function) }
    return calls.count <= Self.mostCalls
      && functions.allSatisfy { linked.table.owner(of: $0)?.isMain ?? false }
      && Set(functions.map { program.fileOfFunction[Int($0)] }).count == calls.count
  }

  /// Returns true for calls in branches of `#if` of which each build has one at most.
  private func areOfSeparateBuilds(_ calls: [CallID]) -> Bool {
    let builds = calls.map { program.builds(ofCall: $0) }
    return areAllPairs(of: builds) { $0.isDisjoint(with: $1) }
  }

  /// `if isKnown { showHome() } else { welcome() }`, where `welcome()` calls `showHome()`, and nothing else calls these.
  private func areInSeparateBranches(_ calls: [CallID]) -> Bool {
    guard !calls.isEmpty, calls.count <= Self.mostCalls else { return false }
    let rows = calls.map(places)
    return rows[0].contains { place in
      let offsets = rows.compactMap { row in row.first { $0.body == place.body }?.offset }
      return offsets.count == rows.count
        && areAllPairs(of: offsets) { linked.order.exclude($0, $1, in: place.body) }
    }
  }

  private func areAllPairs<Element>(of elements: [Element], _ isPair: (Element, Element) -> Bool) -> Bool {
    elements.indices.allSatisfy { later in elements[..<later].allSatisfy { isPair($0, elements[later]) } }
  }

  /// The place of a call, and those of the only calls of the functions around it, the nearest first.
  private func places(leadingTo call: CallID) -> [Place] {
    var result: [Place] = []
    var next: CallID? = call
    while let call = next, result.count < Self.mostCalls {
      let fact = program.calls[Int(call)]
      result.append(Place(body: linked.flow.bodies.body(of: fact.function), offset: fact.nameOffset))
      let function = program.outermostFunction(fact.function)
      let isFunction = function >= 0 && program.functions[Int(function)].kind == .function
      let callers = isFunction ? linked.calls(of: function) : []
      next = callers.count == 1 ? callers[0] : nil
    }
    return result
  }
}
