/// The cells of a list that `self` shows: `self` keeps the list, and the list keeps the cells on screen.
struct OwnCells {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// `list.dequeueReusableCell(withIdentifier: "row", for: path) as! Row`: returns true for a cell that code of `self` takes
  /// out of its list, or that such code gives to another method of `self`.
  func contain(_ object: ValueID) -> Bool {
    guard let owner = linked.captures.referenceType(ofSelfIn: program.values[object].function) else {
      return false
    }
    return linked.table.conforms(owner, toExternal: Catalog.listHosts) && isDequeued(object, depth: 0)
  }

  /// `rows.bind(to: list.rx.items(cellIdentifier: "row", cellType: Row.self)) { index, row, cell in … }`
  private func isCell(_ parameter: VariableFact, shownBy call: CallID) -> Bool {
    let parameters = program.parameters(of: parameter.function)
    guard parameters.count == 3, program.variables[parameters[2].variable].name == parameter.name else {
      return false
    }
    return program.argumentRange(call).contains { index in
      guard let binder = ContentsBinder(program.arguments[index].value, linked.flow), let made = binder.call,
        program.argument(made, labelled: "cellIdentifier") != nil
      else { return false }
      return linked.endings.isKeptBySelf(binder.view)
    }
  }

  private func isDequeued(_ object: ValueID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let fact = program.values[StoredOrder(linked).readPlace(of: object)]
    switch fact.kind {
    case .cast: return isDequeued(fact.base, depth: depth + 1)
    case .call: return linked.reusedViews.areHandedOut(by: fact.call)
    case .variable:
      let parameter = program.variables[fact.variable]
      guard parameter.kind == .parameter, parameter.function >= 0 else { return false }
      if let site = linked.inference.closureSites[parameter.function] {
        let (name, receiver) = program.callName(site.call)
        // `list.dequeueReusableCell(…).then { cell in … }`
        return Catalog.configuringMethods.contains(name)
          ? receiver.map { isDequeued($0, depth: depth + 1) } ?? false
          : Catalog.cellRegistrations.contains(name) || isCell(parameter, shownBy: site.call)
      }
      return linked.mentions.uses(of: parameter.function).calls.contains { call in
        program.isOnSelf(call)
          && linked.inference.argument(of: call, for: fact.variable, of: parameter.function).map {
            isDequeued($0, depth: depth + 1)
          } ?? false
      }
    default: return false
    }
  }
}
