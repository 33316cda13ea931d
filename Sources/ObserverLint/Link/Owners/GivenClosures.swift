/// Closures that are given to functions and initializers of the program: how often do these call them?
///
/// A store of data calls the completion of its initializer once, when it is ready. What the closure makes is then made as
/// often as the store.
struct GivenClosures {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if the function that takes a closure calls it at most once each time that it runs.
  func runOnce(_ closure: FunctionID) -> Bool {
    guard let site = linked.inference.closureSites[closure] else { return false }
    var depth = 0
    return isCalledOnce(argument: site.argument, of: site.call, &depth)
  }

  /// A program hands a closure on a few times before it calls it.
  private static let maximumDepth = 4

  private func isCalledOnce(argument position: Int, of call: CallID, _ depth: inout Int) -> Bool {
    depth += 1
    let candidates = linked.inference.candidates(for: call)
    guard depth < Self.maximumDepth, !candidates.isEmpty else { return false }
    return candidates.allSatisfy { candidate in
      guard let parameter = linked.inference.parameter(of: candidate, at: position, of: call) else { return false }
      return isCalledOnce(parameter, inEachRunOf: candidate, &depth)
    }
  }

  private func isCalledOnce(_ parameter: VariableID, inEachRunOf taker: FunctionID, _ depth: inout Int) -> Bool {
    let uses = linked.trail.uses(in: taker)
    let reads = (uses.reads[parameter] ?? []).filter { uses.call(of: $0) != nil || !uses[$0].isEmpty }
    guard areExclusive(reads) else { return false }
    return reads.allSatisfy { read in
      if let call = uses.call(of: read) { return isOnce(call, inEachRunOf: taker) }
      return uses[read].allSatisfy { use in
        switch use {
        case .stored(let target): isCalledOnce(keptIn: target, inEachRunOf: taker)
        case .argument(let call, let position):
          isOnce(call, inEachRunOf: taker)
            && (linked.ownership.isImmediate(call) || isCalledOnce(argument: position, of: call, &depth))
        default: false
        }
      }
    }
  }

  /// Returns true if at most one of some values is read in each run of the function around them.
  private func areExclusive(_ values: [ValueID]) -> Bool {
    let facts = values.map { program.values[$0] }
    return facts.indices.allSatisfy { later in
      facts[..<later].allSatisfy { earlier in
        let (first, second, function) = (earlier.offset, facts[later].offset, facts[later].function)
        return linked.order.exclude(first, second, in: function)
          || linked.order.leaves(first, before: second, in: function)
      }
    }
  }

  /// `self.completion = completion` in an initializer: of a private property, or of a constant of a view, that one place of
  /// the object calls.
  private func isCalledOnce(keptIn target: ValueID, inEachRunOf taker: FunctionID) -> Bool {
    let order = StoredOrder(linked)
    guard program.functions[taker].kind == .initializer, let field = order.variable(of: target) else {
      return false
    }
    let fact = program.variables[field]
    let isOfView = fact.isLet && linked.table.nominal(of: fact.owner).map { linked.table.isView($0.id) } ?? false
    guard fact.kind == .field, fact.isPrivate || fact.isFileprivate || isOfView else { return false }
    var calls: [CallID] = []
    for value in linked.mentions.values(namingProperty: field) where value != target {
      guard let call = linked.trail.uses(in: program.values[value].function).call(of: value) else { return false }
      calls.append(call)
    }
    guard let call = calls.first else { return true }
    return calls.count == 1 && isOnce(call, inEachRunOf: taker)
  }

  /// Returns true if a call runs at most once each time that a function runs: outside of loops, directly or in a closure
  /// or another function that runs once.
  private func isOnce(_ call: CallID, inEachRunOf taker: FunctionID) -> Bool {
    var call = call
    for _ in 0..<Self.maximumDepth {
      var offset = program.calls[call].nameOffset
      var function = program.calls[call].function
      while true {
        if linked.order.loop(around: offset, in: function) != nil { return false }
        if function == taker { return true }
        let fact = program.functions[function]
        guard fact.kind == .closure else { break }
        guard linked.ownership.runsOnce(closure: function) else { return false }
        (offset, function) = (fact.offset, fact.parent)
      }
      let callers = linked.calls(of: function)
      guard program.functions[function].kind == .function, program.functions[function].isPrivate,
        callers.count == 1
      else { return false }
      call = callers[0]
    }
    return false
  }
}
