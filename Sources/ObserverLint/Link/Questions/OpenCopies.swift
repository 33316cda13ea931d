/// The open questions about structures whose copies an observation holds.
extension OpenQuestions {
  /// Asks for the code which says that each copy of the structure around holds the object that keeps an observation.
  ///
  /// - Parameter object: the object whose property keeps the observation, if it is another object than `self`.
  func askAboutCopy(heldBy observation: Observation, keptBy object: ValueID?, _ wanted: inout Set<Demand>) {
    let copies = CopiesOfStructures(linked)
    let properties = observation.properties ?? object.flatMap(linked.trail.ownProperty).map { [$0] } ?? []
    guard !properties.isEmpty, let structure = copies.structure(around: observation.call) else { return }
    for property in properties {
      let fact = program.variables[property]
      if case .nominal(let id) = linked.inference.type(ofVariable: property), table.nominals[id].isExternal,
        !SystemTypes.isKnown(table.nominals[id].path)
      {
        wanted.insert(table.nominals[id].demand(.declaresType))
      }
      guard fact.wrapper >= 0 else { continue }
      askForHierarchy(of: table.nominals[structure], &wanted)
      // The program may have a property wrapper of that name.
      let wrapper = TypeName.lastPart(TypeName.withoutGenerics(program.name(fact.wrapper)))
      wanted.insert(.mentions("propertyWrapper", with: wrapper))
      let function = program.outermostFunction(program.calls[observation.call].function)
      for method in copies.methodsOfInitializers(endingIn: function) ?? [] { askForCallers(of: method, &wanted) }
    }
  }
}
