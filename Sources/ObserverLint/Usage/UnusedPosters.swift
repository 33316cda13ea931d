/// Notifications that no code of the app posts, because all posters stand in code that nothing runs.
extension UnusedCode {
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
