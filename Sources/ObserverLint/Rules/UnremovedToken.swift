/// A block-based registration whose token is kept, and that nothing in the program ever removes.
struct UnremovedToken: Rule {
  static let id = "unremoved_token"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.tokenSites.filter { $0.fate == .kept && $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: TokenSite, _ linked: LinkedProgram) -> Finding {
    let holder = site.storage.first.flatMap { linked.flow.variable(ofNode: $0) }
    let name =
      holder.map { "`\(linked.program.name(linked.program.variables[$0].name))`" } ?? "an associated object"
    let forgetful = site.forgottenBy.map { linked.table.nominals[$0].lastName }
    var finding = Finding(
      rule: Self.id, severity: site.severity, range: linked.program.range(ofCall: site.call),
      message: (site.lostAt != nil
        ? "the token in \(name) is overwritten before it is removed: "
        : site.removedAtOneEnd != nil
          ? "only one end of its owner removes the token in \(name): "
          : forgetful.map { "`\($0)` never removes the token in \(name): " } ?? "nothing removes the token in \(name): ")
        + (site.excuse ?? "releasing it does not end the observation"),
      help:
        "pass the token to removeObserver(_:) when its owner is done, at the latest in `deinit`; or use a descriptor of NotificationDescriptors, "
        + "whose token ends the observation when it is released: `token = center.observe(descriptor) { payload in … }`",
      site: .keptToken(site))
    if let holder, let range = linked.range(ofVariable: holder) {
      finding.related.append(RelatedPlace(range: range, message: "this property keeps the token"))
    }
    if let place = site.lostAt {
      finding.related.append(RelatedPlace(range: place, message: "the token is overwritten here"))
    }
    if let place = site.removedAtOneEnd {
      finding.related.append(RelatedPlace(range: place, message: "this removal runs at one end of the owner"))
    }
    let reached = linked.reach.nodes(ofToken: site.registration)
    finding.related += linked.flow.idleRemovals.filter { reached.contains($0.argument.node) }.prefix(3).map {
      linked.program.place(
        ofValue: $0.argument,
        linked.endingSelves.give($0.argument)
          ? "`deinit` cannot form a weak self: this removal never runs"
          : "no code calls the private method around this removal")
    }
    finding.related += linked.relatedMaker(of: site)
    if site.registration != site.call {
      finding.related.append(
        linked.program.place(ofCall: site.registration, "this call registers the observer and returns its token"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.tokenSites.first(where: { $0.call == call }) else { return nil }
    if let silence = site.silence { return .silent(silence) }
    guard site.fate == .kept else { return .silent(Silence(.tokenNotKept)) }
    return .reports("the token is kept and reaches no removal" + (site.excuse.map { "; \($0)" } ?? ""))
  }
}
