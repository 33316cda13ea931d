/// Who drops a token that a function of the program returns, where nobody keeps it.
final class DroppingCallers {
  private let linked: LinkedProgram
  private var program: Program { linked.program }
  private lazy var callers: [FunctionID: [CallID]] = {
    var result: [FunctionID: [CallID]] = [:]
    for (call, targets) in linked.flow.callTargets {
      for target in targets { result[target, default: []].append(call) }
    }
    return result.mapValues { $0.sorted() }
  }()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The calls whose result is the site's token and goes nowhere, in the order of the program; none where the token goes
  /// nowhere from the site itself.
  func calls(of site: TokenSite) -> [CallID] {
    guard site.fate == .dropped, site.registration == site.call, site.lostAt == nil else { return [] }
    var result: Set<CallID> = []
    var seen: Set<FunctionID> = []
    var open = [site.call]
    while let call = open.popLast() {
      guard let returning = linked.fate.returningFunction(of: program.calls[Int(call)].value),
        isAround(returning, program.calls[Int(call)].function)
      else {
        if call != site.call, linked.lifetime.processLong(program.calls[Int(call)].function) == nil {
          result.insert(call)
        }
        continue
      }
      if seen.insert(returning).inserted { open += callers[returning] ?? [] }
    }
    return result.sorted()
  }

  private func isAround(_ outer: FunctionID, _ function: FunctionID) -> Bool {
    var current = function
    while current >= 0 {
      if current == outer { return true }
      current = program.functions[Int(current)].parent
    }
    return false
  }
}
