/// The type of a value, as far as annotations, initializers and the catalog show it.
enum InferredType: Equatable {
  case unknown
  case nominal(NominalID)
  /// The type itself, as in `Player.shared`.
  case metatype(NominalID)
  /// A collection of elements.
  indirect case collection(InferredType)
  /// A function type, as written, with the place where its names are looked up.
  indirect case function(parameters: String, result: String, owner: NominalID?, file: FileID)
  /// A stream of notifications: publisher, asynchronous sequence, signal.
  case notificationStream

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// Infers types lazily, each value once.
final class TypeInference {
  let program: Program
  let table: TypeTable
  let closureSites: ClosureSites
  let namesGivingObjects: NamesGivingObjects
  /// The variable that a closure was assigned to.
  private(set) var closureTargets: [FunctionID: ValueID] = [:]
  /// Answers by full names.
  var knownBlockRegistrations: [String: Bool] = [:]
  private let writtenTypes: WrittenTypes
  private var centerAnswers: [NominalID: Bool] = [:]
  private var valueTypes: InferredTypes<ValueFact>
  private var variableTypes: InferredTypes<VariableFact>
  private var depth = 0
  /// The bounds and the aliases of generic parameters that are being looked up.
  var boundDepth = 0
  /// The owners and the types of frameworks' members.
  private lazy var frameworkMembers: [NameID: (owner: String, type: String)] = {
    var result: [NameID: (owner: String, type: String)] = [:]
    for entry in Catalog.memberTypes {
      let parts = entry.split(separator: ".").map(String.init)
      if parts.count == 3, let name = program.nameIDs[parts[1]] { result[name] = (parts[0], parts[2]) }
    }
    return result
  }()
  var callCandidates: Column<CallFact, [FunctionID]?>
  /// Methods that the program adds to types of other modules, by name.
  var methodsOfElsewhere: [NameID: [FunctionID]] = [:]
  /// The methods of any type by what tells them from others, of names that very many have.
  var methodsByShape: [CallShape: [FunctionID]] = [:]
  var holdingVariables: [VariableID: Bool] = [:]
  var holdingTypes: [NominalID: Bool] = [:]
  /// The values that closures return.
  private(set) lazy var returnedByClosures = program.returns.reduce(into: [FunctionID: [ValueID]]()) { values, fact in
    if fact.kind != .statement, program.functions[fact.function].kind == .closure {
      values[fact.function, default: []].append(fact.value)
    }
  }
  /// The types that calls of `.init(…)` make. Empty while they are found out, because that asks for types, too.
  var typesOfImplicitInitializers: [CallID: NominalID]?

  init(_ program: Program, _ table: TypeTable) {
    self.program = program
    self.table = table
    writtenTypes = WrittenTypes(table)
    valueTypes = InferredTypes(count: program.values.count)
    variableTypes = InferredTypes(count: program.variables.count)
    callCandidates = Column(repeating: nil, count: program.calls.count)
    closureSites = ClosureSites(program)
    namesGivingObjects = NamesGivingObjects(program)
    for flow in program.flows {
      let value = program.values[flow.from]
      if value.kind == .closure { closureTargets[value.closure] = flow.to }
    }
  }

  // MARK: Written types

  func type(written text: String, owner: NominalID?, file: FileID) -> InferredType {
    type(writtenTypes.parts(of: text), owner: owner, file: file)
  }

  func type(written name: NameID, owner: NominalID?, file: FileID) -> InferredType {
    type(writtenTypes.parts(of: name), owner: owner, file: file)
  }

  private func type(_ written: WrittenType, owner: NominalID?, file: FileID) -> InferredType {
    switch written {
    case .settled(let type): return type
    case .named(let name):
      if let owner, let parameter = type(ofParameter: name, in: owner, file) { return parameter }
      switch table.resolve(name, owner: owner, file: file) {
      case .program(let id): return .nominal(id)
      case .external(let found):
        if found != name, let owner, let argument = type(ofAlias: name, forParameter: found, in: owner, file) {
          return argument
        }
        return .nominal(table.external(found))
      }
    case .collection(let element): return .collection(type(element, owner: owner, file: file))
    case .metatype(let instance):
      if case .nominal(let id) = type(instance, owner: owner, file: file) { return .metatype(id) }
      return .unknown
    case .function(let parameters, let result):
      return .function(parameters: parameters, result: result, owner: owner, file: file)
    }
  }

