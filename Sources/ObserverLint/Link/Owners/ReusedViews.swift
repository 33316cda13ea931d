/// Views that a list hands out, which may have been in use before: `list.dequeueReusableCell(withIdentifier: "row")`.
final class ReusedViews {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var newObjects: NewObjects { NewObjects(linked: linked) }
  private let answers = CircularAnswers<CallID, Bool>(negative: false)

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true for a call that hands out such a view, and for a call of a function of the program that returns such a view,
  /// or the view that the call gives to the function.
  func areHandedOut(by call: CallID) -> Bool {
    answers.answer(to: call) { find(call) }
  }

  /// Returns true for the result of such a call.
  func contain(_ object: ValueID) -> Bool {
    guard object >= 0 else { return false }
    let fact = program.values[StoredOrder(linked).readPlace(of: object)]
    switch fact.kind {
    case .cast: return contain(fact.base)
    case .call: return areHandedOut(by: fact.call)
    case .alternatives:
      let handedOut = program.operands(of: fact).filter { !newObjects.contain($0) }
      return !handedOut.isEmpty && handedOut.allSatisfy(contain)
    default: return false
    }
  }

  private func find(_ call: CallID) -> Bool {
    if Catalog.reusingFunctions.contains(program.callName(call).name) { return true }
    let functions = linked.inference.candidates(for: call)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let results = linked.flow.results(of: function).filter { program.values[$0].kind != .nil }
        // `guard let row = list.dequeueReusableCell(…) as? Row else { return Row() }`: the new view may come back as well.
        let handedOut = results.filter { !newObjects.contain($0) }
        return !handedOut.isEmpty && handedOut.allSatisfy { contain($0) || isGiven($0, to: function, by: call) }
      }
  }

  /// `func styled(_ row: Row) -> Row { row }`, called with such a view.
  private func isGiven(_ result: ValueID, to function: FunctionID, by call: CallID) -> Bool {
    let fact = program.values[StoredOrder(linked).readPlace(of: result)]
    if fact.kind == .cast { return isGiven(fact.base, to: function, by: call) }
    guard fact.kind == .variable, program.variables[fact.variable].function == function else { return false }
    return linked.inference.argument(of: call, for: fact.variable, of: function).map(contain) ?? false
  }
}
