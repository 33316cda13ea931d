/// Where values go: a graph over values, variables, functions' results and types' `self`, insensitive to order.
/// An edge says that what its source holds may be what its target holds, or a part of it.
final class ValueFlow {
  let program: Program
  let table: TypeTable
  let inference: TypeInference

  /// Nodes, in this order: values, variables, results of functions, `self` of types, keys of associated objects,
  /// and what lies outside of the program.
  let firstVariable: FlowNodeID
  let firstResult: FlowNodeID
  let firstSelf: FlowNodeID
  let unknownNode: FlowNodeID
  private var associatedNodes: [String: FlowNodeID] = [:]
  /// Values given to a removal, with the value of the center that removes.
  var removalArguments: [Removal] = []
  /// Removals that are given a collection of tokens as one.
  var collectionRemovals: [Removal] = []
  /// Removals that never run, or that are given nil.
  private(set) var idleRemovals: [Removal] = []
  var allRemovals: [Removal] { removalArguments + idleRemovals }
  /// Calls of closures that a variable or parameter holds.
  var indirectCalls: [IndirectCall] = []
  /// Closures of the bodies that matter.
  var closures: [ValueID] = []
  /// Closures that put something into a parameter of their own, by the parameter's node.
  var closuresByGivenBack: [FlowNodeID: ValueID] = [:]
  /// Methods that the program adds to types of other modules and that calls run, by the type.
  var addedMethodsCalled: [NominalID: Set<FunctionID>] = [:]
  /// Where a function of the program is given away as a value, to be called for what it returns.
  var givenFunctions: [FunctionID: [ValueID]] = [:]
  /// Functions whose result some call takes.
  var calledFunctions: Set<FunctionID> = []
  private(set) var outgoing: GrowingEdges
  private(set) var incoming: GrowingEdges
  var nodeCount: Int { outgoing.nodeCount }
  /// The functions that each call may run, where it is the program's own.
  var callTargets: [CallID: [FunctionID]] = [:]
  /// By variable: true if a value that matters reads it.
  private var isRead: Column<VariableFact, Bool>
  /// Fields that a name may mean on values of a type, and of unknown type: found once, as many values may have the name.
  private var fieldsOfTypes: [NominalID: [NameID: (variables: Variables, isCertain: Bool)]] = [:]
  private var fieldsOfUnknown: [NameID: (fields: [VariableID], havePrivate: Bool)] = [:]
  let bodies: BodyIndex
  /// Calls that are named like a registration: few of a program's, and asked for again and again.
  private(set) lazy var registeringCalls: [CallID] = program.calls(
    named: (0..<NameID(program.nameCount)).lazy.filter { [program] in program.callNames.mayRegister($0) })
  private(set) lazy var registrations: [Registration] = findRegistrations()
  var connectedBodies: Set<FunctionID> = []
  var knownTraits: Column<Name, CallTraits?>
  var knownBuilding: [FunctionID: ResultBuilding] = [:]
  var knownStoring: [VariableID: Set<FunctionID>] = [:]
  private(set) lazy var plainBodies = findPlainBodies()

  struct Removal {
    var argument: ValueID
    var center: ValueID?
    /// Nil where the center's method is given away as a value, as in `tokens.forEach(center.removeObserver)`.
    var call: CallID?
    /// The values of `name:` and `object:`, where given.
    var name: ValueID?
    var object: ValueID?
  }

  struct IndirectCall {
    var callee: FlowNodeID
    var arguments: [FlowNodeID]
    /// The arguments that are given with `&`.
    var inouts: [FlowNodeID] = []
    var result: FlowNodeID?
    var resolved: Set<FlowNodeID> = []
    var isRelevant = false
  }

  init(_ inference: TypeInference) {
    self.inference = inference
    program = inference.program
    table = inference.table
    isRead = Column(repeating: false, count: program.variables.count)
    knownTraits = Column(repeating: nil, count: inference.program.names.count)
    firstVariable = FlowNodeID(program.values.count)
    firstResult = firstVariable + Int32(program.variables.count)
    firstSelf = firstResult + Int32(program.functions.count)
    unknownNode = firstSelf + Int32(table.nominals.count)
    outgoing = GrowingEdges(count: Int(unknownNode) + 1)
    incoming = outgoing
    bodies = BodyIndex(program)
    connectRequirements()
    connectWrappers()
    connectWhatMatters()
    connectUncalledFunctions()
    finishIndirectCalls()
  }

