/// `.init(…)`, by the type that the place around it tells: that of a variable, of a result, of a parameter, of an element of
/// a tuple or of a collection.
struct ImplicitInitializers {
  private let inference: TypeInference
  private var program: Program { inference.program }
  private var table: TypeTable { inference.table }
  /// The type that each call makes a value of.
  private(set) var types: [CallID: NominalID] = [:]

  init(_ inference: TypeInference) {
    self.inference = inference
    let named = program.nameIDs["init"].map { program.calls(named: $0) } ?? []
    guard named.contains(where: isImplicit) else { return }
    let mayHold = valuesThatMayHoldCalls(named)
    for index in program.variables.indices {
      let initial = program.variables[index].initial
      guard initial >= 0, mayHold[initial], program.variables[index].type >= 0 else { continue }
      addCalls(in: initial) { inference.type(ofVariable: VariableID(index)) }
    }
    for fact in program.flows where mayHold[fact.from] { addCalls(in: fact.from) { inference.type(of: fact.to) } }
    for fact in program.returns where mayHold[fact.value] && fact.kind != .statement { addCalls(returnedBy: fact) }
    for call in program.calls.indices {
      let arguments = program.argumentRange(CallID(call))
      if arguments.contains(where: { mayHold[program.arguments[$0].value] }) { addCalls(givenTo: CallID(call)) }
    }
  }

  /// Marks the calls, and the lists and calls of closures that may have such a call in them: few of a program's values.
  private func valuesThatMayHoldCalls(_ named: ArraySlice<CallID>) -> Column<ValueFact, Bool> {
    var result = Column<ValueFact, Bool>(repeating: false, count: program.values.count)
    for call in named where isImplicit(call) { result[program.calls[call].value] = true }
    for (index, fact) in program.values.enumerated() {
      switch fact.kind {
      // Operands stand before what they are operands of.
      case .alternatives, .array:
        result[ValueID(index)] = program.operands(of: fact).contains { result[$0] }
      case .call:
        let callee = program.calls[fact.call].callee
        if program.values[callee].kind == .closure { result[ValueID(index)] = true }
      default: break
      }
    }
    return result
  }

  private func isImplicit(_ call: CallID) -> Bool {
    program.values[program.calls[call].callee].kind == .implicitMember
      && program.callName(call).name == "init"
  }

  /// The calls whose result a value may be: `.init()`, `old ?? .init()`, `{ .init() }()`.
  private func implicitCalls(in value: ValueID) -> [CallID] {
    let fact = program.values[value]
    switch fact.kind {
    case .call where isImplicit(fact.call): return [fact.call]
    case .call:
      let callee = program.values[program.calls[fact.call].callee]
      return callee.kind == .closure ? (inference.returnedByClosures[callee.closure] ?? []).flatMap(implicitCalls) : []
    case .alternatives: return operands(of: fact).flatMap(implicitCalls)
    default: return []
    }
  }

  private func operands(of list: ValueFact) -> ArraySlice<ValueID> {
    program.operands(of: list)
  }

  private mutating func addCalls(in value: ValueID, _ type: () -> InferredType) {
    let list = program.values[value]
    if list.kind == .array, list.flags & ValueFact.bracketed != 0 {
      guard case .collection(let element) = type() else { return }
      for operand in operands(of: list) { addCalls(in: operand) { element } }
      return
    }
    let found = implicitCalls(in: value).filter { types[$0] == nil }
    // The type of a protocol's requirement, or of a generic parameter, is that of whoever uses it.
    guard !found.isEmpty, case .nominal(let id) = type(), !table.isProtocol(id) else { return }
    for call in found {
      types[call] = id
      let initializers = inference.initializers(of: id, call: call)
      addCalls(givenTo: call, initializers, ofType: id)
    }
  }

  private mutating func addCalls(returnedBy fact: ReturnFact) {
    let function = program.functions[fact.function]
    // In damaged text a getter may have no property.
    let isOfProperty = function.kind == .getter && function.variable >= 0
    let written = isOfProperty ? program.variables[function.variable].type : function.result
    guard written >= 0 else { return }
    let owner = table.ownerID(of: fact.function)
    let file = program.fileOfFunction[fact.function]
    addCalls(in: fact.value) { [inference] in inference.type(written: written, owner: owner, file: file) }
    // `return (store: store, manager: .init())`
    let list = program.values[fact.value]
    guard list.kind == .array, list.flags & ValueFact.bracketed == 0 else { return }
    let text = program.name(written)
    let elements = TypeName.tupleElements(table.aliasTarget(TypeName.lastPart(text)) ?? text)
    for (operand, element) in zip(operands(of: list), elements) {
      addCalls(in: operand) { [inference] in inference.type(written: String(element.type), owner: owner, file: file) }
    }
  }

  private mutating func addCalls(givenTo call: CallID) {
    guard !isImplicit(call) else { return }
    let callee = program.values[program.calls[call].callee]
    // `tokens.append(.init(…))`
    if callee.kind == .member, Catalog.containerMutators.contains(program.name(callee.name)),
      case .collection(let element) = inference.type(of: callee.base)
    {
      for index in program.argumentRange(call) { addCalls(in: program.arguments[index].value) { element } }
      return
    }
    var type: NominalID?
    if case .nominal(let id) = inference.type(of: program.calls[call].value) { type = id }
    addCalls(givenTo: call, inference.candidates(for: call), ofType: type)
  }

  /// - Parameter type: the type of what the call makes, if it is seen. Its own initializer takes the values of its fields.
  private mutating func addCalls(givenTo call: CallID, _ candidates: [FunctionID], ofType type: NominalID?) {
    for (position, index) in program.argumentRange(call).enumerated() {
      let argument = program.arguments[index]
      var variables = candidates.compactMap { inference.parameter(of: $0, at: position, of: call) }
      if candidates.isEmpty, let type, argument.label >= 0 { variables += table.fields(argument.label, in: type) }
      guard let first = variables.first else { continue }
      addCalls(in: argument.value) { [inference] in
        let type = inference.type(ofVariable: first)
        // Overloads may take values of different types.
        return variables.dropFirst().allSatisfy { inference.type(ofVariable: $0) == type } ? type : .unknown
      }
    }
  }
}

extension TypeInference {
  /// The types that calls of `.init(…)` make values of.
  var typesMadeImplicitly: [CallID: NominalID] {
    if let known = typesOfImplicitInitializers { return known }
    typesOfImplicitInitializers = [:]
    let found = ImplicitInitializers(self).types
    typesOfImplicitInitializers = found
    return found
  }
}
