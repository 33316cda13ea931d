/// A task that nobody cancels, and that holds an object while it waits for notifications or values for ever.
struct EndlessNotificationTask: Rule {
  static let id = "endless_notification_task"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.notificationLoops.filter { $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: LoopSite, _ linked: LinkedProgram) -> Finding {
    let cancellations = site.storage.map { linked.usesAtEnd(of: $0) } ?? []
    var finding = Finding(
      rule: Self.id, severity: site.excuse == nil ? .error : .note, range: linked.range(of: site.loop),
      message: (cancellations.isEmpty
        ? "this endless loop holds self, and nothing cancels its task: "
        : "this endless loop holds self, and only a deinit cancels its task: ")
        + (site.excuse
          ?? (cancellations.isEmpty ? "self is never released" : "that deinit never runs")),
      help: "hold self weakly on each turn: `Task { [weak self] in for await … { guard let self else { return } … } }`;"
        + " or keep the task, and cancel it before the end of its owner", site: .loop(site))
    if let hold = site.hold {
      finding.related.append(RelatedPlace(range: hold, message: "from here on, the loop holds self while it waits"))
    }
    if let task = site.task {
      finding.related.append(
        linked.program.place(
          ofCall: task,
          site.storage == nil ? "nothing keeps this task" : "nothing cancels this task while its owner lives"))
    }
    finding.related += cancellations.prefix(3).map {
      linked.program.place(ofValue: $0, "this cancellation waits for a deinit")
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }

  func silences(in linked: LinkedProgram) -> [(range: SourceRange, silence: Silence)] {
    linked.notificationLoops.compactMap { site in site.silence.map { (linked.range(of: site.loop), $0) } }
  }
}
