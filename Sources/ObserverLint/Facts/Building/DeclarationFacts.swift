// The visits call each other. Inlined into one another they make functions over which the compiler's isolation analysis
// takes a minute: hence `@inline(never)`.
extension FactsBuilder {
  /// Visits statements and declarations in order. Names of local functions are seen before they are declared.
  ///
  /// - Parameter end: where to stop, if not behind the last.
  mutating func visitItems(of parent: NodeID, before end: NodeID? = nil, atTopLevel: Bool = false) {
    var item = node(parent).child
    while item >= 0, item != end {
      visitItem(item, atTopLevel: atTopLevel)
      item = next(item)
    }
  }

  @inline(never)
  mutating func visitItem(_ id: NodeID, atTopLevel: Bool = false) {
    switch kind(id) {
    case .typeDecl: visitType(id)
    case .functionDecl: visitFunction(id, isMember: false)
    case .variableDecl: visitVariable(id, kind: atTopLevel ? .global : .local)
    case .block where node(id).word == .let:  // several bindings of one declaration
      visitBindings(of: id, kind: atTopLevel ? .global : .local)
    case .typealiasDecl: visitTypealias(id)
    case .importDecl: visitImport(id)
    case .conditionalCompilation:
      addBuilds(of: id)
      let outer = typesOfEarlierBranches
      for branch in each(of: id) {
        addRegion(.branch, branch, of: id)
        let first = facts.types.count
        visitItems(of: branch, atTopLevel: atTopLevel)
        for fact in facts.types[first...] where !fact.isExtension { typesOfEarlierBranches.insert(fact.path) }
      }
      typesOfEarlierBranches = outer
    case .enumCaseDecl, .inheritedType, .typeName, .attribute: break
    default: visitStatement(id)
    }
  }

  private mutating func visitImport(_ id: NodeID) {
    facts.imports.append(internName(of: id))
    if Catalog.testModules.contains(name(of: id))
      || each(of: id).contains(where: { kind($0) == .attribute && name(of: $0) == "testable" })
    {
      facts.isTest = true
    }
  }

  private mutating func visitTypealias(_ id: NodeID) {
    guard let target = firstChild(of: id) else { return }
    facts.typealiases.append(
      TypealiasFact(
        name: internName(of: id), owner: type, target: internText(target),
        isPrivate: node(id).flags.contains(.isPrivate)))
  }

  @inline(never)
  private mutating func visitType(_ id: NodeID) {
    let declaration = node(id)
    let isExtension = declaration.word == .extension
    let spelled =
      isExtension
      ? TypeName.withoutGenerics(compactText(first: declaration.name, end: declaration.label)) : name(of: id)
    let path = typePath + [spelled]
    var fact = TypeFact(
      path: isExtension ? spelled : path.joined(separator: "."), keyword: keyword(declaration.word),
      isExtension: isExtension, isMain: false, isResultBuilder: false, inherited: [],
      offset: offset(ofLexeme: declaration.name), isPrivate: declaration.flags.contains(.isPrivate),
      isPublic: declaration.flags.contains(.isPublic), isFinal: declaration.flags.contains(.isFinal))
    var bounds: [String: NameID] = [:]
    for child in each(of: id) {
      switch kind(child) {
      case .attribute:
        switch name(of: child) {
        case "main", "UIApplicationMain", "NSApplicationMain": fact.isMain = true
        case "resultBuilder", "_functionBuilder": fact.isResultBuilder = true
        case "objc":
          fact.isObjectiveC = true
          fact.objectiveCName = firstChild(of: child).map { compactText(first: node($0).first, end: node($0).end) }
        default: break
        }
      case .inheritedType where node(child).word == .where:
        switch (name(of: child), isExtension) {
        // An extension with a bound adds to some of the types only.
        case ("Self", true): fact.boundsOfSelf.append(internText(child))
        case ("Base", true): fact.boundsOfBase.append(internText(child))
        case ("Self", false): fact.inherited.append(internText(child))
        case (let parameter, false): bounds[parameter] = internText(child)
        default: break
        }
      case .inheritedType:
        fact.inherited.append(node(child).word == .class ? intern("AnyObject") : internText(child))
      default: break
      }
    }
    if !isExtension {
      fact.genericParameters = genericParameters(behind: declaration.name, bounds)
      facts.genericNames += fact.genericParameters.map(\.name)
    }
    fact.isAlternative = !isExtension && typesOfEarlierBranches.contains(fact.path)
    facts.types.append(fact)
    let outerType = type
    let outerPath = typePath
    let outerFunction = function
    type = TypeID(facts.types.count - 1)
    typePath = isExtension ? [spelled] : path
    let outerLocals = scopes.hideAll()
    function = -1
    visitMembers(of: id)
    scopes.show(from: outerLocals)
    function = outerFunction
    typePath = outerPath
    type = outerType
  }

