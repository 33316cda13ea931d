/// Objects that a function has just made, and that no other code has seen.
struct NewObjects {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// `let list = ListViewController(); list.kind = .all`: returns true for a member of a new object.
  func have(_ member: ValueID) -> Bool {
    let fact = program.values[member]
    guard fact.kind == .member, case let object = program.values[fact.base], object.kind == .variable,
      case let local = program.variables[object.variable], local.kind == .local, local.isLet, !local.isElement,
      local.function == fact.function, local.initial >= 0
    else { return false }
    return contain(local.initial)
  }

  /// Returns true if only initializers, and code that has just made an object, store into a property of the object.
  func begin(with property: VariableID) -> Bool {
    let fact = program.variables[property]
    return fact.getter < 0 && !fact.isWeak
      && linked.stores(into: property).allSatisfy { store in
        let function = program.functions[store.function]
        return function.kind == .initializer || function.kind == .initialValue || have(store.to)
      }
  }

  /// Returns true for an object that is made where the value stands.
  func contain(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .cast: return contain(fact.base)
    case .member: return Catalog.unloadedControllers.contains(program.name(fact.name))
    case .call:
      if case .metatype = linked.inference.type(of: program.calls[fact.call].callee) { return true }
      let callee = program.values[program.calls[fact.call].callee]
      let (name, receiver) = program.callName(fact.call)
      switch callee.kind {
      // `lazy var list: UITableView = { … }()`, and `list = .init(frame: .zero)`.
      case .closure: return true
      case .implicitMember where name == "init": return true
      // `UITableView().then { … }`
      case .member where Catalog.configuringMethods.contains(name):
        return linked.inference.candidates(for: fact.call).isEmpty && receiver.map(contain) ?? false
      default: return Catalog.unloadedControllers.contains(name)
      }
    default: return false
    }
  }
}
