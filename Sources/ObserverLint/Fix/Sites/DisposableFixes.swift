/// Fixes of observations by a library whose disposables are dropped.
extension FixPlanner {
  /// Nil where the call is none of those.
  func fixLostDisposable(_ call: CallID, _ node: NodeID, _ text: SourceText) throws(Unfixable) -> Fix? {
    guard lookups.sites.lostObservations.contains(call) else { return nil }
    let statement = try droppedStatement(node, text)
    let owner = try lookups.owners.owner(of: linked.program.calls[Int(call)].function, storing: false)
    let bag = lookups.owners.fields(of: owner).bags.first { field in
      let fact = linked.program.variables[Int(field)]
      return owner.shows(fact, to: text)
    }
    guard let bag, statement.local == nil else {
      throw Unfixable(.noBag, "\(owner.nominal.path) has no bag that could dispose of it")
    }
    let weak = try weakSelfEdits(ofObservation: call, node, text)
    let name = linked.program.spelledName(of: linked.program.variables[Int(bag)])
    return Fix(
      action: "dispose of it with `\(name)`",
      edits: weak + [
        text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, ""),
        text.insertion(at: statement.call.upperBound, text.chained(".disposed(by: \(name))", onto: node)),
      ])
  }
}
