/// An observation that ends when its token is released, and whose token nobody takes.
struct DroppedObservation: Rule {
  static let id = "dropped_observation"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.droppedObservations.filter { $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: DroppedSite, _ linked: LinkedProgram) -> Finding {
    var finding = Finding(
      rule: Self.id, severity: .warning, range: linked.program.range(ofCall: site.call),
      message: "nothing keeps the result of this call: the observation ends at once",
      help: "keep the result in a property or a set while you observe: `.store(in: &cancellables)`, "
        + "`observation = …`", site: .droppedObservation(site))
    if let registration = site.registration {
      finding.related.append(
        linked.program.place(
          ofCall: registration, "this call registers the observer, and the deinit of the result removes it"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.droppedObservations.first(where: { $0.call == call }) else { return nil }
    return site.silence.map { .silent($0) } ?? .reports("nothing holds the result any more")
  }
}
