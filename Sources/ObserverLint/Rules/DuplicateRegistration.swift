/// One registration made twice.
struct DuplicateRegistration: Rule {
  static let id = "duplicate_registration"

  func findings(in linked: LinkedProgram) -> [Finding] { linked.duplicates.map { say($0, linked) } }

  private func say(_ duplicate: RegisteredTwice, _ linked: LinkedProgram) -> Finding {
    let isIdle = linked.hasIdleHandler(duplicate.call)
    var finding = Finding(
      rule: Self.id, severity: isIdle ? .note : .warning, range: linked.program.range(ofCall: duplicate.call),
      message: "this observer is registered twice, with the same name and object: "
        + (isIdle ? "its handler does nothing" : "each notification calls it twice"),
      help: "register once, or remove the first registration before the second",
      site: .decision("which registration is right"))
    if duplicate.first != duplicate.call {
      finding.related.append(linked.program.place(ofCall: duplicate.first, "the first registration"))
    }
    finding.related += duplicate.places.map { linked.program.place(ofCall: $0, "this call registers the observer") }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    if linked.duplicates.contains(where: { $0.call == call }) { return .reports("one path registers the same twice") }
    return linked.registrations.contains { $0.call == call && $0.kind == .selector }
      ? .silent(Silence(.noDuplicate)) : nil
  }
}
