/// The views that code removes again, with the events of their controls.
struct RemovedViews {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }

  /// A place that removes a view.
  struct Removal {
    var function: FunctionID
    var offset: UInt32
  }

  /// Locals that code removes by name, also through a capture.
  private var locals: [VariableID: [Removal]] = [:]
  /// Names of properties whose view code removes.
  private var properties: [NameID: [Removal]] = [:]
  /// Types whose code removes a view that it does not name, such as each of `subviews`.
  private var types: [NominalID: [Removal]] = [:]

  init(_ flow: ValueFlow) {
    self.flow = flow
    for call in program.calls(named: Set(Catalog.viewRemovers.compactMap { program.nameIDs[$0] })) {
      let name = program.callName(call)
      let removesReceiver = program.argumentRange(call).isEmpty
      if let view = removesReceiver ? name.receiver : program.argument(call, at: 0) {
        note(view, place(of: call))
      }
    }
  }

  /// The places that may remove the view which a local stands for.
  func removals(of local: VariableID) -> [Removal] {
    let byName = locals[local] ?? []
    guard let owner = table.ownerID(of: program.variables[local].function) else { return byName }
    return byName + types.filter { $0.key == owner || table.areRelated($0.key, owner) }.flatMap(\.value)
  }

  /// The places that may remove the view in a property of that name.
  func removals(ofViewIn property: NameID) -> [Removal] { properties[property] ?? [] }

  /// `subviews.forEach { $0.removeFromSuperview() }`: the place of the whole call.
  private func place(of call: CallID) -> Removal {
    let fact = program.calls[call]
    if let site = flow.inference.closureSites[fact.function], program.callName(site.call).name == "forEach" {
      return place(of: site.call)
    }
    return Removal(function: fact.function, offset: fact.nameOffset)
  }

  private mutating func note(_ view: ValueID, _ removal: Removal) {
    var current = view
    var seen: Set<VariableID> = []
    let named = program.values[view]
    if named.kind == .name || named.kind == .member { properties[named.name, default: []].append(removal) }
    while true {
      let fact = program.values[current]
      switch fact.kind {
      case .cast: current = fact.base
      case .variable:
        let variable = program.variables[fact.variable]
        if variable.kind == .parameter || variable.isElement { return noteAnyView(removal) }
        guard variable.kind == .local, seen.insert(fact.variable).inserted else { return }
        locals[fact.variable, default: []].append(removal)
        guard variable.initial >= 0 else { return }
        current = variable.initial
      case .index: current = fact.base
      case .call: current = program.calls[fact.call].callee
      case .name, .member:
        if Catalog.viewLists.contains(program.name(fact.name)) { return noteAnyView(removal) }
        // `subviews.last`, `subviews.first { … }`
        guard fact.kind == .member else { return }
        current = fact.base
      default: return
      }
    }
  }

  /// `for view in subviews { view.removeFromSuperview() }`: in the code of a type, or in a helper that the type calls.
  private mutating func noteAnyView(_ removal: Removal) {
    let outermost = program.outermostFunction(removal.function)
    guard outermost >= 0 else { return }
    if let owner = table.owner(of: outermost), !owner.isExternal {
      types[owner.id, default: []].append(removal)
      return
    }
    let name = program.functions[outermost].name
    for call in program.calls(named: name)
    where flow.inference.candidates(for: call).contains(outermost) {
      let fact = program.calls[call]
      if let caller = table.owner(of: fact.function), !caller.isExternal {
        types[caller.id, default: []].append(place(of: call))
      }
    }
  }
}
