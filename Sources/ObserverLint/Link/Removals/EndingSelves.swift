/// `deinit { Task { [weak self] in … } }`: weak references to an object that are formed while the object ends. Such a
/// reference is nil, so a removal that takes the token from the object never runs.
struct EndingSelves {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  /// The closures of a `deinit` that list `self` as weak.
  private let closures: Set<FunctionID>

  init(_ flow: ValueFlow) {
    self.flow = flow
    let program = flow.program
    closures = Set(
      program.captures.lazy.filter { capture in
        capture.strength == .weak && program.values[capture.value].kind == .selfReference
          && program.functions[program.outermostFunction(capture.closure)].kind == .deinitializer
      }.map(\.closure))
  }

  /// Returns true if only such a reference gives a value: `self?.token`, or a local or an element that comes from it.
  func give(_ value: ValueID, depth: Int = 0) -> Bool {
    guard !closures.isEmpty, depth < 8 else { return false }
    let fact = program.values[value]
    switch fact.kind {
    case .selfReference: return fact.variable >= 0 && give(variable: fact.variable, depth)
    case .variable: return give(variable: fact.variable, depth)
    case .member, .index, .cast: return give(fact.base, depth: depth + 1)
    // The closure has unwrapped its reference, and leaves out `self`.
    case .name: return isInside(fact.function) && isOwnField(fact)
    default: return false
    }
  }

  private func give(variable: VariableID, _ depth: Int) -> Bool {
    let fact = program.variables[variable]
    switch fact.kind {
    case .local where fact.initial >= 0:
      if program.values[fact.initial].kind == .selfReference, closures.contains(fact.function) { return true }
      return fact.isLet && give(fact.initial, depth: depth + 1)
    // `self?.tokens.forEach { center.removeObserver($0) }`
    case .parameter:
      let receiver = flow.inference.closureSites[fact.function].flatMap { program.receiver($0.call) }
      return receiver.map { give($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func isInside(_ function: FunctionID) -> Bool {
    var current = function
    while current >= 0, !closures.contains(current) { current = program.functions[current].parent }
    return current >= 0
  }

  private func isOwnField(_ name: ValueFact) -> Bool {
    let found = flow.variables(named: name.name, from: name.function)
    let fields = found.filter { program.variables[$0].kind == .field && !program.variables[$0].isStatic }
    return !found.isEmpty && fields.count == found.count
  }
}
