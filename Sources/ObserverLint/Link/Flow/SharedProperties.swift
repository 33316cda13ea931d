/// Properties that hold the same value, whatever code stores into them.
extension ValueFlow {
  /// A protocol's requirement and what implements it are one.
  func connectRequirements() {
    for nominal in table.nominals
    where !nominal.isExternal && program.types[nominal.declaration].keyword == .protocol {
      for field in nominal.fields.all {
        for implementation in table.fields(program.variables[field].name, below: nominal.id) {
          connect(node(ofVariable: field), node(ofVariable: implementation))
          connect(node(ofVariable: implementation), node(ofVariable: field))
        }
      }
    }
  }

  /// Connects a wrapped property with its wrapper, which holds the same value.
  func connectWrappers() {
    let wrapped = program.nameIDs["wrappedValue"]
    for (index, variable) in program.variables.enumerated() where variable.wrapper >= 0 {
      let node = node(ofVariable: VariableID(index))
      let name = TypeName.withoutGenerics(program.name(variable.wrapper))
      let file =
        variable.owner >= 0 ? program.fileOfType[variable.owner] : program.fileOfFunction[variable.function]
      if let wrapped, let type = table.declaredType(name, owner: nil, file: file) {
        for field in table.fields(wrapped, in: type) {
          connect(node, self.node(ofVariable: field))
          connect(self.node(ofVariable: field), node)
        }
        for initializer in program.nameIDs["init"].map({ table.functions($0, in: type) }) ?? [] {
          for parameter in program.parameters(of: initializer) where parameter.label == wrapped {
            connect(node, self.node(ofVariable: parameter.variable))
          }
        }
      } else if !Catalog.inertAttributes.contains(name) {
        connect(node, unknownNode)
      }
    }
  }
}
