extension LinkedProgram {
  /// Where code that runs only when an object ends does something with what a property keeps, other than to replace it.
  func usesAtEnd(of property: VariableID) -> [ValueID] {
    mentions.values(namingProperty: property).filter { value in
      let function = program.values[value].function
      return mentions.deinitOwners(of: function) != nil && !trail.uses(in: function)[value].isEmpty
    }
  }

  /// Returns true if code runs only when the process or its scene ends: in the application's delegate, in the only delegate of
  /// a scene, or in a private method that only such code calls.
  func runsAtTermination(_ function: FunctionID) -> Bool {
    var seen: Set<FunctionID> = []
    var pending = [program.outermostFunction(function)]
    var isReached = false
    while let next = pending.popLast() {
      guard next >= 0, let owner = table.ownerID(of: next) else { return false }
      let fact = program.functions[next]
      if Catalog.terminationMethods.contains(program.fullName(of: fact)), isDelegate(owner), calls(of: next).isEmpty {
        isReached = true
        continue
      }
      let callers = fact.isPrivate ? calls(of: next) : []
      if callers.isEmpty { return false }
      pending += callers.map { program.outermostFunction(program.calls[$0].function) }.filter {
        seen.insert($0).inserted
      }
    }
    return isReached
  }

  /// Returns true for the application's delegate, and for the only delegate of a scene.
  private func isDelegate(_ type: NominalID) -> Bool {
    if lifetime.isEntry(type) { return true }
    let isOfScene = table.ancestors(type).contains {
      table.nominals[$0].isExternal && table.nominals[$0].lastName.hasSuffix("SceneDelegate")
    }
    return isOfScene && ownership.path(to: type) != nil
  }
}
