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
  private(set) var nodeCount: Int

  private var sources: [Int32] = []
  private var targets: [Int32] = []
  private var associatedNodes: [String: Int32] = [:]
  /// Values given to a removal, with the value of the center that removes.
  private(set) var removalArguments: [Removal] = []
  /// Calls of closures that a variable or parameter holds.
  private var indirectCalls: [IndirectCall] = []
  /// Functions whose result some call takes.
  private var calledFunctions: Set<FunctionID> = []
  /// Functions given to something as values.
  private var referencedFunctions: Set<FunctionID> = []
  private(set) var outgoing = Adjacency()
  private(set) var incoming = Adjacency()
  /// The functions that each call may run, where it is the program's own.
  var callTargets: [CallID: [FunctionID]] = [:]
  private var readVariables: Set<VariableID> = []
  let bodies: BodyIndex
  private var connectedBodies: Set<FunctionID> = []
  private var builderAnswers: [FunctionID: Bool] = [:]

  struct Removal {
    var argument: ValueID
    var center: ValueID?
    var call: CallID
    /// The values of `name:` and `object:`, where given.
    var name: ValueID?
    var object: ValueID?
  }

  private struct IndirectCall {
    var callee: Int32
    var arguments: [Int32]
    var result: Int32?
    var resolved: Set<Int32> = []
    var isRelevant = false
  }

  init(_ inference: TypeInference) {
    self.inference = inference
    program = inference.program
    table = inference.table
    firstVariable = Int32(program.values.count)
    firstResult = firstVariable + Int32(program.variables.count)
    firstSelf = firstResult + Int32(program.functions.count)
    unknownNode = firstSelf + Int32(table.nominals.count)
    nodeCount = Int(unknownNode) + 1
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

  /// Whether what reaches this node is kept there: a property, a global, an associated object.
  func isStorage(_ node: Int32) -> Bool {
    if node > unknownNode { return true }
    guard node >= firstVariable, node < firstResult else { return false }
    let kind = program.variables[Int(node - firstVariable)].kind
    return kind == .field || kind == .global
  }

  func connect(_ source: Int32, _ target: Int32) {
    guard source != target else { return }
    sources.append(source)
    targets.append(target)
  }

  func index() {
    outgoing = Adjacency(count: nodeCount, from: sources, to: targets)
    incoming = Adjacency(count: nodeCount, from: targets, to: sources)
  }

  // MARK: Reads

  private func connectValue(_ value: ValueID) {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .variable:
      readVariables.insert(fact.a)
      connect(node(ofVariable: fact.a), value)
    case .selfReference:
      if let owner = table.owner(of: fact.function) { connect(node(ofSelf: owner.id), value) }
    case .name:
      for variable in variables(named: fact.b, from: fact.function) {
        readVariables.insert(variable)
        connect(node(ofVariable: variable), value)
      }
    case .member: connectMemberRead(value, fact)
    case .index: connect(fact.a, value)
    case .cast where fact.flags & ValueFact.typeTest == 0: connect(fact.a, value)
    case .array, .alternatives:
      for operand in Int(fact.a)..<Int(fact.a + fact.b) { connect(program.operands[operand], value) }
    case .keyPath:
      // Through a key path anything may be read or written.
      for variable in table.fieldsByName[fact.b] ?? [] { connect(node(ofVariable: variable), unknownNode) }
    default: break
    }
  }

  // MARK: What matters

  /// Connects the bodies that register or remove, and then, as long as there are any, those that the values of
  /// registrations and removals come from or go to. Most bodies of a program never have a part in it.
  private func connectWhatMatters() {
    var pending = bodies.registering
    while !pending.isEmpty {
      for body in pending.sorted() where connectedBodies.insert(body).inserted { connectBody(body) }
      index()
      while resolveIndirectCalls() { index() }
      pending = bodiesReached().subtracting(connectedBodies)
    }
  }

  private func connectBody(_ body: FunctionID) {
    for value in bodies.values[body] { connectValue(value) }
    for flow in bodies.flows[body] {
      let fact = program.flows[Int(flow)]
      connectStore(from: fact.from, to: fact.to)
    }
    for index in bodies.returns[body] { connectReturn(program.returns[Int(index)]) }
    for call in bodies.calls[body] { connectCall(call) }
    let fact = program.functions[Int(body)]
    if fact.kind == .getter, fact.variable >= 0 {
      connect(node(ofResult: body), node(ofVariable: fact.variable))
      calledFunctions.insert(body)
    }
  }

  /// The bodies that share a variable, a function or a `self` with what tokens, observers and centers reach.
  private func bodiesReached() -> Set<FunctionID> {
    let registrations = self.registrations()
    let forward = outgoing.reached(from: registrations.map { program.calls[Int($0.call)].value })
    let origins =
      removalArguments.flatMap { [$0.argument, $0.center] } + registrations.flatMap { [$0.center, $0.observer] }
    let backward = incoming.reached(from: origins.compactMap { $0 })
    var result: Set<FunctionID> = []
    for node in firstVariable..<firstSelf where forward[Int(node)] || backward[Int(node)] {
      if node < firstResult {
        addBodies(ofVariable: node - firstVariable, to: &result)
      } else {
        let function = node - firstResult
        result.insert(bodies.body(of: function))
        addCallers(of: function, to: &result)
      }
    }
    for body in connectedBodies {
      // A method added to a type of elsewhere acts on whatever calls it.
      guard let owner = table.owner(of: body), owner.isExternal, program.functions[Int(body)].kind == .function,
        forward[Int(node(ofSelf: owner.id))] || backward[Int(node(ofSelf: owner.id))]
      else { continue }
      addCallers(of: body, to: &result)
    }
    return result
  }

  private func addBodies(ofVariable variable: VariableID, to result: inout Set<FunctionID>) {
    let fact = program.variables[Int(variable)]
    if fact.function >= 0 { result.insert(bodies.body(of: fact.function)) }
    switch fact.kind {
    case .field, .global:
      result.formUnion(bodies.mentioning[fact.name] ?? [])
      result.formUnion(bodies.ofVariable[variable] ?? [])
    case .parameter: if fact.function >= 0 { addCallers(of: fact.function, to: &result) }
    case .local: break
    }
  }

  private func addCallers(of function: FunctionID, to result: inout Set<FunctionID>) {
    let fact = program.functions[Int(function)]
    switch fact.kind {
    case .function: result.formUnion(bodies.mentioning[fact.name] ?? [])
    case .initializer:
      guard let owner = table.owner(of: function) else { return }
      for type in [owner.id] + table.descendants(owner.id) {
        if let name = program.nameIDs[table.nominals[type].lastName] { result.formUnion(bodies.mentioning[name] ?? []) }
        for initializer in table.nominals[type].functions[fact.name] ?? [] { result.insert(initializer) }
      }
    default: break
    }
  }

  /// Fields and globals that a bare name may mean.
  func variables(named name: Int32, from function: FunctionID) -> [VariableID] {
    var owner = table.owner(of: function)?.id
    while let current = owner {
      let fields = table.fields(name, in: current)
      if !fields.isEmpty { return fields + fieldsBelow(name, current, fields) }
      owner = inference.outerType(of: current)
    }
    return table.globals[name] ?? []
  }

  /// A protocol's property is implemented by fields of the types below it.
  private func fieldsBelow(_ name: Int32, _ id: Int, _ found: [VariableID]) -> [VariableID] {
    guard let first = found.first, let owner = table.nominal(of: program.variables[Int(first)].owner),
      owner.isExternal || program.types[Int(program.variables[Int(first)].owner)].keyword == .protocol
    else { return [] }
    return table.descendants(owner.id).flatMap { table.nominals[$0].fields[name] ?? [] }
  }

  func fields(_ name: Int32, ofBase base: ValueID) -> (variables: [VariableID], isCertain: Bool) {
    switch inference.type(of: base) {
    case .nominal(let id), .metatype(let id):
      let fields = table.fields(name, in: id)
      if !fields.isEmpty { return (fields + fieldsBelow(name, id, fields), true) }
      let below = table.descendants(id).flatMap { table.nominals[$0].fields[name] ?? [] }
      if !below.isEmpty { return (below, true) }
      return ([], !table.nominals[id].isExternal)
    case .unknown: return (visibleFields(name, base), false)
    default: return ([], false)
    }
  }

  /// Fields of that name that code at this place could mean by the language's rules of access.
  private func visibleFields(_ name: Int32, _ base: ValueID) -> [VariableID] {
    let file = program.fileOfFunction[Int(program.values[Int(base)].function)]
    return (table.fieldsByName[name] ?? []).filter { variable in
      let fact = program.variables[Int(variable)]
      // A static property is reached through its type's name, which would have told the type.
      guard !fact.isStatic, inference.mayHoldToken(variable) else { return false }
      return !fact.isPrivate || fact.owner >= 0 && program.fileOfType[Int(fact.owner)] == file
    }
  }

  private func connectMemberRead(_ value: ValueID, _ fact: ValueFact) {
    let (variables, isCertain) = fields(fact.b, ofBase: fact.a)
    for variable in variables {
      readVariables.insert(variable)
      connect(node(ofVariable: variable), value)
    }
    if variables.isEmpty || !isCertain, !Catalog.nonCarryingMembers.contains(program.name(fact.b)) {
      connect(fact.a, value)
    }
  }

  // MARK: Stores

  private func connectStore(from: ValueID, to: ValueID) {
    let target = program.values[Int(to)]
    connect(from, to)
    switch target.kind {
    case .variable: connect(to, node(ofVariable: target.a))
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
    case .index: connectStore(from: to, to: target.a)
    case .cast: connectStore(from: to, to: target.a)
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
    connectInto(value, base)
  }

  func putInto(_ value: Int32, _ container: ValueID) { connectInto(value, container) }

  func addRemoval(_ removal: Removal) { removalArguments.append(removal) }

  func markCalled(_ function: FunctionID) { calledFunctions.insert(function) }

  func associatedNode(named key: String) -> Int32 {
    if let node = associatedNodes[key] { return node }
    let node = Int32(nodeCount)
    nodeCount += 1
    associatedNodes[key] = node
    return node
  }

  /// What is put into a container is what reading the container gives.
  private func connectInto(_ value: Int32, _ container: ValueID) {
    let fact = program.values[Int(container)]
    switch fact.kind {
    case .variable, .name, .member, .index: connectStore(from: value, to: container)
    case .cast: connectInto(value, fact.a)
    case .alternatives, .array:
      for operand in Int(fact.a)..<Int(fact.a + fact.b) { connectInto(value, program.operands[operand]) }
    case .call:
      connect(value, container)
      connect(value, unknownNode)
    default: connect(value, container)
    }
  }

  // MARK: Results

  private func connectReturn(_ fact: ReturnFact) {
    switch fact.kind {
    case .explicit, .implicit: connect(fact.value, node(ofResult: fact.function))
    case .statement:
      let isBuilder = builderAnswers[fact.function] ?? isResultBuilder(fact.function)
      builderAnswers[fact.function] = isBuilder
      if isBuilder { connect(fact.value, unknownNode) }
    }
  }

  private func isResultBuilder(_ function: FunctionID) -> Bool {
    let fact = program.functions[Int(function)]
    if fact.builder >= 0 { return isBuilderName(program.name(fact.builder)) }
    guard fact.kind == .closure, let site = inference.closureSites[function] else { return false }
    for candidate in inference.candidates(for: site.call) {
      guard let mapping = inference.matchArguments(site.call, candidate), let parameter = mapping[site.argument] else {
        continue
      }
      let fact = program.functions[Int(candidate)].parameters[parameter]
      if fact.builder >= 0, isBuilderName(program.name(fact.builder)) { return true }
      let type = program.variables[Int(fact.variable)].type
      guard type >= 0, program.name(type).hasPrefix("@") else { continue }
      for attribute in program.name(type).split(whereSeparator: { $0 == " " || $0 == "(" })
      where attribute.hasPrefix("@") {
        if isBuilderName(String(attribute.dropFirst())) { return true }
      }
    }
    return false
  }

  private func isBuilderName(_ name: String) -> Bool {
    let spelled = TypeName.withoutGenerics(name)
    if table.resultBuilders.contains(spelled) { return true }
    return spelled.hasSuffix("Builder")
  }

  /// A protocol's requirement and what implements it are one.
  private func connectRequirements() {
    for nominal in table.nominals
    where !nominal.isExternal && program.types[Int(nominal.declaration)].keyword == .protocol {
      for (name, fields) in nominal.fields {
        for implementation in table.descendants(nominal.id).flatMap({ table.nominals[$0].fields[name] ?? [] }) {
          for field in fields {
            connect(node(ofVariable: field), node(ofVariable: implementation))
            connect(node(ofVariable: implementation), node(ofVariable: field))
          }
        }
      }
    }
  }

  /// What a wrapped property holds is what its wrapper holds.
  private func connectWrappers() {
    let wrapped = program.nameIDs["wrappedValue"]
    for (index, variable) in program.variables.enumerated() where variable.wrapper >= 0 {
      let node = node(ofVariable: VariableID(index))
      let name = TypeName.withoutGenerics(program.name(variable.wrapper))
      let file =
        variable.owner >= 0 ? program.fileOfType[Int(variable.owner)] : program.fileOfFunction[Int(variable.function)]
      if let wrapped, let type = table.declaredType(name, owner: nil, file: file) {
        for field in table.fields(wrapped, in: type) {
          connect(node, self.node(ofVariable: field))
          connect(self.node(ofVariable: field), node)
        }
        for initializer in program.nameIDs["init"].map({ table.functions($0, in: type) }) ?? [] {
          for parameter in program.functions[Int(initializer)].parameters where parameter.label == wrapped {
            connect(node, self.node(ofVariable: parameter.variable))
          }
        }
      } else if !Catalog.inertAttributes.contains(name) {
        connect(node, unknownNode)
      }
    }
  }

  /// What a function returns that nobody here calls goes where nobody here can see.
  private func connectUncalledFunctions() {
    for function in connectedBodies {
      switch program.functions[Int(function)].kind {
      case .getter:
        let variable = program.functions[Int(function)].variable
        if variable >= 0, !readVariables.contains(variable) { connect(node(ofResult: function), unknownNode) }
      case .function, .subscripting:
        if !calledFunctions.contains(function) || referencedFunctions.contains(function) {
          connect(node(ofResult: function), unknownNode)
        }
      default: break
      }
    }
  }

  // MARK: Closures that something holds

  func addIndirectCall(callee: Int32, arguments: [Int32], result: Int32?) {
    indirectCalls.append(IndirectCall(callee: callee, arguments: arguments, result: result))
  }

  /// Values that are tokens when they come into being.
  private var tokens: [ValueID] {
    registrations().filter { $0.kind == .block }.map { program.calls[Int($0.call)].value }
  }

  /// Closures of the bodies that matter.
  private var closures: [ValueID] {
    connectedBodies.flatMap { body in bodies.values[body].filter { program.values[Int($0)].kind == .closure } }
  }

  /// Follows the closures that reach the calls of held closures through which tokens go. Whether it learned of any.
  private func resolveIndirectCalls() -> Bool {
    let carries = outgoing.reached(from: tokens)
    // Closures that return a token, and where they are held.
    let returning = closures.filter { carries[Int(node(ofResult: program.values[Int($0)].a))] }
    let held = outgoing.reached(from: returning)
    var learned = false
    for index in indirectCalls.indices {
      let call = indirectCalls[index]
      guard held[Int(call.callee)] || call.arguments.contains(where: { carries[Int($0)] }) else { continue }
      indirectCalls[index].isRelevant = true
      if resolve(index) { learned = true }
    }
    return learned
  }

  private func finishIndirectCalls() {
    for call in indirectCalls
    where call.isRelevant
      && !call.resolved.contains(where: { isRemovalReference($0) || !functionReferences($0).isEmpty })
    {
      for argument in call.arguments { connect(argument, unknownNode) }
    }
    index()
    // A closure that leaves the program may be called there, and its result kept.
    let leaves = incoming.reached(from: [unknownNode])
    let carries = outgoing.reached(from: tokens)
    for closure in closures where leaves[Int(closure)] {
      let function = program.values[Int(closure)].a
      guard carries[Int(node(ofResult: function))], program.functions[Int(function)].returnsValue,
        !isGivenAsVoid(function)
      else { continue }
      connect(node(ofResult: function), unknownNode)
    }
    index()
  }

  private func resolve(_ index: Int) -> Bool {
    var learned = false
    for node in incoming.nearest(from: indirectCalls[index].callee, limit: 400) where node < firstVariable {
      guard indirectCalls[index].resolved.insert(node).inserted else { continue }
      if isRemovalReference(node) {
        for argument in indirectCalls[index].arguments { addRemovalReference(node, argument) }
        learned = true
        continue
      }
      for function in functionReferences(node) {
        connectIndirect(indirectCalls[index], to: function, closure: node)
        learned = true
      }
    }
    return learned
  }

  private func connectIndirect(_ call: IndirectCall, to function: FunctionID, closure: ValueID) {
    let parameters = program.functions[Int(function)].parameters
    for (position, argument) in call.arguments.enumerated() where !parameters.isEmpty {
      connect(argument, node(ofVariable: parameters[min(position, parameters.count - 1)].variable))
    }
    calledFunctions.insert(function)
    if let result = call.result, !isGivenAsVoid(function) { connect(node(ofResult: function), result) }
  }

  private func addRemovalReference(_ reference: ValueID, _ argument: Int32) {
    connect(argument, reference)
    let fact = program.values[Int(reference)]
    removalArguments.append(
      Removal(argument: reference, center: fact.kind == .member ? fact.a : nil, call: -1, name: nil, object: nil))
  }

  /// Whether a closure is given to a parameter of the program that returns nothing.
  private func isGivenAsVoid(_ closure: FunctionID) -> Bool {
    guard let site = inference.closureSites[closure] else { return false }
    for candidate in callTargets[site.call] ?? [] {
      guard let parameter = inference.matchArguments(site.call, candidate)?[site.argument] else { continue }
      let variable = program.functions[Int(candidate)].parameters[parameter].variable
      if case .function(_, let result, _, _) = inference.type(ofVariable: variable) { return TypeName.isVoid(result) }
    }
    return false
  }
}
