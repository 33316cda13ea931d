extension FixPlanner {
  /// How the center of a registration is spelled where its owner ends.
  func lastingCenter(_ center: ValueID?, owner: OwningClass) throws(Unfixable) -> String {
    guard let center else { throw Unfixable("the center is self, whoever that is") }
    let sources = linked.identity.sources(of: center)
    if sources.count == 1, let source = sources.first {
      switch source {
      case .standard: return "NotificationCenter.default"
      case .workspace: return "NSWorkspace.shared.notificationCenter"
      case .distributed: return "DistributedNotificationCenter.default()"
      case .made, .injected: break
      }
    }
    // A constant of the owner that is, or was set from, the same center.
    let program = linked.program
    let origins = Set(linked.flow.incoming.nearest(from: center, limit: 50))
    for fields in owner.nominal.fields.values {
      for field in fields {
        let fact = program.variables[Int(field)]
        guard fact.isLet, !fact.isStatic, linked.inference.isCenter(linked.inference.type(ofVariable: field)) else {
          continue
        }
        let node = linked.flow.node(ofVariable: field)
        let reaching = Set(linked.flow.incoming.nearest(from: node, limit: 50)).filter {
          $0 >= linked.flow.firstVariable && $0 < linked.flow.firstResult
        }
        if origins.contains(node) || !origins.isDisjoint(with: reaching) { return program.name(fact.name) }
      }
    }
    throw Unfixable("the center is not kept where its owner ends; keep it in a constant of \(owner.nominal.path)")
  }
}
