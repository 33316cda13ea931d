/// A registration for a key path that nothing removes.
struct UnmatchedKeyPathObserver: Rule {
  static let id = "unmatched_key_path_observer"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.keyPathSites.all.filter { !$0.isCovered && silence(of: $0, linked) == nil }.map { say($0, linked) }
  }

  private func silence(of site: KeyPathSite, _ linked: LinkedProgram) -> Silence? {
    if let silence = site.silence { return silence }
    return site.observesItself && isHarmless(site, linked) ? Silence(.observesItself) : nil
  }

  /// Returns true if the observed object ends with the observer, on systems that allow this order.
  private func isHarmless(_ site: KeyPathSite, _ linked: LinkedProgram) -> Bool {
    // Older systems raise an exception when the observed object ends.
    let file = linked.program.range(ofCall: site.call).file
    return site.endsWithObserver && !linked.settings.deploymentTargets(file).hasUnsafeKeyPathObservers
  }

  private func say(_ site: KeyPathSite, _ linked: LinkedProgram) -> Finding {
    let range = linked.program.range(ofCall: site.call)
    let isHarmless = isHarmless(site, linked)
    var finding = Finding(
      rule: Self.id, severity: isHarmless || site.excuse != nil ? .note : .error, range: range,
      message: "nothing removes this key path observer"
        + (site.endsWithObserver
          ? (isHarmless
            ? ": since iOS 11 and macOS 10.13, it ends with its object"
            : ": the end of its object is a crash before iOS 11 and macOS 10.13")
          : site.excuse.map { ": \($0)" }
            ?? ": a change after the observer is gone is sent to freed memory"),
      help: "call removeObserver(_:forKeyPath:) with the same key path in `deinit`; or keep the result of "
        + "`observe(\\.property) { … }`, which ends the observation when it is released", site: .keyPath(site))
    finding.related += site.missed.prefix(3).map {
      linked.program.place(ofCall: $0, "this removal has another key path")
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.keyPathSites.all.first(where: { $0.call == call }) else { return nil }
    if let silence = silence(of: site, linked) { return .silent(silence) }
    return .reports(
      site.missed.isEmpty ? "nothing removes this key path" : "the removals nearby are of other key paths")
  }
}
