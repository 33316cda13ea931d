/// A block-based registration whose token is dropped: nobody can ever end it.
struct DiscardedToken: Rule {
  static let id = "discarded_token"

  func findings(in linked: LinkedProgram) -> [Finding] {
    let callers = DroppingCallers(linked)
    return linked.tokenSites.filter { $0.fate == .dropped && $0.silence == nil }.map { site in
      say(site, droppedAt: callers.calls(of: site), linked)
    }
      + linked.lostObservations.filter { $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: TokenSite, _ linked: LinkedProgram) -> Finding {
    let range = linked.program.range(ofCall: site.call)
    if isOfCombine(site.call, linked.program) {
      return Finding(
        rule: Self.id, severity: site.severity, range: range,
        message: "this call returns nothing that ends the subscription: \(site.excuse ?? "the center keeps it")",
        help: "use `sink` or `assign(to:on:)` in place of a subscriber, and keep the cancellable; "
          + "or use `onReceive` in a view")
    }
    var finding = Finding(
      rule: Self.id, severity: site.severity, range: range,
      message: "the disposable of this observation is dropped: \(site.excuse ?? "nothing can end the observation")",
      help: "keep the disposable, and dispose of it when its owner is done; or let the observation end with its owner: "
        + "`.take(during: lifetime)`, `.disposed(by: bag)`", site: .lostObservation(site))
    finding.related = linked.relatedMaker(of: site)
    return finding
  }

  /// `center.publisher(for: name).map { … }.subscribe(subscriber)`, `NotificationCenter.Publisher(…).subscribe(subscriber)`
  private func isOfCombine(_ call: CallID, _ program: Program) -> Bool {
    var first = call
    while let receiver = program.callName(first).receiver, program.values[receiver].kind == .call {
      first = program.values[receiver].call
    }
    return ["publisher", "Publisher"].contains(program.callName(first).name)
  }

  private func say(_ site: TokenSite, droppedAt callers: [CallID], _ linked: LinkedProgram) -> Finding {
    let dropped = callers.isEmpty ? "the token of this observer is dropped" : "each caller drops this observer's token"
    let held = linked.objectHeld(byBlockOf: site.registration)
    let harm =
      held.map { "nothing can remove its block, which keeps `\($0.type)` alive" }
      ?? "nothing can remove its block"
    var finding = Finding(
      rule: Self.id, severity: site.severity, range: linked.program.range(ofCall: site.call),
      message:
        "\(dropped): \(site.excuse ?? harm)",
      help: linked.isInView(site.call)
        ? "observe with `.onReceive(center.publisher(for: name)) { … }` on the view, which ends with the view"
        : "keep the token, and pass it to removeObserver(_:) when its owner is done; or use a descriptor of NotificationDescriptors, whose token "
          + "ends the observation when it is released: `token = center.observe(descriptor) { payload in … }`",
      site: .droppedToken(site))
    if let place = site.lostAt {
      finding.related.append(RelatedPlace(range: place, message: "the token is overwritten here"))
    }
    if site.excuse == nil, let hold = held?.hold {
      finding.related.append(linked.program.place(ofValue: hold.value, RetainCycle.text(of: hold.how)))
    }
    if site.registration != site.call {
      finding.related.append(
        linked.program.place(ofCall: site.registration, "this call registers the observer and returns its token"))
    }
    if callers.isEmpty { finding.related += linked.relatedMaker(of: site) }
    for (index, call) in callers.prefix(3).enumerated() {
      let more = index == 2 && callers.count > 3 ? "; so do \(callers.count - 3) more calls" : ""
      finding.related.append(linked.program.place(ofCall: call, "this call drops the returned token\(more)"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = (linked.tokenSites + linked.lostObservations).first(where: { $0.call == call }) else { return nil }
    if let silence = site.silence { return .silent(silence) }
    guard site.fate == .dropped else { return .silent(Silence(.tokenKept)) }
    let lost = linked.observations.contains { $0.call == call } ? "disposable" : "token"
    return .reports("no value holds the \(lost) any more" + (site.excuse.map { "; \($0)" } ?? ""))
  }
}

extension TokenSite {
  var severity: Severity { excuse == nil ? .error : .note }
}

extension LinkedProgram {
  /// The class of the object whose method registers, where the block holds that object and so keeps it from its end.
  func objectHeld(byBlockOf registration: CallID) -> (type: String, hold: Captures.Hold)? {
    guard let hold = cycles.hold(ofBlockOf: registration),
      let type = captures.referenceType(ofSelfIn: program.calls[registration].function)
    else { return nil }
    return (table.nominals[type].lastName, hold)
  }

  /// Returns true if a view of SwiftUI declares the code around a call. A view is a value, and no `deinit` ends it.
  func isInView(_ call: CallID) -> Bool {
    table.owner(of: program.calls[call].function).map { table.isView($0.id) } ?? false
  }

  /// The evidence that an owner may end while its observer lives.
  func relatedMaker(of site: TokenSite) -> [RelatedPlace] {
    site.maker.map { [program.place(ofCall: $0, "this call makes an owner, which can be released while the app runs")] }
      ?? []
  }
}
