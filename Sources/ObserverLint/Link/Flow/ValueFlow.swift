/// Where values go: a graph over values, variables, functions' results and types' `self`, insensitive to order.
/// An edge says that what its source holds may be what its target holds, or a part of it.
final class ValueFlow {
  let program: Program
  let table: TypeTable
  let inference: TypeInference

  /// Nodes, in this order: values, variables, results of functions, `self` of types, keys of associated objects,
  /// and what lies outside of the program.
  let firstVariable: Int32
  let firstResult: Int32
  let firstSelf: Int32
  let unknownNode: Int32
  private var associatedNodes: [String: Int32] = [:]
  /// Values given to a removal, with the value of the center that removes.
  var removalArguments: [Removal] = []
  /// Removals that are given a collection of tokens as one.
  var collectionRemovals: [Removal] = []
  /// Removals in code that never runs.
  private(set) var idleRemovals: [Removal] = []
  var allRemovals: [Removal] { removalArguments + idleRemovals }
  /// Calls of closures that a variable or parameter holds.
  var indirectCalls: [IndirectCall] = []
  /// Closures of the bodies that matter.
  var closures: [ValueID] = []
  /// Closures that put something into a parameter of their own, by the parameter's node.
  var closuresByGivenBack: [Int32: ValueID] = [:]
  /// Methods that the program adds to types of other modules and that calls run, by the type.
  var addedMethodsCalled: [Int: Set<FunctionID>] = [:]
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
  private var isRead: [Bool]
  /// Fields that a name may mean on a value of unknown type, by the name: found once, as many values may have it.
  private var fieldsOfUnknown: [NameID: [VariableID]] = [:]
  /// Where tokens go, once the graph is whole.
  private(set) lazy var tokensReach = HubReach(outgoing)
  let bodies: BodyIndex
  /// Calls that are named like a registration: few of a program's, and asked for again and again.
  private(set) lazy var registeringCalls: [CallID] = program.calls(
    named: (0..<NameID(program.nameCount)).lazy.filter { [program] in program.callNames.mayRegister($0) })
  private(set) lazy var registrations: [Registration] = findRegistrations()
  var connectedBodies: Set<FunctionID> = []
  var knownTraits: [CallTraits?]
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
    var callee: Int32
    var arguments: [Int32]
    /// The arguments that are given with `&`.
    var inouts: [Int32] = []
    var result: Int32?
    var resolved: Set<Int32> = []
    var isRelevant = false
  }

  init(_ inference: TypeInference) {
    self.inference = inference
    program = inference.program
    table = inference.table
    isRead = Array(repeating: false, count: program.variables.count)
    knownTraits = Array(repeating: nil, count: inference.program.names.count)
    firstVariable = Int32(program.values.count)
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

  func node(ofVariable variable: VariableID) -> Int32 { firstVariable + variable }
  func node(ofResult function: FunctionID) -> Int32 { firstResult + function }
  func node(ofSelf nominal: Int) -> Int32 { firstSelf + Int32(nominal) }

  /// The variable that a node stands for. Nil for other nodes.
  func variable(ofNode node: Int32) -> VariableID? {
    node >= firstVariable && node < firstResult ? node - firstVariable : nil
  }

  /// Returns true if a node keeps the values that reach it: a property, a global, an associated object.
  func isStorage(_ node: Int32) -> Bool {
    if node > unknownNode { return true }
    guard node >= firstVariable, node < firstResult else { return false }
    let kind = program.variables[Int(node - firstVariable)].kind
    return kind == .field || kind == .global
  }

  func connect(_ source: Int32, _ target: Int32) {
    guard source != target else { return }
    outgoing.connect(source, target)
    incoming.connect(target, source)
  }

  // MARK: Reads

  func connectValue(_ value: ValueID) {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .variable:
      isRead[Int(fact.a)] = true
      connect(node(ofVariable: fact.a), value)
    case .selfReference:
      if let owner = table.owner(of: fact.function) { connect(node(ofSelf: owner.id), value) }
    case .name:
      for variable in variables(named: fact.b, from: fact.function) {
        isRead[Int(variable)] = true
        connect(node(ofVariable: variable), value)
      }
    case .member: connectMemberRead(value, fact)
    // An element of `self`, such as what a key path gives, is another object.
    case .index: if program.values[Int(fact.a)].kind != .selfReference { connect(fact.a, value) }
    case .cast where fact.flags & ValueFact.typeTest == 0: connect(fact.a, value)
    case .array, .alternatives:
      for operand in Int(fact.a)..<Int(fact.a + fact.b) { connect(program.operands[operand], value) }
    case .keyPath:
      // Through a key path anything may be read or written.
      for variable in table.fieldsByName[fact.b] ?? [] { connect(node(ofVariable: variable), unknownNode) }
    default: break
    }
  }

  /// Fields and globals that a bare name may mean.
  func variables(named name: Int32, from function: FunctionID) -> Members {
    var owner = table.ownerID(of: function)
    while let current = owner {
      let fields = table.fields(name, in: current)
      if !fields.isEmpty { return fields + fieldsBelow(name, current, fields) }
      owner = inference.outerType(of: current)
    }
    return table.globals[name].map { Members($0) } ?? []
  }

  /// A protocol's property is implemented by fields of the types below it.
  func fieldsBelow(_ name: Int32, _ id: Int, _ found: Members) -> [VariableID] {
    guard let first = found.first, let owner = table.nominal(of: program.variables[Int(first)].owner),
      owner.isExternal || program.types[Int(program.variables[Int(first)].owner)].keyword == .protocol
    else { return [] }
    return table.fields(name, below: owner.id)
  }

  func fields(_ name: Int32, ofBase base: ValueID) -> (variables: Members, isCertain: Bool) {
    switch inference.type(of: base) {
    case .nominal(let id), .metatype(let id):
      let fields = table.fields(name, in: id)
      if !fields.isEmpty { return (fields + fieldsBelow(name, id, fields), true) }
      let below = table.fields(name, below: id)
      if !below.isEmpty { return (Members(below), true) }
      return ([], !table.nominals[id].isExternal)
    case .unknown: return (Members(visibleFields(name, base)), false)
    default: return ([], false)
    }
  }

  /// Fields of that name that code at this place could mean by the language's rules of access.
  private func visibleFields(_ name: Int32, _ base: ValueID) -> [VariableID] {
    let fields = fieldsOfUnknown(named: name)
    let file = program.fileOfFunction[Int(program.values[Int(base)].function)]
    func isVisible(_ variable: VariableID) -> Bool {
      let fact = program.variables[Int(variable)]
      return !fact.isPrivate || fact.owner >= 0 && program.fileOfType[Int(fact.owner)] == file
    }
    return fields.allSatisfy(isVisible) ? fields : fields.filter(isVisible)
  }

  private func fieldsOfUnknown(named name: NameID) -> [VariableID] {
    if let known = fieldsOfUnknown[name] { return known }
    // A static property is reached through its type's name, which would have told the type.
    let found = (table.fieldsByName[name] ?? []).filter {
      !program.variables[Int($0)].isStatic && inference.mayHoldToken($0)
    }
    fieldsOfUnknown[name] = found
    return found
  }

  private func connectMemberRead(_ value: ValueID, _ fact: ValueFact) {
    let (variables, isCertain) = fields(fact.b, ofBase: fact.a)
    for variable in variables {
      isRead[Int(variable)] = true
      connect(node(ofVariable: variable), value)
    }
    if variables.isEmpty || !isCertain, !traits(ofName: fact.b).contains(.carriesNothing) {
      connect(fact.a, value)
    }
  }

  // MARK: Stores

  func connectStore(from: ValueID, to: ValueID, givesBack: Bool = true) {
    let target = program.values[Int(to)]
    connect(from, to)
    switch target.kind {
    case .variable:
      connect(to, node(ofVariable: target.a))
      if givesBack { connectGivenBack(target.a) }
    case .name:
      let variables = variables(named: target.b, from: target.function)
      for variable in variables { connect(to, node(ofVariable: variable)) }
      if variables.isEmpty { connect(to, unknownNode) }
    case .member:
      let (variables, isCertain) = fields(target.b, ofBase: target.a)
      for variable in variables { connect(to, node(ofVariable: variable)) }
      if variables.isEmpty || !isCertain {
        connectUnseenStore(to, base: target.a, isAmbiguous: variables.count != 1)
      }
    case .index, .cast: connectStore(from: to, to: target.a, givesBack: givesBack)
    case .array, .alternatives:
      for operand in Int(target.a)..<Int(target.a + target.b) { connectStore(from: to, to: program.operands[operand]) }
    case .call:
      // `objects[key]` and the like through a method: into the receiver.
      if let receiver = program.callName(target.a).receiver { connectInto(to, receiver) }
      connect(to, unknownNode)
    case .unknown, .literal: break
    default: connect(to, unknownNode)
    }
  }

  /// A property of a value whose type cannot be seen: the value may hold it, and so may others.
  private func connectUnseenStore(_ value: ValueID, base: ValueID, isAmbiguous: Bool) {
    if isAmbiguous { connect(value, unknownNode) }
    connectInto(value, base, givesBack: isAmbiguous)
  }

  func putInto(_ value: Int32, _ container: ValueID) { connectInto(value, container) }

  func addRemoval(_ removal: Removal) { removalArguments.append(removal) }

  /// Takes removals that never run out of the list.
  func setAsideRemovals(where isIdle: (FunctionID) -> Bool) {
    idleRemovals = removalArguments.filter { isIdle(program.values[Int($0.argument)].function) }
    if idleRemovals.isEmpty { return }
    removalArguments.removeAll { isIdle(program.values[Int($0.argument)].function) }
  }

  func markCalled(_ function: FunctionID) { calledFunctions.insert(function) }

  func associatedNode(named key: String) -> Int32 {
    if let node = associatedNodes[key] { return node }
    let node = Int32(nodeCount)
    outgoing.addNode()
    incoming.addNode()
    associatedNodes[key] = node
    return node
  }

  /// Connects a value that is put into a container with reads of the container.
  private func connectInto(_ value: Int32, _ container: ValueID, givesBack: Bool = true) {
    let fact = program.values[Int(container)]
    switch fact.kind {
    case .variable, .name, .member, .index: connectStore(from: value, to: container, givesBack: givesBack)
    case .cast: connectInto(value, fact.a, givesBack: givesBack)
    case .alternatives, .array:
      for operand in Int(fact.a)..<Int(fact.a + fact.b) {
        connectInto(value, program.operands[operand], givesBack: givesBack)
      }
    case .call:
      connect(value, container)
      connect(value, unknownNode)
    default: connect(value, container)
    }
  }

  // MARK: Results

  func connectReturn(_ fact: ReturnFact) {
    switch fact.kind {
    case .explicit, .implicit: connect(fact.value, node(ofResult: fact.function))
    case .statement:
      if resultBuilding(fact.function) != .none { connect(fact.value, unknownNode) }
    }
  }

  /// Connects the results of functions that the program does not call with unknown code.
  private func connectUncalledFunctions() {
    for function in connectedBodies {
      switch program.functions[Int(function)].kind {
      case .getter:
        let variable = program.functions[Int(function)].variable
        if variable >= 0, !isRead[Int(variable)] { connect(node(ofResult: function), unknownNode) }
      case .function, .subscripting:
        if !calledFunctions.contains(function) {
          connect(node(ofResult: function), unknownNode)
        }
      default: break
      }
    }
  }
}
