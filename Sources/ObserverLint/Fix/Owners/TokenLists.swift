/// Lists of tokens that a class removes at its end.
extension FixContext {
  /// The name of a list of tokens that the owner removes at its end, and the edits that make it, where it has none.
  func tokenList(
    of owner: OwningClass, center: String, usedBy call: CallID, in text: SourceText, _ edits: inout [Edit]
  ) throws(Unfixable) -> String {
    let lists = owners.fields(of: owner).variables(written: ["[any NSObjectProtocol]", "[NSObjectProtocol]"])
    for field in lists {
      let fact = program.variables[field]
      guard owner.shows(fact, to: text),
        let at = owners.centerAtEnd(ofTokensIn: field), try lastingCenter(at, owner: owner) == center
      else { continue }
      return program.spelledName(of: fact)
    }
    // One pass may make several fixes: each center has a list of its own.
    let centers = lookups.centersOfLists[owner.nominal.id] ?? [:]
    let names = ["observerTokens", "notificationTokens", "observerTokenList"].filter {
      centers[$0, default: center] == center
    }
    let name = try owner.freshName(names)
    lookups.centersOfLists[owner.nominal.id, default: [:]][name] = center
    edits.append(
      owner.addProperty(
        "\(owner.access(from: text))\(owner.isolation)var \(name): [\(existential)NSObjectProtocol] = []"))
    edits += try owner.atEnd(
      ["for token in \(name) {", "\(owner.text.indentUnit)\(center).removeObserver(token)", "}"], of: call)
    return name
  }
}

extension LinkedProgram {
  /// The center that a property's tokens are removed from, where that happens when its owner ends and not before.
  func centerAtEnd(ofTokensIn variable: VariableID, _ sites: SiteLookups) -> ValueID? {
    let reached = Set(flow.outgoing.nearest(from: flow.node(ofVariable: variable), limit: 200))
    let removals = reached.flatMap { sites.removalsByArgument[$0.value] ?? [] }
    guard removals.count == 1, let center = removals[0].center else { return nil }
    let function = program.outermostFunction(program.values[removals[0].argument].function)
    return function >= 0 && program.functions[function].kind == .deinitializer ? center : nil
  }
}
