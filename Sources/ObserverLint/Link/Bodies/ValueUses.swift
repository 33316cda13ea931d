/// The uses of each value in a body.
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

  private let uses: Grouped<ValueFact, Use>
  /// The values that are stored into the variable that a value denotes.
  let stores: Grouped<ValueFact, ValueID>
  /// Where each variable is read.
  private(set) var reads: [VariableID: [ValueID]] = [:]
  /// Where each variable is stored into.
  private(set) var writes: [VariableID: [ValueID]] = [:]
  /// The call that a value is the callee of.
  private let callees: Grouped<ValueFact, CallID>

  init(of body: FunctionID, in flow: ValueFlow) {
    let program = flow.program
    var uses: [(number: ValueID, element: Use)] = []
    uses.reserveCapacity(flow.bodies.values[body].count)
    var stored: [(number: ValueID, element: ValueID)] = []
    for index in flow.bodies.flows[body] {
      let fact = program.flows[index]
      uses.append((fact.from, .stored(into: fact.to)))
      stored.append((fact.to, fact.from))
    }
    stores = Grouped(stored)
    for value in flow.bodies.values[body] {
      let fact = program.values[value]
      switch fact.kind {
      case .variable where stores[value] == nil: reads[fact.variable, default: []].append(value)
      case .variable: writes[fact.variable, default: []].append(value)
      case .member: uses.append((fact.base, .member(value)))
      case .cast, .index: uses.append((fact.base, .part(of: value)))
      case .array, .alternatives:
        for operand in program.operands(of: fact) {
          uses.append((operand, .part(of: value)))
        }
      default: break
      }
    }
    var callees: [(number: ValueID, element: CallID)] = []
    for call in flow.bodies.calls[body] {
      callees.append((program.calls[call].callee, call))
      for (position, index) in program.argumentRange(call).enumerated() {
        uses.append((program.arguments[index].value, .argument(call, position: position)))
      }
    }
    self.callees = Grouped(callees)
    for index in flow.bodies.returns[body] {
      let fact = program.returns[index]
      uses.append((fact.value, .returned(fact)))
    }
    self.uses = Grouped(uses)
  }

  subscript(_ value: ValueID) -> ArraySlice<Use> { uses[value] ?? [] }

  /// The call whose callee a value is: `value.member` in `value.member()`.
  func call(of callee: ValueID) -> CallID? { callees[callee]?.first }
}