  func isNotification(_ type: InferredType) -> Bool {
    if case .nominal(let id) = type, table.nominals[id].isExternal {
      return Catalog.notificationTypes.contains(table.nominals[id].path)
    }
    return false
  }

  /// Foundation's centers, their subclasses, and protocols that a center conforms to.
  func isCenter(_ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return false }
    return isCenter(id)
  }

  func isCenter(_ id: NominalID) -> Bool {
    if let known = centerAnswers[id] { return known }
    let answer = decideIsCenter(id)
    centerAnswers[id] = answer
    return answer
  }

  private func decideIsCenter(_ id: NominalID) -> Bool {
    if program.isCenterType(table.nominals[id].lastName) && table.nominals[id].isExternal { return true }
    for ancestor in table.ancestors(id) where isFoundationCenter(ancestor) { return true }
    return table.descendants(id).contains { isFoundationCenter($0) }
  }

  private func isFoundationCenter(_ id: NominalID) -> Bool {
    table.nominals[id].isExternal && program.isCenterType(table.nominals[id].lastName)
  }

  // MARK: Values

  func type(of value: ValueID) -> InferredType {
    if let known = valueTypes[value] { return known }
    guard depth < 200, valueTypes.begin(value) else { return .unknown }
    depth += 1
    let result = infer(value)
    depth -= 1
    valueTypes[value] = result
    return result
  }

  private func place(_ function: FunctionID) -> (owner: NominalID?, file: FileID) {
    let owner = program.functions[function].owner
    return (owner >= 0 ? table.nominalOfType[owner] : nil, program.fileOfFunction[function])
  }

  private func infer(_ value: ValueID) -> InferredType {
    let fact = program.values[value]
    let place = place(fact.function)
    switch fact.kind {
    case .selfReference: return place.owner.map { .nominal($0) } ?? .unknown
    case .superReference:
      guard let owner = place.owner else { return .unknown }
      return table.nominals[owner].parents.first.map { .nominal($0) } ?? .unknown
    case .variable: return type(ofVariable: fact.variable)
    case .name:
      let result = typeOfName(fact.name, owner: place.owner, file: place.file)
      return result.isUnknown ? typeOfExtended(fact) ?? .unknown : result
    case .member:
      let result = typeOfMember(fact.name, of: type(of: fact.base), file: place.file)
      return result.isUnknown ? typeOfElement(fact) ?? typeOfExtended(fact) ?? typeOfCoordinator(fact, place) : result
    case .index:
      let base = type(of: fact.base)
      if case .collection(let element) = base { return element }
      return typeOfSubscript(on: base)
    case .cast:
      return fact.flags & ValueFact.typeTest != 0
        ? .unknown : type(written: fact.name, owner: place.owner, file: place.file)
    case .alternatives:
      for operand in program.operands(of: fact) {
        let result = type(of: operand)
        if !result.isUnknown { return result }
      }
      return .unknown
    case .array:
      guard !fact.operands.isEmpty else { return .unknown }
      let element = type(of: program.operands[fact.operands.lowerBound])
      return element.isUnknown ? .unknown : .collection(element)
    case .call: return typeOfCall(fact.call, place: place)
    default: return .unknown
    }
  }

  func type(ofVariable variable: VariableID) -> InferredType {
    if let known = variableTypes[variable] { return known }
    guard depth < 200, variableTypes.begin(variable) else { return .unknown }
    depth += 1
    let result = inferVariable(variable)
    depth -= 1
    variableTypes[variable] = result
    return result
  }

