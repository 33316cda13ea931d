/// Properties that have a new object each time that code reads them.
extension Repetitions {
  /// Returns true if a value is an object that a computed property makes, or that the code has just put into a property, and
  /// for the members of such an object.
  func isMadeAnew(_ value: ValueID, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let order = StoredOrder(linked)
    let read = order.readPlace(of: value)
    let fact = program.values[read]
    if fact.kind == .variable {
      return renewedVariables.answer(to: fact.variable) { isGivenAnew(fact.variable) }
    }
    guard fact.kind == .name || fact.kind == .member else { return false }
    let properties = order.variable(of: read).map { [$0] } ?? membersNamed(by: read)
    let isNew = properties.contains { property in
      renewedVariables.answer(to: property) { isMade(byGetterOf: property) }
    }
    if isNew { return true }
    guard fact.kind == .member else { return false }
    return properties.count == 1 && isReplaced(properties[0], before: read) || isMadeAnew(fact.base, depth: depth + 1)
  }

  /// `view.show(model.header)`: returns true for a parameter if each caller gives it an object that is new.
  private func isGivenAnew(_ parameter: VariableID) -> Bool {
    let fact = program.variables[parameter]
    guard fact.kind == .parameter, fact.function >= 0, program.functions[fact.function].kind == .function,
      isObject(parameter)
    else { return false }
    let callers = linked.runs.callers(of: fact.function)
    return !callers.isEmpty
      && callers.allSatisfy { call in
        guard let given = linked.inference.argument(of: call, for: parameter, of: fact.function) else { return false }
        let isCall = program.values[StoredOrder(linked).readPlace(of: given)].kind == .call
        return isCall && isMade(given, in: program.calls[call].function, depth: 0) || isMadeAnew(given)
      }
  }

  /// A structure is as good as the structure before, because the objects in it may be the same.
  private func isObject(_ variable: VariableID) -> Bool {
    guard case .nominal(let type) = linked.inference.type(ofVariable: variable) else { return false }
    return table.isClass(type) || table.isProtocol(type)
  }

  /// `var header: HeaderModel { HeaderModel(place) }`: returns true if a getter makes an object on each run, and does not keep
  /// it.
  private func isMade(byGetterOf property: VariableID) -> Bool {
    let getter = program.variables[property].getter
    guard getter >= 0, isObject(property) else { return false }
    let results = flow.results(of: getter)
    return !results.isEmpty
      && results.allSatisfy {
        isMade($0, in: getter, depth: 0) && !isStored($0, in: getter, depth: 0)
      }
  }

  /// `cell.configure(); cell.taps.sink { … }`: returns true if the code before a place in any case gives the object that is
  /// read there a new value of the property, or if a list does so before it hands out the object again.
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
    if methods.contains(where: { runs($0, beforeReuseOf: fact.base) }) { return true }
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

  /// Returns true for the `prepareForReuse()` of a view that a list hands out.
  private func runs(_ method: FunctionID, beforeReuseOf object: ValueID) -> Bool {
    guard Catalog.reuseMethods.contains(program.fullName(ofFunction: method)),
      linked.reusedViews.contain(object), let owner = table.ownerID(of: method),
      case .nominal(let type) = linked.inference.type(of: object)
    else { return false }
    return owner == type || table.tree.isAbove(owner, type)
  }

  private func membersNamed(by value: ValueID) -> [VariableID] {
    let fact = program.values[value]
    guard fact.kind == .member else { return [] }
    let (variables, isCertain) = flow.fields(fact.name, ofBase: fact.base)
    return isCertain ? Array(variables) : []
  }
}
