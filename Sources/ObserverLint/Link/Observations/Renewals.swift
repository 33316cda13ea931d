/// The code that ends an observation, and in any case goes on to begin it again.
struct Renewals {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if each run that passes a place goes on to one of some calls: in the same function, in methods that it
  /// calls, or in each caller of a private helper.
  func begin(_ calls: Set<CallID>, after offset: UInt32, in function: FunctionID) -> Bool {
    var search = Search()
    return begin(calls, after: offset, in: function, &search)
  }

  private struct Search {
    /// The functions on the way.
    var inProgress: Set<FunctionID> = []
    var visits = 0
  }

  private func begin(
    _ calls: Set<CallID>, after offset: UInt32, in function: FunctionID, _ search: inout Search
  ) -> Bool {
    search.visits += 1
    guard search.visits < Budget.renewals, search.inProgress.insert(function).inserted else { return false }
    defer { search.inProgress.remove(function) }
    return run(calls, after: offset, in: function, &search) || callersBegin(calls, after: function, &search)
  }

  /// Returns true if each caller of a helper begins again after the call. A `deinit` that also calls it never runs, and a
  /// cell on screen does not run `prepareForReuse()` when its list goes.
  private func callersBegin(_ calls: Set<CallID>, after helper: FunctionID, _ search: inout Search) -> Bool {
    let fact = program.functions[helper]
    guard fact.kind == .function, fact.isPrivate, !linked.mentions.isSelector(fact.name) else { return false }
    let uses = linked.mentions.uses(of: helper)
    let callers = uses.calls.filter { call in
      let caller = program.calls[call].function
      return linked.mentions.deinitOwners(of: caller) == nil && !linked.mentions.runsAtReuse(caller)
    }
    guard uses.references.isEmpty, !callers.isEmpty else { return false }
    return callers.allSatisfy { call in
      let caller = program.calls[call]
      return program.isOnSelf(call) && begin(calls, after: caller.nameOffset, in: caller.function, &search)
    }
  }

  private func run(
    _ calls: Set<CallID>, after offset: UInt32?, in function: FunctionID, _ search: inout Search
  ) -> Bool {
    for call in linked.order.calls(from: offset ?? 0, of: linked.flow.bodies.body(of: function)) {
      if search.visits >= Budget.renewals { return false }
      guard surelyRuns(call, after: offset, in: function) else { continue }
      if calls.contains(call) { return true }
      let targets = linked.runs.targets(of: call)
      if program.isOnSelf(call), targets.count == 1, runs(calls, inCalled: targets[0], &search) { return true }
    }
    return false
  }

  private func runs(_ calls: Set<CallID>, inCalled method: FunctionID, _ search: inout Search) -> Bool {
    search.visits += 1
    guard search.visits < Budget.renewals, search.inProgress.insert(method).inserted else { return false }
    defer { search.inProgress.remove(method) }
    return run(calls, after: nil, in: method, &search)
  }

  /// Returns true for a call that each run of a function reaches after a place, or from the start. A loop is taken to have
  /// elements.
  private func surelyRuns(_ call: CallID, after offset: UInt32?, in function: FunctionID) -> Bool {
    var place = program.calls[call].function
    var position = program.calls[call].nameOffset
    while true {
      let earlier = place == function ? offset : nil
      let start = earlier ?? 0
      guard position > start, !isDeferred(start, beyond: position, in: function),
        linked.order.regions(around: position, in: place).allSatisfy({ region in
          region.kind == .loop || region.kind != .deferred && region.start <= start && start < region.end
            || region.function != place
        }), !linked.order.isLeft(between: start, and: position, in: place)
      else { return false }
      if place == function { return true }
      let closure = program.functions[place]
      guard closure.kind == .closure, closure.parent >= 0, linked.runsAtOnce(place) else { return false }
      (place, position) = (closure.parent, closure.offset)
    }
  }

  /// `defer { bag = [] }`: returns true if the code of a place runs behind all code below it.
  private func isDeferred(_ place: UInt32, beyond later: UInt32, in function: FunctionID) -> Bool {
    linked.order.regions(around: place, in: function).contains { $0.kind == .deferred && !$0.contains(later) }
  }
}