  private func keyword(_ word: Word) -> TypeFact.Keyword {
    switch word {
    case .struct: .struct
    case .enum: .enum
    case .actor: .actor
    case .protocol: .protocol
    default: .class
    }
  }

  @inline(never)
  private mutating func visitMembers(of parent: NodeID) {
    var member = node(parent).child
    while member >= 0 {
      visitMember(member)
      member = next(member)
    }
  }

  @inline(never)
  private mutating func visitMember(_ member: NodeID) {
    switch kind(member) {
    case .functionDecl: visitFunction(member, isMember: true)
    case .variableDecl: visitVariable(member, kind: .field)
    case .block where node(member).word == .let: visitBindings(of: member, kind: .field)
    case .block: visitMembers(of: member)
    case .conditionalCompilation:
      addBuilds(of: member)
      for branch in each(of: member) { visitMembers(of: branch) }
    case .enumCaseDecl:
      for element in each(of: member) {
        let id = addFunction(.enumCase, name: name(of: element), offset: startOffset(element))
        facts.functions[id].isStatic = true
        facts.functions[id].hasBody = false
        if let value = firstChild(of: element), kind(value) == .stringLiteral, firstChild(of: value) == nil {
          facts.functions[id].rawValue = literalText(value)
        }
      }
    case .typeDecl, .typealiasDecl: visitItem(member)
    case .call, .macroExpression, .identifier:
      // A macro used as a member, or what is left of a damaged declaration: its closures are code.
      let outer = function
      function = addFunction(.initialValue, name: "", offset: startOffset(member))
      visitStatement(member)
      function = outer
    default: break
    }
  }

  // MARK: Functions

  @inline(never)
  mutating func visitFunction(_ id: NodeID, isMember: Bool) {
    let declaration = node(id)
    let functionKind: FunctionFact.Kind =
      switch declaration.word {
      case .`init`: .initializer
      case .deinit: .deinitializer
      case .subscript: .subscripting
      default: .function
      }
    let spelled =
      functionKind == .function
      ? functionName(of: id) : functionKind == .initializer ? "init" : declaration.word.spelling
    var declared = FunctionFact(
      kind: functionKind, name: intern(spelled), owner: type, parent: function,
      offset: offset(ofLexeme: declaration.name))
    declared.isStatic = declaration.flags.contains(.isStatic)
    declared.isOverride = declaration.flags.contains(.isOverride)
    declared.isPrivate = declaration.flags.contains(.isPrivate) || isMember && isInExtension(where: \.isPrivate)
    declared.isObjectiveC = isMember && isInExtension(where: \.isObjectiveC)
    declared.isPublic = declaration.flags.contains(.isPublic)
    declared.hasBody = false
    let isOperator = functionKind == .function && OperatorSpelling.isName(spelled)
    let parts = each(of: id)
    for part in parts where kind(part) == .attribute { readAttribute(part, into: &declared) }
    if let result = parts.first(where: { kind($0) == .typeName }) {
      declared.result = internText(result)
      declared.returnsValue = !TypeName.isVoid(names.texts[Int(declared.result)])
    }
    let fact = FunctionID(facts.functions.count)
    facts.functions.append(declared)
    if isMember, type >= 0, declaration.flags.contains(.isOverride) { facts.types[type].usesSuper = true }
    let outer = function
    let variables = facts.variables.count
    function = fact
    scopes.open()
    for part in parts {
      switch kind(part) {
      case .parameter: visitParameter(part, of: fact, isOperand: isOperator)
      case .block:
        facts.functions[fact].hasBody = true
        visitBody(part, mayReturnImplicitly: declared.returnsValue)
      case .accessor:
        facts.functions[fact].hasBody = true
        for block in each(of: part) where kind(block) == .block {
          visitBody(block, mayReturnImplicitly: node(part).word == .get)
        }
      default: break
      }
    }
    scopes.close()
    function = outer
    let generics = genericParameters(behind: declaration.name, [:])
    facts.genericNames += generics.map(\.name)
    forgetShadowedTypes(ofVariablesFrom: variables, by: generics)
  }

