/// The code that holds an observer that leaked in a run: the property that keeps its token, the objects that its block
/// holds, and the removals that take its token.
struct ObserverChain {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// Returns the places for the registrations and observations with a name at one of `ranges`.
  func places(at ranges: [SourceRange]) -> [RelatedPlace] {
    var result: [RelatedPlace] = []
    for registration in linked.registrations
    where registration.kind == .block && ranges.contains(program.range(ofCall: registration.call)) {
      result += keepers(of: program.calls[registration.call].value)
      if let block = program.argument(registration.call, labelled: "using")
        ?? program.argumentRange(registration.call).last.map({ program.arguments[$0].value })
      {
        result += captures(of: block)
      }
      result += removals(of: registration)
    }
    for observation in linked.observations where ranges.contains(program.range(ofCall: observation.call)) {
      result += keepers(of: program.calls[observation.call].value)
      for block in observation.blocks { result += captures(of: block) }
    }
    return result
  }

  private func keepers(of token: ValueID) -> [RelatedPlace] {
    let flow = linked.flow
    for node in flow.outgoing.nearest(from: token.node, limit: 200) {
      guard node >= flow.firstVariable, node < flow.firstResult else { continue }
      let variable = flow.variable(at: node)
      let fact = program.variables[variable]
      guard fact.kind == .field || fact.kind == .global, let range = linked.range(ofVariable: variable) else {
        continue
      }
      return [RelatedPlace(range: range, message: "its token is kept in `\(program.name(fact.name))`")]
    }
    return []
  }

  private func captures(of block: ValueID) -> [RelatedPlace] {
    var result: [RelatedPlace] = []
    if let hold = linked.captures.holdOfSelf(by: block) {
      result.append(RelatedPlace(range: program.range(ofValue: hold.value), message: "its block holds `self`"))
    }
    for variable in linked.captures.locals(heldBy: block).sorted() {
      guard let range = linked.range(ofVariable: variable) else { continue }
      let name = program.name(program.variables[variable].name)
      if name != "self" { result.append(RelatedPlace(range: range, message: "its block holds `\(name)`")) }
    }
    return result
  }

  private func removals(of registration: Registration) -> [RelatedPlace] {
    let token = program.calls[registration.call].value
    return linked.cycles.removals(of: token.node, registration).prefix(3).map { removal in
      RelatedPlace(
        range: program.range(ofValue: removal.argument),
        message: "this removal takes its token, and did not run, or had another one")
    }
  }
}
