/// The block holds its owner weakly, and does nothing once that is gone.
struct RetainCycleFix: RuleFix {
  let site: CycleSite
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: site.call) }

  func message() throws(Unfixable) -> String? { try context.message(of: site.call) }

  func plan() throws(Unfixable) -> FixPlan {
    if site.copy != nil { throw Unfixable(.copiedOwner, "self is a structure, and nothing holds its copy weakly") }
    if let object = site.object {
      let object = WeakObject(site: site, object: object, context: context)
      // A list keeps its cells. The observation may be all that keeps another object.
      let isCell = site.owner.map { linked.table.conforms($0, toExternal: Catalog.listViews) } ?? false
      let concerns = isCell ? [] : [Concern(.ownerMayEnd, "`\(object.name)`")]
      return try plan(object.edits(), holding: "`\(object.name)`", concerns)
    }
    let (node, text) = try context.code(of: site.call)
    return try plan(context.weakSelfEdits(ofObservation: site.call, node, text), holding: "self")
  }

  private func plan(
    _ edits: [Edit], holding object: String, _ concerns: [Concern] = []
  ) throws(Unfixable) -> FixPlan {
    if edits.isEmpty {
      throw Unfixable(.codeOutsideClosure, "the code that holds \(object) is not written in the closure")
    }
    return FixPlan(Fix(action: "hold \(object) weakly in the block", concerns: concerns, edits: edits))
  }
}