  private func inferVariable(_ variable: VariableID) -> InferredType {
    let fact = program.variables[variable]
    let function = fact.function
    let owner = fact.owner >= 0 ? table.nominalOfType[fact.owner] : function >= 0 ? place(function).owner : nil
    let file =
      fact.owner >= 0 ? program.fileOfType[fact.owner] : function >= 0 ? program.fileOfFunction[function] : 0
    if fact.type >= 0 { return type(written: fact.type, owner: owner, file: file) }
    if fact.isPart { return .unknown }
    if fact.initial >= 0 {
      let initial = type(of: fact.initial)
      if fact.isElement {
        if case .collection(let element) = initial { return element }
        if case .notificationStream = initial, !Catalog.notificationTypes.isEmpty {
          return .nominal(table.external("Notification"))
        }
        return initial
      }
      return initial
    }
    if fact.kind == .parameter, function >= 0, program.functions[function].kind == .closure {
      if let object = object(givenTo: variable) { return type(of: object) }
      let position = program.parameters(of: function).firstIndex { $0.variable == variable } ?? 0
      return typeOfClosureParameter(function, at: position)
    }
    return fact.wrapperKey >= 0 ? typeOfKey(fact.wrapperKey) : .unknown
  }

  private func typeOfName(_ name: NameID, owner: NominalID?, file: FileID) -> InferredType {
    let spelled = program.name(name)
    if spelled == "Self", let owner { return .metatype(owner) }
    if let owner {
      var scope: NominalID? = owner
      while let current = scope {
        if let field = table.fields(name, in: current).first { return type(ofField: field, in: current) }
        if case .nominal(let model) = typeOfModel(name, in: current) { return .nominal(model) }
        scope = outerType(of: current)
      }
    }
    if let global = table.globals[name]?.first { return type(ofVariable: global) }
    guard let first = spelled.utf8.first, first >= 0x41, first <= 0x5A else {
      return table.declaredType(spelled, owner: owner, file: file).map { .metatype($0) } ?? .unknown
    }
    switch table.resolve(spelled, owner: owner, file: file) {
    case .program(let id): return .metatype(id)
    case .external(let name): return .metatype(table.external(name))
    }
  }

  func outerType(of id: NominalID) -> NominalID? { table.outerType(of: id) }

  private func typeOfMember(_ name: NameID, of base: InferredType, file: FileID) -> InferredType {
    let spelled = program.name(name)
    switch base {
    case .nominal(let id):
      if let field = table.fields(name, in: id).first { return type(ofField: field, in: id) }
      if program.isCenterExpression(table.nominals[id], spelled) {
        return .nominal(table.external("NotificationCenter"))
      }
      return typeOfFrameworkMember(name, in: id)
    case .metatype(let id):
      if let field = table.fields(name, in: id).first { return type(ofVariable: field) }
      let nominal = table.nominals[id]
      if program.isCenterExpression(nominal, spelled) {
        return .nominal(nominal.isExternal ? id : table.external("NotificationCenter"))
      }
      if spelled == "Type" || spelled == "self" { return base }
      if table.functions(name, in: id).contains(where: { program.functions[$0].kind == .enumCase }) {
        return .nominal(id)
      }
      let path = nominal.path + "." + spelled
      if let nested = table.nestedType(spelled, in: nominal, file: file) { return .metatype(nested) }
      if let first = spelled.utf8.first, first >= 0x41, first <= 0x5A {
        return .metatype(table.external(path))
      }
      return Catalog.sharedInstances.contains(spelled) ? .nominal(id) : .unknown
    case .collection(let element):
      switch spelled {
      case "first", "last": return element
      case "values", "indices", "lazy", "keys": return spelled == "keys" ? .unknown : base
      default: return .unknown
      }
    case .notificationStream:
      return Catalog.streamOperators.contains(spelled) ? base : .unknown
    default: return .unknown
    }
  }

  /// `searchBar.searchTextField`
  private func typeOfFrameworkMember(_ name: NameID, in id: NominalID) -> InferredType {
    guard let (owner, type) = frameworkMembers[name] else { return typeOfModel(name, in: id) }
    let isOwner = ([id] + table.ancestors(id)).contains {
      table.nominals[$0].isExternal && table.nominals[$0].path == owner
    }
    return isOwner ? .nominal(table.external(type)) : .unknown
  }
}
