/// Bags that the program associates with objects by functions of Objective-C.
extension ObservationTrail {
  /// `get { objc_getAssociatedObject(self, &key) as? Set<AnyCancellable> ?? [] }`: returns true for a computed property that
  /// reads what is associated with its object, and that associates its new values. Other code, which may take the value
  /// away, does not set what has such a key.
  func isAssociated(_ property: VariableID) -> Bool {
    let getter = program.variables[Int(property)].getter
    guard getter >= 0, calls(named: "objc_removeAssociatedObjects").isEmpty else { return false }
    let reads = calls(named: "objc_getAssociatedObject").filter { isIn(getter, $0) }
    let accessors = flow.bodies.ofVariable[property]
    let sets = calls(named: "objc_setAssociatedObject")
    let stores = sets.filter { set in accessors.contains { isIn($0, set) } }
    guard reads.count == 1, !stores.isEmpty, (reads + stores).allSatisfy(isOnSelf), stores.allSatisfy(keepsValue) else {
      return false
    }
    let keys = (reads + stores).map(key)
    return keys[0] != nil && keys.allSatisfy { $0 == keys[0] }
      && sets.allSatisfy { set in stores.contains(set) || key(of: set).map { $0 != keys[0] } ?? false }
  }

  private func calls(named name: String) -> [CallID] {
    program.nameIDs[name].map { Array(program.calls(named: $0)) } ?? []
  }

  private func isIn(_ accessor: FunctionID, _ call: CallID) -> Bool {
    flow.bodies.body(of: program.calls[Int(call)].function) == flow.bodies.body(of: accessor)
  }

  private func isOnSelf(_ call: CallID) -> Bool { program.argument(call, at: 0).map(isSelf) ?? false }

  private func key(of call: CallID) -> NameID? {
    guard let key = program.argument(call, at: 1), case let fact = program.values[Int(key)],
      fact.kind == .name || fact.kind == .member
    else { return nil }
    return fact.b
  }

  /// Returns true if a setter associates its new value, and a getter what it makes, so that the object keeps the value.
  private func keepsValue(_ store: CallID) -> Bool {
    guard let value = program.argument(store, at: 2), let policy = program.argument(store, at: 3) else { return false }
    let kind = program.values[Int(value)].kind
    let accessor = program.outermostFunction(program.calls[Int(store)].function)
    let isSetter = accessor < 0 || program.functions[Int(accessor)].kind == .setter
    return (kind == .name || kind == .variable || kind == .call && !isSetter)
      && Catalog.retainingPolicies.contains(program.name(program.values[Int(policy)].b))
  }
}
