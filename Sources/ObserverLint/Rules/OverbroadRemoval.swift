/// A removal of everything, where the object lives on.
struct OverbroadRemoval: Rule {
  static let id = "overbroad_removal"
  static let subjects: Subjects = .removals

  func findings(in linked: LinkedProgram) -> [Finding] {
    let removesNothing = Set(
      linked.removalSites.compactMap { site in
        if case .ineffective = site.verdict { site.call } else { nil }
      })
    return linked.overbroadRemovals.map { say($0, hasNothing: removesNothing.contains($0.call), linked) }
  }

  /// - Parameter hasNothing: it has nothing to remove, as `ineffective_removal` says of the same call.
  private func say(_ removal: RemovalOfEverything, hasNothing: Bool, _ linked: LinkedProgram) -> Finding {
    var finding = Finding(
      rule: Self.id, severity: removal.isHarmless ? .note : .warning, range: linked.program.range(ofCall: removal.call),
      message: hasNothing
        ? "once anything of the object is registered by selector, also by superclasses, subclasses and extensions, this "
          + "removes it, and the object lives on"
        : "this removes every registration of the object, also those that superclasses, subclasses and extensions "
          + "made, and the object lives on",
      help: hasNothing
        ? "drop the call, as there is nothing that it could end today"
        : "remove by name what this type registered: removeObserver(self, name: …, object: …)")
    for call in removal.others.prefix(3) {
      finding.related.append(
        RelatedPlace(range: linked.program.range(ofCall: call), message: "this registration ends, too"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> String? {
    if linked.overbroadRemovals.contains(where: { $0.call == call }) {
      return "fires: it names nothing, outside of deinit"
    }
    guard linked.flow.removalArguments.contains(where: { $0.call == call }) else { return nil }
    return "silent: it names what it removes, runs in deinit, or removes another object"
  }
}
