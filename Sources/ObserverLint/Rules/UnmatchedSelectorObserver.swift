/// A selector-based registration that no removal covers.
struct UnmatchedSelectorObserver: Rule {
  static let id = "unmatched_selector_observer"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.observerSites.filter { !$0.isCovered && $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: ObserverSite, _ linked: LinkedProgram) -> Finding {
    let range = linked.program.range(ofCall: site.registration.call)
    // Systems that old keep the address of the dead observer.
    let isUnsafe = linked.settings.deploymentTargets(range.file).hasUnsafeObservers
    var finding = Finding(
      rule: Self.id, severity: isUnsafe ? .error : .note, range: range,
      message: isUnsafe
        ? "no removal covers this observer: the oldest target sends the next notification to freed memory"
        : "no removal covers this observer: its entry stays in the center, and registering again delivers twice",
      help:
        "remove the observer by the same name and object when its owner is done; or use a descriptor of NotificationDescriptors, whose token ends "
        + "the observation when it is released: `token = center.observe(descriptor, handle)`",
      site: .selector(site.registration.call))
    let missed = Array(site.missed)
    for (index, call) in missed.prefix(3).enumerated() {
      let more = index == 2 && missed.count > 3 ? "; \(missed.count - 3) more miss it, too" : ""
      let difference = linked.removalIndex.difference(of: call, from: site.registration)
      finding.related.append(linked.program.place(ofCall: call, "this removal has \(difference)\(more)"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.observerSites.first(where: { $0.registration.call == call }) else { return nil }
    if let silence = site.silence { return .silent(silence) }
    if !site.isMissed { return .reports("nothing removes this observer") }
    let differences = Set(site.missed.map { linked.removalIndex.difference(of: $0, from: site.registration) })
    return .reports(
      "the removals of this observer have \(differences.sorted().joined(separator: ", and others have "))")
  }
}
