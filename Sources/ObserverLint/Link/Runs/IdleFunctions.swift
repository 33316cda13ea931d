/// Methods and functions that nothing runs: no code names them, and no framework, other module or user may call them.
final class IdleFunctions {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private let answers = CircularAnswers<FunctionID, Bool>(negative: false)
  /// Functions that a further file may name, so that the answers would be others.
  private(set) var reliedOn: Set<FunctionID> = []

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if the method around a piece of code never runs.
  func contains(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    // Methods that call each other in a circle are taken to run.
    return answers.answer(to: outermost) {
      let answer = mayOnlyBeCalledByName(outermost) && isUnnamed(outermost)
      if answer, !program.functions[Int(outermost)].isPrivate { reliedOn.insert(outermost) }
      return answer
    }
  }

  /// Returns true if a piece of code stands in a private method that never runs. Other methods may be there for code that
  /// is not written yet.
  func containsPrivately(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    return outermost >= 0 && program.functions[Int(outermost)].isPrivate && contains(outermost)
  }

  private func mayOnlyBeCalledByName(_ function: FunctionID) -> Bool {
    let fact = program.functions[Int(function)]
    guard fact.kind == .function, !fact.isOverride, !fact.isPublic, !fact.isObjectiveC, !fact.isTest,
      fact.builder < 0, !linked.mentions.isSelector(fact.name)
    else { return false }
    guard let owner = table.owner(of: function) else { return true }
    guard !owner.isExternal, !table.isProtocol(owner.id) else { return false }
    if fact.isPrivate { return true }
    return ([owner.id] + table.descendants(owner.id)).allSatisfy { type in
      table.ancestors(type).allSatisfy { ancestor in
        let nominal = table.nominals[ancestor]
        if nominal.isExternal { return SystemTypes.isKnown(nominal.path) && !mayRequire(fact) }
        return ancestor == owner.id || nominal.functions[fact.name] == nil
      }
    }
  }

  /// Returns true if a protocol of a framework may require the method. Such protocols give the sender to their methods, but
  /// for those that end something.
  private func mayRequire(_ fact: FunctionFact) -> Bool {
    if Catalog.observationEnds.contains(program.name(fact.name)) { return true }
    guard fact.parameterCount > 0 else { return false }
    let sender = program.variables[Int(program.parameters[Int(fact.firstParameter)].variable)]
    guard sender.type >= 0 else { return true }
    switch linked.inference.type(ofVariable: program.parameters[Int(fact.firstParameter)].variable) {
    case .nominal(let id) where !table.nominals[id].isExternal: return false
    case .nominal, .unknown:
      let name = TypeName.withoutGenerics(String(TypeName.core(program.name(sender.type))))
      return !Self.valueTypes.contains(name) && !Catalog.plainTypes.contains(name)
    default: return false
    }
  }

  /// Values that send nothing.
  private static let valueTypes: Set = ["Bool", "Int", "String", "Date", "Data", "URL"]

  /// Returns true if no code that was read names the method around a piece of code, but for tests and for what never runs.
  func isUnnamed(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    let fact = program.functions[Int(outermost)]
    guard fact.kind == .function, !fact.isOverride,
      (table.functionsByName[fact.name] ?? []).count <= TypeInference.tooManyMethods
    else { return false }
    let uses = linked.mentions.uses(of: outermost)
    // A recursive call is no caller.
    let calls = uses.calls.filter { program.outermostFunction(program.calls[Int($0)].function) != outermost }
    return calls.allSatisfy { neverRuns(program.calls[Int($0)].function) }
      && uses.references.allSatisfy { neverRuns(program.values[Int($0)].function) }
  }

  private func neverRuns(_ function: FunctionID) -> Bool { linked.mentions.isTest(function) || contains(function) }
}
