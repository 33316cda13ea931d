/// Removes the observer of a registration by selector.
struct SelectorFix: RuleFix {
  let call: CallID
  let context: FixContext

  func message() throws(Unfixable) -> String? { try context.message(of: call) }

  /// If a lifecycle registers again and again, the fix is a removal in between. If a removal misses the registration,
  /// the fix corrects that removal.
  func plan() throws(Unfixable) -> FixPlan {
    let between = sites.repetitions[call].flatMap {
      try? RepetitionFix(repetition: $0, context: context).plan().first()
    }
    let better = [between, sites.observerSites[call].flatMap { correctedRemoval(of: $0) }].compactMap(\.self)
    var plan = FixPlan()
    do throws(Unfixable) { plan = try removal() } catch { plan.obstacle = error }
    if !better.isEmpty { plan.obstacle = nil }
    plan.fixes = better + plan.fixes
    return plan
  }

  private func removal() throws(Unfixable) -> FixPlan {
    let (node, text) = try context.code(of: call)
    guard let site = sites.observerSites[call], let observer = site.registration.observer
    else { throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support") }
    guard program.values[observer].kind == .selfReference else {
      throw Unfixable(
        .otherObserver, "the observer is not the object that registers it; remove it where that object ends")
    }
    guard text.kind(text.node(node).child) == .member else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    // Tokens are kept in a property; a removal needs none.
    let owner = try owners.owner(of: program.function(ofCall: call), storing: false)
    let remove = { () throws(Unfixable) -> Fix in
      if let fix = removal(above: owner, of: site.registration) { return fix }
      return try removal(of: site.registration, atEndOf: owner)
    }
    guard context.usesDescriptors(text) else { return FixPlan(try remove()) }
    return FixPlan(
      { () throws(Unfixable) in
        try context.observeSelectorByDescriptor(call, node, text, site, try owners.owner(owner.nominal))
      }, else: remove)
  }

  private func removal(of registration: Registration, atEndOf owner: OwningClass) throws(Unfixable) -> Fix {
    let center = try context.lastingCenter(registration.center, owner: owner)
    // Beside removals by name, one of everything would leave those without a meaning.
    let byName =
      owner.removesByNameAtEnd
      ? try? context.removalByName(registration, receiver: "\(center).", of: "self", to: owner.text) : nil
    return Fix(
      action: "remove the observer in deinit",
      edits: try owner.atEnd([byName ?? "\(center).removeObserver(self)"], of: call))
  }

  /// The removal of everything at the end of a superclass, whose own finding asks for it.
  private func removal(above owner: OwningClass, of registration: Registration) -> Fix? {
    let above = linked.table.ancestors(owner.nominal.id).filter { uncovered(in: $0, beside: registration) != nil }
    guard let outermost = above.first(where: { id in !above.contains { linked.table.tree.isAbove($0, id) } }),
      let first = uncovered(in: outermost, beside: registration), let text = try? context.code(of: first.call).text,
      !context.usesDescriptors(text),
      let end = try? owners.owner(linked.table.nominals[outermost], storing: false), !end.removesByNameAtEnd
    else { return nil }
    var fix = try? removal(of: first, atEndOf: end)
    fix?.action += " of \(end.nominal.path)"
    return fix
  }

  /// The first registration of `self` in a class that nothing ends, on the center of another one.
  private func uncovered(in type: NominalID, beside other: Registration) -> Registration? {
    (sites.selectorsByOutermostOwner[type] ?? []).first { registration in
      guard let site = sites.observerSites[registration.call], !site.isCovered, site.silence == nil,
        let observer = registration.observer, program.values[observer].kind == .selfReference
      else { return false }
      return linked.identity.centers(
        registration.center, in: program.function(ofCall: registration.call), other.center,
        in: program.function(ofCall: other.call)) == .same
    }
  }

  /// A removal that was meant for a selector-based registration, and misses it.
  private func correctedRemoval(of site: ObserverSite) -> Fix? {
    for call in sites.removalsToCorrect(for: site) {
      guard let removal = sites.removalSites[call],
        let statement = try? RemovalStatement(removal, context)
      else { continue }
      switch statement.reason {
      case .nameNeverRegistered: if let fix = statement.removeRegisteredName() { return fix }
      case .otherCenter, .otherObject:
        if removal.related == [program.range(ofCall: site.registration.call)] { return try? statement.plan().first() }
      default: continue
      }
    }
    return nil
  }
}
