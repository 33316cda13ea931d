/// What one body does with each of its values.
struct ValueUses {
  enum Use {
    /// Stored into what another value denotes.
    case stored(into: ValueID)
    case argument(CallID, position: Int)
    /// A member of it is read, or called: `value.member`, `value.member()`.
    case member(ValueID)
    /// A part of a collection, an alternative, a cast or an element of it.
    case part(of: ValueID)
    case returned(ReturnFact)
  }

  private var uses: [ValueID: [Use]] = [:]
  /// What is stored into what a value denotes.
  private(set) var stores: [ValueID: [ValueID]] = [:]
  /// Where each variable is read.
  private(set) var reads: [VariableID: [ValueID]] = [:]
  /// The call that a value is the callee of.
  private var callees: [ValueID: CallID] = [:]

  init(of body: FunctionID, in flow: ValueFlow) {
    let program = flow.program
    for index in flow.bodies.flows[body] {
      let fact = program.flows[Int(index)]
      uses[fact.from, default: []].append(.stored(into: fact.to))
      stores[fact.to, default: []].append(fact.from)
    }
    for value in flow.bodies.values[body] {
      let fact = program.values[Int(value)]
      switch fact.kind {
      case .variable where stores[value] == nil: reads[fact.a, default: []].append(value)
      case .member: uses[fact.a, default: []].append(.member(value))
      case .cast, .index: uses[fact.a, default: []].append(.part(of: value))
      case .array, .alternatives:
        for operand in Int(fact.a)..<Int(fact.a + fact.b) {
          uses[program.operands[operand], default: []].append(.part(of: value))
        }
      default: break
      }
    }
    for call in flow.bodies.calls[body] {
      callees[program.calls[Int(call)].callee] = call
      for (position, index) in program.argumentRange(call).enumerated() {
        uses[program.arguments[index].value, default: []].append(.argument(call, position: position))
      }
    }
    for index in flow.bodies.returns[body] {
      let fact = program.returns[Int(index)]
      uses[fact.value, default: []].append(.returned(fact))
    }
  }

  subscript(_ value: ValueID) -> [Use] { uses[value] ?? [] }

  /// The call whose callee a value is: `value.member` in `value.member()`.
  func call(of callee: ValueID) -> CallID? { callees[callee] }
}
