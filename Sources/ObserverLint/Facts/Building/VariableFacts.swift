extension FactsBuilder {
  /// `var a, b: T`: a name takes the type that stands behind the next names.
  mutating func visitBindings(of group: NodeID, kind variableKind: VariableFact.Kind) {
    for binding in each(of: group) {
      visitVariable(binding, kind: variableKind, sharedType: typeBehind(binding))
    }
  }

  private func typeBehind(_ binding: NodeID) -> NodeID? {
    var next = binding
    while next >= 0 {
      for part in each(of: next) {
        switch kind(part) {
        case .attribute, .pattern: continue
        case .typeName: return part
        default: return nil
        }
      }
      next = node(next).next
    }
    return nil
  }

  /// - Parameter sharedType: its type where none stands at the name itself.
  @inline(never)
  mutating func visitVariable(_ id: NodeID, kind variableKind: VariableFact.Kind, sharedType: NodeID? = nil) {
    let declaration = node(id)
    var typeName: NodeID?
    var pattern: NodeID?
    var value: NodeID?
    var builder: NameID = -1
    var key: NameID = -1
    var givenType: NodeID?
    var hasAccessors = false
    var child = declaration.child
    while child >= 0 {
      switch kind(child) {
      case .attribute:
        builder = internName(of: child)
        key = keyPath(givenTo: child)
        givenType = type(givenTo: child) ?? givenType
      case .pattern where pattern == nil: pattern = child
      case .typeName where typeName == nil && value == nil: typeName = child
      case .accessor: hasAccessors = true
      default: value = child
      }
      child = next(child)
    }
    guard let pattern else { return }
    if value == nil, typeName == nil { typeName = sharedType ?? givenType }
    let names = each(of: pattern)
    if let value, typeName == nil, names.count == 1 { typeName = typeOfEmptyCollection(value) }
    if let value, variableKind != .field, names.count > 1, kind(value) == .tuple,
      each(of: value).count == names.count
    {
      return visitTuple(
        names, values: each(of: value), kind: variableKind, isLet: declaration.flags.contains(.isLet))
    }
    // A field's initial value runs in a function of its own: for a static one or a global, once.
    let outer = function
    var initialValue: FunctionID = -1
    if variableKind == .field, value != nil {
      initialValue = addFunction(.initialValue, name: "", offset: startOffset(id))
      facts.functions[initialValue].isStatic = declaration.flags.contains(.isStatic)
      function = initialValue
    }
    let result = value.map { visitExpression($0) }
    if variableKind == .field, type >= 0, declaration.flags.contains(.isOverride) {
      facts.types[type].usesSuper = true
    }
    let firstVariable = VariableID(facts.variables.count)
    let nameCount = names.count
    for boundName in names where isNamed(node(boundName).name) {
      let offset = startOffset(boundName)
      let variable = addVariable(variableKind, name: internName(of: boundName), type: typeName, offset: offset)
      var fact = facts.variables[variable]
      fact.isStatic = declaration.flags.contains(.isStatic)
      fact.isLet = declaration.flags.contains(.isLet)
      fact.isWeak = !declaration.flags.isDisjoint(with: [.isWeak, .isUnowned])
      fact.isLazy = declaration.flags.contains(.isLazy)
      let isHidden = variableKind == .field && isInExtension(where: \.isPrivate)
      fact.isPrivate = declaration.flags.contains(.isPrivate) || isHidden
      fact.isFileprivate = declaration.flags.contains(.isFileprivate) || isHidden
      fact.isPublic = declaration.flags.contains(.isPublic)
      fact.isElement = nameCount > 1
      fact.wrapper = builder
      fact.wrapperKey = key
      if nameCount == 1, let result { fact.initial = result }
      if nameCount == 1, let value, fact.type < 0 { fact.type = typeOfViewIdentifier(value) }
      facts.variables[variable] = fact
      if let result {
        addFlow(from: result, to: addValue(.variable, a: variable.number, offset: offset), offset: offset)
      }
      if initialValue >= 0 { facts.functions[initialValue].variable = variable }
    }
    if names.isEmpty, let result { markDiscarded(result) }
    function = outer
    let variables = firstVariable..<VariableID(facts.variables.count)
    if hasAccessors {
      for child in each(of: id) where kind(child) == .accessor {
        visitAccessor(child, of: variables.first, builder: builder)
      }
    }
    if variableKind != .field { for variable in variables { declare(variable) } }
  }

  /// `[NSObjectProtocol]()`: the initial value writes the type of the variable.
  private func typeOfEmptyCollection(_ value: NodeID) -> NodeID? {
    guard kind(value) == .call, let callee = firstChild(of: value), kind(callee) == .arrayLiteral, next(callee) < 0
    else { return nil }
    return callee
  }

  /// `@Injected(\.center)`: the last name of the key path.
  private mutating func keyPath(givenTo attribute: NodeID) -> NameID {
    guard let argument = firstChild(of: attribute), kind(argument) == .argument, let value = firstChild(of: argument),
      kind(value) == .keyPath, node(value).name >= 0
    else { return -1 }
    return internName(of: value)
  }

  /// `Player` in `@Environment(Player.self) var player`.
  private func type(givenTo attribute: NodeID) -> NodeID? {
    let wrapper = name(of: attribute)
    guard Catalog.objectWrappers.contains(wrapper) || Catalog.delegateAdaptors.contains(wrapper),
      let argument = firstChild(of: attribute),
      kind(argument) == .argument, let value = firstChild(of: argument), kind(value) == .member,
      name(of: value) == "self"
    else { return nil }
    return firstChild(of: value)
  }

  /// `let (first, _) = (a, b)`: each name takes its own value.
  @inline(never)
  private mutating func visitTuple(
    _ names: NodeSiblings, values: NodeSiblings, kind variableKind: VariableFact.Kind, isLet: Bool
  ) {
    for (boundName, argument) in zip(names, values) {
      guard let expression = firstChild(of: argument) else { continue }
      let value = visitExpression(expression)
      if name(of: boundName) == "_" {
        markDiscarded(value)
        continue
      }
      let offset = startOffset(boundName)
      let variable = addVariable(variableKind, name: internName(of: boundName), type: nil, offset: offset)
      facts.variables[variable].isLet = isLet
      facts.variables[variable].initial = value
      addFlow(from: value, to: addValue(.variable, a: variable.number, offset: offset), offset: offset)
      declare(variable)
    }
  }

  @inline(never)
  private mutating func visitAccessor(_ id: NodeID, of variable: VariableID?, builder: NameID) {
    let word = node(id).word
    let functionKind: FunctionFact.Kind =
      switch word {
      case .get, ._read, .read, .unsafeAddress: .getter
      case .willSet, .didSet: .observer
      default: .setter
      }
    let outer = function
    let fact = addFunction(functionKind, name: word.spelling, offset: startOffset(id))
    if let variable {
      facts.functions[fact].variable = variable
      facts.functions[fact].isStatic = facts.variables[variable].isStatic
      if functionKind == .getter {
        facts.variables[variable].getter = fact
        facts.functions[fact].result = facts.variables[variable].type
        facts.functions[fact].builder = builder
      }
    }
    facts.functions[fact].returnsValue = functionKind == .getter
    function = fact
    scopes.open()
    var implicit = ""
    switch word {
    case .set, .willSet, .`init`: implicit = "newValue"
    case .didSet: implicit = "oldValue"
    default: break
    }
    for child in each(of: id) where kind(child) == .pattern {
      if let boundName = firstChild(of: child) { implicit = name(of: boundName) }
    }
    if !implicit.isEmpty, let variable {
      // What is set, or was set before, is what the variable holds.
      let parameter = addVariable(.parameter, name: implicit, type: nil, offset: startOffset(id))
      facts.variables[parameter].type = facts.variables[variable].type
      let from = addValue(.variable, a: variable.number, offset: startOffset(id))
      let to = addValue(.variable, a: parameter.number, offset: startOffset(id))
      addFlow(from: from, to: to, offset: startOffset(id))
      addParameter(ParameterFact(label: -1, variable: parameter, hasDefault: true), to: fact)
      declare(parameter)
    }
    for child in each(of: id) where kind(child) == .block {
      visitBody(child, mayReturnImplicitly: functionKind == .getter)
    }
    scopes.close()
    function = outer
  }

  /// Returns true if a pattern is a name, with nothing but `let` or `var` in front, and no `?` or cast behind.
  private func isAllOf(_ pattern: NodeID, _ boundName: NodeID) -> Bool {
    let name = node(boundName)
    return !name.flags.contains(.isPart) && outline.lexemes[Int(name.name) + 1].kind != .postfixQuestionMark
      && (node(pattern).first..<name.name).allSatisfy { [.let, .var].contains(outline.lexemes[Int($0)].word) }
  }

  /// Declares the names that a pattern binds; each may be the value or a part of it.
  @inline(never)
  mutating func bind(_ pattern: NodeID, type typeName: NodeID?, to value: ValueID?, isElement: Bool) {
    let names = each(of: pattern).filter { kind($0) == .boundName }
    for boundName in names {
      let offset = startOffset(boundName)
      let variable = addVariable(.local, name: internName(of: boundName), type: typeName, offset: offset)
      facts.variables[variable].isLet = true
      facts.variables[variable].isElement = isElement || names.count > 1
      facts.variables[variable].isWholeElement = isElement && isAllOf(pattern, boundName)
      facts.variables[variable].isPart = node(boundName).flags.contains(.isPart)
      if let value {
        facts.variables[variable].initial = value
        addFlow(from: value, to: addValue(.variable, a: variable.number, offset: offset), offset: offset)
      }
      declare(variable)
    }
  }
}
