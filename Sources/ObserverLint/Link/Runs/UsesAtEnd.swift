extension LinkedProgram {
  /// Where code that runs only when an object ends does something with what a property keeps, other than to replace it.
  func usesAtEnd(of property: VariableID) -> [ValueID] {
    mentions.values(namingProperty: property).filter { value in
      let function = program.values[Int(value)].function
      return mentions.deinitOwners(of: function) != nil && !trail.uses(in: function)[value].isEmpty
    }
  }
}
