/// A block that a center keeps, and the call in the type that gives the block.
struct RegisteredBlock {
  let registration: Registration
  /// The registration, or a call of a function of the program that registers the block of its caller.
  let call: CallID
}

/// The blocks that types register, also through functions that the program adds: `center.when(name) { … }`.
struct RegisteredBlocks {
  private(set) var all: [RegisteredBlock] = []
  /// Places in that list by the type that registers.
  private(set) var ofType: [NominalID: [Int]] = [:]
  /// The functions that register the blocks of their callers, and return or drop the tokens.
  private(set) var functions: [FunctionID: Registration] = [:]
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) {
    self.linked = linked
    for registration in linked.registrations where registration.kind == .block {
      add(RegisteredBlock(registration: registration, call: registration.call))
      if givesBlockOfCaller(registration.call), losesToken(registration) {
        functions[program.outermostFunction(program.calls[registration.call].function)] = registration
      }
    }
    addCalls()
  }

  private mutating func add(_ block: RegisteredBlock) {
    if let owner = linked.table.owner(of: program.calls[block.call].function) {
      ofType[owner.id, default: []].append(all.count)
    }
    all.append(block)
  }

  /// A function that keeps or removes the token itself leaves nothing to its caller.
  private func losesToken(_ registration: Registration) -> Bool {
    let call = program.calls[registration.call]
    return linked.fate.returningFunction(of: call.value.node) != nil
      || linked.fate.fate(of: call.value.node, center: registration.center, function: call.function) == .dropped
  }

  /// Adds the calls of such functions, also of those that hand on what they are given.
  private mutating func addCalls() {
    var open = functions.keys.sorted()
    var calls: Set<CallID> = []
    while let function = open.popLast() {
      for call in linked.runs.callers(of: function) where calls.insert(call).inserted {
        let outer = program.outermostFunction(program.calls[call].function)
        guard functions[outer] == nil, givesBlockOfCaller(call) else { continue }
        functions[outer] = functions[function]
        open.append(outer)
      }
    }
    for call in calls.sorted() {
      let candidates = linked.inference.candidates(for: call)
      // A function of the same name may be meant that registers nothing.
      guard candidates.allSatisfy({ functions[$0] != nil }), let first = candidates.first,
        let registration = functions[first]
      else { continue }
      add(RegisteredBlock(registration: registration, call: call))
    }
  }

  /// Returns true if a call gives a closure that the function around the call gets as an argument, or a closure that names it.
  private func givesBlockOfCaller(_ call: CallID) -> Bool {
    let outer = program.outermostFunction(program.calls[call].function)
    guard outer >= 0, program.functions[outer].kind == .function else { return false }
    let blocks = Set(
      program.parameters(of: outer).map(\.variable).filter { isClosure(linked.inference.type(ofVariable: $0)) })
    if blocks.isEmpty { return false }
    return program.argumentRange(call).contains { index in
      let value = program.arguments[index].value
      let fact = program.values[value]
      switch fact.kind {
      case .variable: return blocks.contains(fact.variable)
      case .closure:
        return linked.flow.bodies.values[linked.flow.bodies.body(of: outer)].contains { value in
          let named = program.values[value]
          return named.kind == .variable && blocks.contains(named.variable)
            && linked.captures.isInside(named.function, fact.closure)
        }
      default: return false
      }
    }
  }

  private func isClosure(_ type: InferredType) -> Bool { if case .function = type { true } else { false } }
}