  private mutating func readAttribute(_ id: NodeID, into fact: inout FunctionFact) {
    switch name(of: id) {
    case "discardableResult": fact.isDiscardable = true
    case "Test": fact.isTest = true
    case let name where name == "objc" || name.hasPrefix("IB"):
      fact.isObjectiveC = true
      if name == "IBAction" { fact.isAction = true }
    case let name where Catalog.inertAttributes.contains(name): break
    case let name: fact.builder = intern(name)
    }
  }

  @inline(never)
  private mutating func visitParameter(_ id: NodeID, of fact: FunctionID, isOperand: Bool) {
    let parameter = node(id)
    var typeName: NodeID?
    var value: NodeID?
    var attribute: NodeID?
    for child in each(of: id) {
      switch kind(child) {
      case .typeName: if typeName == nil { typeName = child }
      case .attribute: if attribute == nil || isInert(attribute) { attribute = child }
      default: if value == nil { value = child }
      }
    }
    let name = intern(lexeme: parameter.name)
    let variable = addVariable(.parameter, name: name, type: typeName, offset: offset(ofLexeme: parameter.name))
    addParameter(
      ParameterFact(
        label: isNamed(parameter.label) && !isOperand ? intern(lexeme: parameter.label) : -1, variable: variable,
        hasDefault: value != nil, builder: attribute.map { internName(of: $0) } ?? -1), to: fact)
    if let value {
      let defaultValue = visitExpression(value)
      facts.variables[variable].initial = defaultValue
      addFlow(
        from: defaultValue, to: addValue(.variable, a: variable.number, offset: startOffset(id)),
        offset: startOffset(id))
    }
    if isNamed(parameter.name) { declare(variable) }
  }

  private func isInert(_ attribute: NodeID?) -> Bool {
    attribute.map { Catalog.inertAttributes.contains(name(of: $0)) } ?? false
  }

  /// Returns true if a lexeme is a name, and not `_`.
  func isNamed(_ lexeme: Int32) -> Bool {
    guard lexeme >= 0 else { return false }
    let range = outline.nameRange(lexeme)
    return range.count != 1 || outline.bytes[range.lowerBound] != 0x5F
  }

  /// A function's, closure's or accessor's statements.
  @inline(never)
  mutating func visitBody(_ block: NodeID, mayReturnImplicitly: Bool) {
    if mayReturnImplicitly, let item = firstChild(of: block), next(item) < 0, isExpression(item) {
      let value = isOperation(item) ? visitOperation(item, isAlone: true) : visitExpression(item)
      if !isStatement(value) { facts.returns.append(ReturnFact(function: function, value: value, kind: .implicit)) }
      return
    }
    visitItems(of: block)
  }

  func isExpression(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .ifStatement, .switchStatement: true
    default:
      kind(id).rawValue >= NodeKind.identifier.rawValue && kind(id) != .assignment
        && kind(id) != .compoundAssignment
    }
  }
}
