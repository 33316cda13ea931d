/// Who drops a token that a function of the program returns, where nobody keeps it.
struct DroppingCallers {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The calls whose result is the site's token and goes nowhere, in the order of their files; none where the token goes
  /// nowhere from the site itself.
  func calls(of site: TokenSite) -> [CallID] {
    guard site.fate == .dropped, site.registration == site.call, site.lostAt == nil else { return [] }
    var result: Set<CallID> = []
    var seen: Set<FunctionID> = []
    var open = [site.call]
    while let call = open.popLast() {
      guard let returning = linked.fate.returningFunction(of: program.calls[call].value.node),
        linked.captures.isInside(program.calls[call].function, returning)
      else {
        if call != site.call, linked.lifetime.processLong(program.calls[call].function) == nil {
          result.insert(call)
        }
        continue
      }
      if seen.insert(returning).inserted { open += linked.runs.callers(of: returning) }
    }
    return result.sorted()
  }
}
