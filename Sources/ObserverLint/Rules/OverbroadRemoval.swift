/// A removal of everything, where the object lives on.
struct OverbroadRemoval: Rule {
  static let id = "overbroad_removal"

  func findings(in linked: LinkedProgram) -> [Finding] {
    let removesNothing = removesNothing(in: linked)
    return linked.overbroadRemovals.filter { !removesNothing.contains($0.call) }.map { say($0, linked) }
  }

  /// Removals of which `ineffective_removal` speaks.
  private func removesNothing(in linked: LinkedProgram) -> Set<CallID> {
    Set(
      linked.removalSites.compactMap { site in
        if case .ineffective = site.verdict { site.call } else { nil }
      })
  }

  private func say(_ removal: RemovalOfEverything, _ linked: LinkedProgram) -> Finding {
    let types = removal.victims.compactMap { call in
      linked.table.owner(of: linked.program.calls[call].function)?.lastName
    }
    var finding = Finding(
      rule: Self.id, severity: types.isEmpty ? .note : .warning, range: linked.program.range(ofCall: removal.call),
      message: types.first.map {
        "this removes every registration of `self`, including those of `\($0)`: `self` lives on"
      }
        ?? "this removes every registration of `self`, including those of superclasses: `self` "
        + (removal.isEnd ? "leaves for good" : "lives on"),
      help: "remove each registration of this type by its name: removeObserver(self, name: …, object: …)",
      site: .removalOfEverything(removal))
    finding.related += removal.victims.prefix(3).map { linked.program.place(ofCall: $0, "this registration ends too") }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    if let found = linked.overbroadRemovals.first(where: { $0.call == call }) {
      if removesNothing(in: linked).contains(call) {
        return .silent(Silence(.removesNothing))
      }
      return .reports(
        "it names nothing, outside of deinit; "
          + (found.isEnd
            ? "its controller leaves for good"
            : found.victims.isEmpty ? "no other registration is known to end" : "registrations of others end, too"))
    }
    guard let removal = linked.flow.allRemovals.first(where: { $0.call == call }) else { return nil }
    return OverbroadRemovals(linked).silence(of: removal).map { .silent($0) }
  }
}
