/// The contents that a library has a view show: `rows.bind(to: table.rx.items(dataSource: source))`. The binding keeps
/// the closures that make the contents, and the source that holds them, for as long as the view lives.
extension Observations {
  /// Adds the contents that a call binds to an observation.
  func addContents(boundBy call: CallID, to observation: inout Observation) {
    for index in program.argumentRange(call) {
      guard let binder = ContentsBinder(program.arguments[index].value, linked.flow) else { continue }
      if let made = binder.call {
        for source in program.argumentRange(made) {
          addClosures(ofSource: program.arguments[source].value, to: &observation, depth: 0)
        }
      }
      var isDropped = false
      if case .dropped = observation.destination { isDropped = true }
      // Another view in its place lets go of the binding.
      let isKept =
        linked.endings.isKeptBySelf(binder.view)
        && !(isDropped && linked.endings.replacement(of: binder.view) == .later)
      guard isKept else {
        // A binding ends with its view, whatever sends the contents.
        if isDropped { observation.chain.isKeptBySubject = false }
        continue
      }
      if isDropped {
        // The closures of operators end with what is observed, if that ends.
        if case .never = observation.chain.ending {
        } else {
          observation.blocks.removeAll { observation.chain.held.contains($0) }
        }
        observation.chain.isKeptBySubject = true
      }
      // What is observed may complete: the view goes on to show the last contents.
      observation.chain.ending = .never("`self` keeps the view, which keeps what it shows")
      observation.chain.subjects = []
    }
  }

  /// Adds the closures that an object was made with, or that were stored into it later.
  private func addClosures(ofSource value: ValueID, to observation: inout Observation, depth: Int) {
    guard depth < 4 else { return }
    let fact = program.values[value]
    switch fact.kind {
    case .cast: addClosures(ofSource: fact.base, to: &observation, depth: depth + 1)
    case .name, .member:
      guard let property = linked.trail.ownProperty(value), let source = onlyValue(of: property) else { return }
      addClosures(ofSource: source, to: &observation, depth: depth + 1)
    case .variable:
      let uses = linked.trail.uses(in: fact.function)
      for read in uses.reads[fact.variable] ?? [] {
        for case .member(let member) in uses[read] {
          observation.blocks += (uses.stores[member] ?? []).filter { isBlock($0) }
        }
      }
      let initial = program.variables[fact.variable].initial
      if program.variables[fact.variable].kind == .local, initial >= 0 {
        addClosures(ofSource: initial, to: &observation, depth: depth + 1)
      }
    case .call:
      // `lazy var source = { …; return source }()`
      let callee = program.values[program.calls[fact.call].callee]
      let isInPlace = callee.kind == .closure
      let candidates = isInPlace ? [callee.closure] : linked.inference.candidates(for: fact.call)
      if candidates.isEmpty {
        observation.blocks += program.argumentRange(fact.call).map { program.arguments[$0].value }.filter {
          isBlock($0)
        }
      } else if candidates.count == 1, isInPlace || program.isOnSelf(fact.call) {
        for index in linked.flow.bodies.returns[linked.flow.bodies.body(of: candidates[0])] {
          let returned = program.returns[index]
          guard returned.function == candidates[0], returned.kind != .statement else { continue }
          addClosures(ofSource: returned.value, to: &observation, depth: depth + 1)
        }
      }
    default: break
    }
  }
  /// `lazy var source = DataSource { self… }`, `source = makeSource()`: the value that the program puts into a property of
  /// `self`, if there is a single such value.
  private func onlyValue(of property: VariableID) -> ValueID? {
    let fact = program.variables[property]
    guard fact.getter < 0 else { return nil }
    if fact.initial >= 0, !linked.isEmpty(fact.initial) {
      return linked.trail.isPermanent(property) ? fact.initial : nil
    }
    let stores = linked.stores(into: property).filter { !linked.isEmpty($0.from) }
    guard stores.count == 1, linked.trail.ownProperty(stores[0].to) == property else { return nil }
    return stores[0].from
  }
}
