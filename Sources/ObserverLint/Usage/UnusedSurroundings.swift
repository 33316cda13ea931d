/// Code elsewhere without which a finding harms nobody: the posters of a notification, or what runs a helper again and again.
extension UnusedCode {
  /// Why nothing repeats a registration in a helper: only code that nothing runs runs the helper again and again.
  func reasonOfRoots(_ finding: Finding) -> String? {
    guard case .repetition(let first) = finding.site, first.firstRun == nil, !first.isByHandler, !first.isOfObservation,
      let registration = linked.registration(of: first.call)
    else { return nil }
    let repetitions = Repetitions(linked)
    guard var site = repetitions.site(of: registration) else { return nil }
    var next: Repetition? = first
    var reason: String?
    while let repetition = next {
      guard site.idleRoots.insert(repetition.root).inserted, let root = linked.range(ofFunction: repetition.root),
        let known = self.reason(at: root)
      else { return nil }
      reason = reason ?? known
      next = repetitions.repetition(of: site)
    }
    return reason
  }

  /// Why nobody posts the notification whose payload a finding is about; nil if some poster may run.
  func reasonOfPosters(_ finding: Finding) -> String? {
    let posters = posters(of: finding)
    let isUnused = posters.allSatisfy { reason(at: linked.program.range(ofCall: $0)) != nil }
    return isUnused && !posters.isEmpty ? "only code that nobody runs posts the notification" : nil
  }

  /// The calls that post a notification without the key that a finding is about.
  func posters(of finding: Finding) -> [CallID] {
    guard finding.rule == UserInfoContract.id,
      let index = linked.contracts.reads.firstIndex(where: { $0.range == finding.range }),
      case .neverSent(let posts, _) = linked.contracts.verdicts[index]
    else { return [] }
    return posts
  }
}
