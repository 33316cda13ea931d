/// Fixes of selector-based registrations.
extension FixPlanner {
  func fixSelectorObserver(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (call, node, text) = try call(range)
    let program = linked.program
    guard let site = lookups.sites.observerSites[call],
      let observer = site.registration.observer
    else { throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support") }
    guard program.values[Int(observer)].kind == .selfReference else {
      throw Unfixable(
        .otherObserver, "the observer is not the object that registers it; remove it where that object ends")
    }
    if case .member = text.kind(text.node(node).child) {
    } else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    // Tokens are kept in a property; a removal needs none.
    let owner = try lookups.owners.owner(of: program.calls[Int(call)].function, storing: false)
    if usesDescriptors(text),
      let fix = attempt({ () throws(Unfixable) in
        let owner = try lookups.owners.owner(owner.nominal)
        return try observeSelectorByDescriptor(call, node, text, site, owner)
      })
    {
      return fix
    }
    let center = try lastingCenter(site.registration.center, owner: owner)
    // Beside removals by name, one of everything would leave those without a meaning.
    let byName =
      owner.removesByNameAtEnd
      ? try? removalByName(site.registration, receiver: "\(center).", of: "self", to: owner.text) : nil
    return Fix(
      action: "remove the observer in deinit",
      edits: try owner.atEnd([byName ?? "\(center).removeObserver(self)"], of: call, self))
  }
}
