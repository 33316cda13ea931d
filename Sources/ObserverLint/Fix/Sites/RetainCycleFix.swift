/// The block holds its owner weakly, and does nothing once that is gone.
struct RetainCycleFix: RuleFix {
  let site: CycleSite
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: site.call) }

  func message() throws(Unfixable) -> String? { try context.message(of: site.call) }

  func plan() throws(Unfixable) -> FixPlan {
    if site.copy != nil { throw Unfixable(.copiedOwner, "self is a structure, and nothing holds its copy weakly") }
    let (node, text) = try context.code(of: site.call)
    if site.object != nil { throw Unfixable(.keptByOtherObject, "the closure holds another object than self") }
    let edits = try context.weakSelfEdits(ofObservation: site.call, node, text)
    if edits.isEmpty { throw Unfixable(.codeOutsideClosure, "the code that holds self is not written in the closure") }
    return FixPlan(Fix(action: "hold self weakly in the block", edits: edits))
  }
}
