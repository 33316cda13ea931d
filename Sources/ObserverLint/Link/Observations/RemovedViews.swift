/// The views that code removes again, with the events of their controls.
struct RemovedViews {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }

  /// Locals that code removes by name, also through a capture.
  private var locals: Set<VariableID> = []
  /// Names of properties whose view code removes.
  private var properties: Set<NameID> = []
  /// Types whose code removes a view that it does not name, such as each of `subviews`.
  private var types: Set<Int> = []
  /// The helpers that remove a view which they do not name: other files may call them.
  private(set) var helpers: Set<NameID> = []

  init(_ flow: ValueFlow) {
    self.flow = flow
    for call in program.calls(named: Set(Catalog.viewRemovers.compactMap { program.nameIDs[$0] })) {
      let name = program.callName(call)
      let removesReceiver = program.argumentRange(call).isEmpty
      if let view = removesReceiver ? name.receiver : program.argument(call, at: 0) { note(view) }
    }
  }

  /// Returns true if code may remove the view that a local stands for.
  func contain(_ local: VariableID) -> Bool {
    if locals.contains(local) { return true }
    guard let owner = table.ownerID(of: program.variables[Int(local)].function) else { return false }
    return types.contains { $0 == owner || table.areRelated($0, owner) }
  }

  func containView(ofProperty property: VariableID) -> Bool {
    properties.contains(program.variables[Int(property)].name)
  }

  private mutating func note(_ view: ValueID) {
    var current = view
    let named = program.values[Int(view)]
    if named.kind == .name || named.kind == .member { properties.insert(named.b) }
    while true {
      let fact = program.values[Int(current)]
      switch fact.kind {
      case .cast: current = fact.a
      case .variable:
        let variable = program.variables[Int(fact.a)]
        if variable.kind == .parameter || variable.isElement { return noteAnyView(in: fact.function) }
        guard variable.kind == .local, locals.insert(fact.a).inserted, variable.initial >= 0 else { return }
        current = variable.initial
      case .index: current = fact.a
      case .call: current = program.calls[Int(fact.a)].callee
      case .name, .member:
        if Catalog.viewLists.contains(program.name(fact.b)) { return noteAnyView(in: fact.function) }
        // `subviews.last`, `subviews.first { … }`
        guard fact.kind == .member else { return }
        current = fact.a
      default: return
      }
    }
  }

  /// `for view in subviews { view.removeFromSuperview() }`: in the code of a type, or in a helper that the type calls.
  private mutating func noteAnyView(in function: FunctionID) {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return }
    if let owner = table.owner(of: outermost), !owner.isExternal {
      types.insert(owner.id)
      return
    }
    let name = program.functions[Int(outermost)].name
    helpers.insert(name)
    for call in program.calls(named: name)
    where flow.inference.candidates(for: call).contains(outermost) {
      if let caller = table.owner(of: program.calls[Int(call)].function), !caller.isExternal { types.insert(caller.id) }
    }
  }
}