  func connect(_ source: FlowNodeID, _ target: FlowNodeID) {
    guard source != target else { return }
    outgoing.connect(source, target)
    incoming.connect(target, source)
  }

  // MARK: Reads

  func connectValue(_ value: ValueID) {
    let fact = program.values[value]
    switch fact.kind {
    case .variable:
      isRead[fact.variable] = true
      connect(node(ofVariable: fact.variable), value.node)
    case .selfReference:
      if let owner = table.owner(of: fact.function) { connect(node(ofSelf: owner.id), value.node) }
    case .name:
      for variable in variables(named: fact.name, from: fact.function) {
        isRead[variable] = true
        connect(node(ofVariable: variable), value.node)
      }
    case .member: connectMemberRead(value, fact)
    // An element of `self`, such as what a key path gives, is another object.
    case .index: if program.values[fact.base].kind != .selfReference { connect(fact.base.node, value.node) }
    case .cast where fact.flags & ValueFact.typeTest == 0: connect(fact.base.node, value.node)
    case .array, .alternatives:
      for operand in program.operands(of: fact) { connect(operand.node, value.node) }
    case .keyPath:
      // Through a key path anything may be read or written.
      for variable in table.fieldsByName[fact.name] ?? [] { connect(node(ofVariable: variable), unknownNode) }
    default: break
    }
  }

  /// Fields and globals that a bare name may mean.
  func variables(named name: NameID, from function: FunctionID) -> Variables {
    var owner = table.ownerID(of: function)
    while let current = owner {
      let fields = table.fields(name, in: current)
      if !fields.isEmpty { return fields + fieldsBelow(name, current, fields) }
      owner = inference.outerType(of: current)
    }
    return table.globals[name].map { Variables($0) } ?? []
  }

  /// A protocol's property is implemented by fields of the types below it.
  func fieldsBelow(_ name: NameID, _ id: NominalID, _ found: Variables) -> [VariableID] {
    guard let first = found.first, let owner = table.nominal(of: program.variables[first].owner),
      owner.isExternal || program.types[program.variables[first].owner].keyword == .protocol
    else { return [] }
    return table.fields(name, below: owner.id)
  }

  func fields(_ name: NameID, ofBase base: ValueID) -> (variables: Variables, isCertain: Bool) {
    switch inference.type(of: base) {
    case .nominal(let id), .metatype(let id): return fields(name, of: id)
    case .unknown: return (Variables(visibleFields(name, base)), false)
    default: return ([], false)
    }
  }

  private func fields(_ name: NameID, of id: NominalID) -> (variables: Variables, isCertain: Bool) {
    if let known = fieldsOfTypes[id]?[name] { return known }
    let fields = table.fields(name, in: id)
    let below = fields.isEmpty ? table.fields(name, below: id) : fieldsBelow(name, id, fields)
    let isCertain = !fields.isEmpty || !below.isEmpty || !table.nominals[id].isExternal
    fieldsOfTypes[id, default: [:]][name] = (fields + below, isCertain)
    return (fields + below, isCertain)
  }

  /// Fields of that name that code at this place could mean by the language's rules of access.
  private func visibleFields(_ name: NameID, _ base: ValueID) -> [VariableID] {
    let (fields, havePrivate) = fieldsOfUnknown(named: name)
    guard havePrivate else { return fields }
    let file = program.fileOfFunction[program.values[base].function]
    return fields.filter { variable in
      let fact = program.variables[variable]
      return !fact.isPrivate || fact.owner >= 0 && program.fileOfType[fact.owner] == file
    }
  }

  private func fieldsOfUnknown(named name: NameID) -> (fields: [VariableID], havePrivate: Bool) {
    if let known = fieldsOfUnknown[name] { return known }
    // A static property is reached through its type's name, which would have told the type.
    let fields = (table.fieldsByName[name] ?? []).filter {
      !program.variables[$0].isStatic && inference.mayHoldToken($0)
    }
    let found = (fields, fields.contains { program.variables[$0].isPrivate })
    fieldsOfUnknown[name] = found
    return found
  }

