/// An observation that ends when its token is released, and whose token nobody takes.
struct DroppedObservation: Rule {
  static let id = "dropped_observation"
  static let subjects: Subjects = .observations

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.droppedObservations.filter { $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: DroppedSite, _ linked: LinkedProgram) -> Finding {
    var finding = Finding(
      rule: Self.id, severity: .warning, range: linked.program.range(ofCall: site.call),
      message: "nobody keeps what this call returns, and releasing it ends the observation: it is over at once",
      help: "keep it for as long as you want to observe, in a property or a set: `.store(in: &cancellables)`, "
        + "`observation = …`")
    if let registration = site.registration {
      finding.related.append(
        RelatedPlace(
          range: linked.program.range(ofCall: registration),
          message: "the observer is registered here, and removed in the deinit of what the call returns"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> String? {
    guard let site = linked.droppedObservations.first(where: { $0.call == call }) else { return nil }
    return site.silence.map { "silent: \($0)" } ?? "fires: nothing holds the result any more"
  }
}
