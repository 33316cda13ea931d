/// Views that code gives to another view, which keeps them until code removes them: `view.addSubview(child)`.
struct GivenChildren {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }
  private var removed: RemovedViews { linked.endings.removedViews }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `parent.addSubview(self)`: the call by which a function gives its `self` to an object for good.
  func call(givingSelf type: Int, to object: ValueID, in function: FunctionID) -> CallID? {
    guard let call = call(giving: linked.trail.isSelf, to: object, in: function), !areRemoved(type) else { return nil }
    let callers = linked.mentions.uses(of: function).calls.map { program.calls[Int($0)].function }
    return ([function] + callers).contains { removed.removesAnyView(around: $0) } ? nil : call
  }

  /// `view.addSubview(child)`: returns true if the function that calls a method of the child gives the child to an object
  /// for good.
  func isGiven(_ child: ValueID, of type: Int, to object: ValueID, in function: FunctionID) -> Bool {
    guard call(giving: { order.isSame($0, child) }, to: object, in: function) != nil, !areRemoved(type),
      !removed.removesAnyView(around: function), let variable = order.variable(of: child)
    else { return false }
    let fact = program.variables[Int(variable)]
    return fact.kind == .field
      ? removed.removals(ofViewIn: fact.name).isEmpty : removed.removals(of: variable).isEmpty
  }

  private func call(giving isChild: (ValueID) -> Bool, to object: ValueID, in function: FunctionID) -> CallID? {
    linked.flow.bodies.calls[linked.flow.bodies.body(of: function)].first { call in
      let (name, receiver) = program.callName(call)
      guard Catalog.viewAdders.contains(name), let child = program.argument(call, at: 0), isChild(child) else {
        return false
      }
      guard let receiver else { return linked.trail.isSelf(object) }
      // `view.addSubview(child)`: a view controller keeps its view.
      return order.isSame(receiver, object)
        || linked.trail.isSelf(object) && linked.endings.isKeptBySelf(receiver)
    }
  }

  private func areRemoved(_ type: Int) -> Bool {
    linked.endings.isRemovalAsked = true
    return removed.areRemoved(type)
  }
}
