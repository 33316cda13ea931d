/// Properties that have a new object each time that code reads them.
extension Repetitions {
  /// Returns true if a value is an object that a computed property makes, or that the code has just put into a property, and
  /// for the members of such an object.
  func isMadeAnew(_ value: ValueID, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let order = StoredOrder(linked)
    let read = order.readPlace(of: value)
    let fact = program.values[read]
    guard fact.kind == .name || fact.kind == .member else { return false }
    let properties = order.variable(of: read).map { [$0] } ?? membersNamed(by: read)
    if properties.contains(where: { isMade(byGetterOf: $0) }) { return true }
    guard fact.kind == .member else { return false }
    return properties.count == 1 && isReplaced(properties[0], before: read) || isMadeAnew(fact.base, depth: depth + 1)
  }

  /// `var header: HeaderModel { HeaderModel(place) }`: returns true if a getter makes an object on each run, and does not keep
  /// it. A structure is as good as the structure before, because the objects in it may be the same.
  private func isMade(byGetterOf property: VariableID) -> Bool {
    guard case .nominal(let type) = linked.inference.type(ofVariable: property),
      table.isClass(type) || table.isProtocol(type), case let getter = program.variables[property].getter
    else { return false }
    let results = getter >= 0 ? flow.results(of: getter) : []
    return !results.isEmpty
      && results.allSatisfy {
        isMade($0, in: getter, depth: 0) && !isStored($0, in: getter, depth: 0)
      }
  }

  /// `cell.configure(); cell.taps.sink { … }`: returns true if the code before a place in any case gives the object that is
  /// read there a new value of the property.
  private func isReplaced(_ property: VariableID, before read: ValueID) -> Bool {
    let fact = program.values[read]
    let object = program.values[fact.base]
    guard object.kind == .variable else { return false }
    let replacing = linked.stores(into: property).filter { store in
      StoredOrder(linked).variable(of: store.to) == property
        && linked.order.conditions(deciding: store.offset, in: store.function).isEmpty
        && isMade(store.from, in: store.function, depth: 0)
    }
    let methods = Set(replacing.map(\.function))
    return !methods.isEmpty
      && flow.bodies.calls[flow.bodies.body(of: fact.function)].contains { call in
        guard let receiver = program.receiver(call), case let place = program.values[receiver],
          place.kind == .variable, place.variable == object.variable, place.function == fact.function,
          linked.order.surelyPrecedes(place.offset, fact.offset, in: fact.function)
        else { return false }
        let targets = linked.runs.targets(of: call)
        return !targets.isEmpty && targets.allSatisfy(methods.contains)
      }
  }

  private func membersNamed(by value: ValueID) -> [VariableID] {
    let fact = program.values[value]
    guard fact.kind == .member else { return [] }
    let (variables, isCertain) = flow.fields(fact.name, ofBase: fact.base)
    return isCertain ? Array(variables) : []
  }
}