  private func connectMemberRead(_ value: ValueID, _ fact: ValueFact) {
    let (variables, isCertain) = fields(fact.name, ofBase: fact.base)
    for variable in variables {
      isRead[variable] = true
      connect(node(ofVariable: variable), value.node)
    }
    if variables.isEmpty || !isCertain, !traits(ofName: fact.name).contains(.carriesNothing) {
      connect(fact.base.node, value.node)
    }
  }

  // MARK: Stores

  func connectStore(from: ValueID, to: ValueID, givesBack: Bool = true) {
    let target = program.values[to]
    connect(from.node, to.node)
    switch target.kind {
    case .variable:
      connect(to.node, node(ofVariable: target.variable))
      if givesBack { connectGivenBack(target.variable) }
    case .name:
      let variables = variables(named: target.name, from: target.function)
      for variable in variables { connect(to.node, node(ofVariable: variable)) }
      if variables.isEmpty { connect(to.node, unknownNode) }
    case .member:
      let (variables, isCertain) = fields(target.name, ofBase: target.base)
      for variable in variables { connect(to.node, node(ofVariable: variable)) }
      if variables.isEmpty || !isCertain {
        connectUnseenStore(to, base: target.base, isAmbiguous: variables.count != 1)
      }
    case .index, .cast: connectStore(from: to, to: target.base, givesBack: givesBack)
    case .array, .alternatives:
      for operand in program.operands(of: target) { connectStore(from: to, to: operand) }
    case .call:
      // `objects[key]` and the like through a method: into the receiver.
      if let receiver = program.callName(target.call).receiver { connectInto(to.node, receiver) }
      connect(to.node, unknownNode)
    case .unknown, .literal: break
    default: connect(to.node, unknownNode)
    }
  }

  /// A property of a value whose type cannot be seen: the value may hold it, and so may others.
  private func connectUnseenStore(_ value: ValueID, base: ValueID, isAmbiguous: Bool) {
    if isAmbiguous { connect(value.node, unknownNode) }
    connectInto(value.node, base, givesBack: isAmbiguous)
  }

  func putInto(_ value: FlowNodeID, _ container: ValueID) { connectInto(value, container) }

  func addRemoval(_ removal: Removal) { removalArguments.append(removal) }

  /// Takes removals that never run out of the list.
  func setAsideRemovals(where isIdle: (ValueID) -> Bool) {
    idleRemovals = removalArguments.filter { isIdle($0.argument) }
    if idleRemovals.isEmpty { return }
    removalArguments.removeAll { isIdle($0.argument) }
  }

  func markCalled(_ function: FunctionID) { calledFunctions.insert(function) }

  func associatedNode(named key: String) -> FlowNodeID {
    if let node = associatedNodes[key] { return node }
    let node = FlowNodeID(nodeCount)
    outgoing.addNode()
    incoming.addNode()
    associatedNodes[key] = node
    return node
  }

  /// Connects a value that is put into a container with reads of the container.
  private func connectInto(_ value: FlowNodeID, _ container: ValueID, givesBack: Bool = true) {
    let fact = program.values[container]
    switch fact.kind {
    case .variable, .name, .member, .index: connectStore(from: value.value, to: container, givesBack: givesBack)
    case .cast: connectInto(value, fact.base, givesBack: givesBack)
    case .alternatives, .array:
      for operand in program.operands(of: fact) {
        connectInto(value, operand, givesBack: givesBack)
      }
    case .call:
      connect(value, container.node)
      connect(value, unknownNode)
    default: connect(value, container.node)
    }
  }

  // MARK: Results

  func connectReturn(_ fact: ReturnFact) {
    switch fact.kind {
    case .explicit, .implicit: connect(fact.value.node, node(ofResult: fact.function))
    case .statement:
      if resultBuilding(fact.function) != .none { connect(fact.value.node, unknownNode) }
    }
  }

  /// Connects the results of functions that the program does not call with unknown code.
  private func connectUncalledFunctions() {
    for function in connectedBodies {
      switch program.functions[function].kind {
      case .getter:
        let variable = program.functions[function].variable
        if variable >= 0, !isRead[variable] { connect(node(ofResult: function), unknownNode) }
      case .function, .subscripting:
        if !calledFunctions.contains(function) {
          connect(node(ofResult: function), unknownNode)
        }
      default: break
      }
    }
  }
}
