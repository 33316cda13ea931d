/// The types of properties whose declared type is a generic parameter of the class or of a superclass.
extension TypeInference {
  /// `class Page<Model: Feed>`: the type of values of the parameter `Model` of a type, or of a type around it. Its members are
  /// those of the bound, if the program declares the bound. Nil for another name, and where a nearer type has the name.
  func type(ofParameter name: String, in type: NominalID, _ file: FileID) -> InferredType? {
    guard table.genericParameters.contains(name) else { return nil }
    switch table.resolve(name, owner: type, file: file) {
    case .program(let id): if table.nominals[id].path != name { return nil }
    case .external(let found): if found != name { return nil }
    }
    var next: NominalID? = type
    while let current = next {
      let nominal = table.nominals[current]
      if let index = parameter(named: name[...], of: nominal) {
        let bound = program.types[nominal.declaration].genericParameters[index].bound
        return self.type(ofBound: bound, of: nominal) ?? .nominal(table.external(name))
      }
      next = outerType(of: current)
    }
    return nil
  }

  /// The type that a name means in a type, if a generic class above it has a type alias of that name for its parameter.
  func type(ofAlias name: String, forParameter parameter: String, in type: NominalID, _ file: FileID) -> InferredType? {
    guard table.genericParameters.contains(parameter), let alias = table.alias(name, from: type, in: file),
      let owner = table.nominal(of: alias.owner), boundDepth < 4
    else { return nil }
    // `class Screen: Page<Screen.Source>`: the argument may be the alias itself.
    boundDepth += 1
    defer { boundDepth -= 1 }
    return self.type(writtenWithParameters: name, of: owner, in: type)
      ?? self.type(ofParameter: parameter, in: type, file)
  }

  /// Code that is not finished may bound a parameter by itself.
  private func type(ofBound bound: NameID, of nominal: NominalType) -> InferredType? {
    guard bound >= 0, boundDepth < 4 else { return nil }
    boundDepth += 1
    defer { boundDepth -= 1 }
    let found = type(written: bound, owner: nominal.id, file: program.fileOfType[nominal.declaration])
    // Code outside of the program may declare the bound.
    guard case .nominal(let id) = found, !table.nominals[id].isExternal || !SystemTypes.isKnown(table.nominals[id].path)
    else { return nil }
    return found
  }

  /// `class Screen: Page<ScreenModel>`: the type that a property has in a class. A superclass may declare the property
  /// with the type of a generic parameter.
  func type(ofField field: VariableID, in type: NominalID) -> InferredType {
    let fact = program.variables[field]
    guard fact.type >= 0, let owner = table.nominal(of: fact.owner), owner.id != type, !owner.isExternal,
      !program.types[owner.declaration].genericParameters.isEmpty
    else { return self.type(ofVariable: field) }
    return self.type(writtenWithParameters: program.name(fact.type), of: owner, in: type)
      ?? self.type(ofVariable: field)
  }

  private func type(writtenWithParameters text: String, of owner: NominalType, in type: NominalID) -> InferredType? {
    if let element = TypeName.element(text) {
      return self.type(writtenWithParameters: String(element), of: owner, in: type).map { .collection($0) }
    }
    let name = TypeName.core(text)
    guard let parameter = parameter(named: name, of: owner) ?? parameter(aliased: name, of: owner),
      let argument = argument(for: parameter, of: owner, in: type, depth: 0),
      // `class Screen<Model>: Page<Model>`: whoever makes the screen gives the type.
      self.parameter(named: TypeName.core(argument.text), of: table.nominals[argument.owner]) == nil
    else { return nil }
    return self.type(written: argument.text, owner: argument.owner, file: argument.file)
  }

  private func parameter(named name: Substring, of type: NominalType) -> Int? {
    if type.isExternal { return nil }
    return program.types[type.declaration].genericParameters.firstIndex { program.name($0.name) == name }
  }

  /// `class Page<Model: Feed> { typealias Source = Model }`
  private func parameter(aliased name: Substring, of type: NominalType) -> Int? {
    guard !type.isExternal,
      let alias = table.alias(String(name), from: type.id, in: program.fileOfType[type.declaration]),
      table.nominal(of: alias.owner)?.id == type.id
    else { return nil }
    return parameter(named: TypeName.core(program.name(alias.target)), of: type)
  }

  /// The generic argument that a class gives to a superclass, as written, with the place where its names are looked up.
  private func argument(for parameter: Int, of superclass: NominalType, in type: NominalID, depth: Int)
    -> (text: String, owner: NominalID, file: FileID)?
  {
    guard depth < 8 else { return nil }
    let nominal = table.nominals[type]
    for part in nominal.parts {
      let file = program.fileOfType[part]
      for inherited in program.types[part].inherited {
        guard let arguments = genericArguments(of: program.name(inherited), naming: superclass, in: type, file),
          arguments.indices.contains(parameter)
        else { continue }
        return (String(arguments[parameter]), type, file)
      }
    }
    for parent in nominal.parents where table.tree.isAbove(superclass.id, parent) {
      guard let found = argument(for: parameter, of: superclass, in: parent, depth: depth + 1) else { continue }
      // `class Middle<Model>: Page<Model>`
      guard let outer = self.parameter(named: TypeName.core(found.text), of: table.nominals[parent])
      else { return found }
      return argument(for: outer, of: table.nominals[parent], in: type, depth: depth + 1)
    }
    return nil
  }

  /// `Page<ScreenModel>`, also where a type alias stands for it.
  private func genericArguments(of text: String, naming superclass: NominalType, in type: NominalID, _ file: FileID)
    -> [Substring]?
  {
    var core = TypeName.core(text)
    let spelled = TypeName.withoutGenerics(String(core))
    guard case .program(superclass.id) = table.resolve(spelled, owner: type, file: file) else { return nil }
    if let alias = table.alias(spelled, from: type, in: file) {
      // An alias may give its own parameters another order.
      if core.hasSuffix(">") { return nil }
      core = TypeName.core(program.name(alias.target))
    }
    guard core.hasSuffix(">"), let open = core.firstIndex(of: "<") else { return nil }
    return TypeName.list(core[core.index(after: open)...].dropLast())
  }
}
