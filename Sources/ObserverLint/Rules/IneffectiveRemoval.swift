/// A removal that cannot end what it is meant to end.
struct IneffectiveRemoval: Rule {
  static let id = "ineffective_removal"

  func findings(in linked: LinkedProgram) -> [Finding] {
    var result: [Finding] = []
    for site in linked.removalSites {
      if case .ineffective(let reason) = site.verdict { result.append(say(site, reason, linked)) }
    }
    return result
  }

  private func say(_ site: RemovalSite, _ reason: RemovalSite.Reason, _ linked: LinkedProgram) -> Finding {
    let excuse = excuse(site, reason, linked)
    var finding = Finding(
      rule: Self.id, severity: excuse == nil ? .warning : .note, range: linked.program.range(ofCall: site.call),
      message: "this removes nothing: \(excuse ?? why(reason, site, linked))", help: help(reason, site),
      site: .removal(site))
    for range in site.related where !site.ended.contains(range) {
      finding.related.append(RelatedPlace(range: range, message: place(reason)))
    }
    return finding
  }

  /// The reason why the removal is not missed: nothing is left to remove, it waits for the end of an object that lives as
  /// long as the process, the process or its scene ends behind it, or the observer ends with the object.
  private func excuse(_ site: RemovalSite, _ reason: RemovalSite.Reason, _ linked: LinkedProgram) -> String? {
    switch site.excuse {
    case .registersNothing?:
      return reason == .neverAToken ? "its type registers no observer with a block" : "its type registers no observer"
    case .allAreRemoved?: return "each registration of its type has another removal"
    case .released?: return "the observation ends when the property is set to nil"
    case nil: break
    }
    let function = linked.program.calls[site.call].function
    if linked.runsAtTermination(function) { return "it runs only when the process or its scene ends" }
    if reason == .onlyBlocks, wouldEndForGood(site, linked) {
      return "the block is registered once, and an effective removal would end it for good"
    }
    guard let owners = linked.mentions.deinitOwners(of: function) else { return nil }
    if owners.allSatisfy({ linked.lifetime.processLong($0) != nil || linked.ownership.path(to: $0) != nil }) {
      return "it waits for the end of its owner, which lives as long as the process"
    }
    return endsWithObject(site, owners, linked) ? "\(why(reason, site, linked)), and it ends with its object" : nil
  }

  /// Returns true if the center lets go of each registration that a removal misses when one of some objects ends: a
  /// registration of `self` by selector.
  ///
  /// - Parameter owners: the types whose `deinit` alone runs the removal.
  private func endsWithObject(_ site: RemovalSite, _ owners: Set<NominalID>, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    guard !site.missed.isEmpty,
      !linked.settings.deploymentTargets(program.range(ofCall: site.call).file).hasUnsafeObservers
    else { return false }
    return site.missed.allSatisfy { call in
      guard let registration = linked.registration(of: call), registration.kind == .selector,
        let observer = registration.observer, program.values[observer].kind == .selfReference,
        let type = linked.table.ownerID(of: program.calls[call].function)
      else { return false }
      return owners.contains { linked.table.areRelated($0, type) }
    }
  }

  /// Returns true if the system runs a removal again and again, and an object that lives as long as the process registers each
  /// missed block once: the program needs the block after the removal, too.
  private func wouldEndForGood(_ site: RemovalSite, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    let removing = linked.flow.bodies.body(of: program.calls[site.call].function)
    let isRepeated = linked.runs.bodiesRunning([removing]).bodies.contains { function in
      let name = program.fullName(ofFunction: function)
      return linked.lifetime.processLong(function) != nil
        && Catalog.repeatedLifecycles.contains { $0.counterparts.contains(name) || $0.repeated.contains(name) }
    }
    return isRepeated && !site.missed.isEmpty
      && site.missed.allSatisfy { call in
        let place = program.calls[call]
        return linked.lifetime.processLong(place.function) != nil
          && linked.ownership.runsOnce(place.nameOffset, in: place.function)
      }
  }

  private func why(_ reason: RemovalSite.Reason, _ site: RemovalSite, _ linked: LinkedProgram) -> String {
    switch reason {
    case .onlyBlocks: "only its token removes a block observer, and `self` is not that token"
    case .nameNeverRegistered: "this observer is not registered for that name"
    case .otherCenter: "the observer is registered on another center"
    case .otherObject:
      isOfAnyObject(site, linked)
        ? "the observer is registered for any object" : "the observer is registered for another object"
    case .notAToken: "a registration by selector returns no token"
    case .neverAToken: "no token is ever stored there"
    case .collection: "a collection is not a token, and not an observer"
    case .pair: "an entry of a dictionary is not a token, and not an observer"
    case .neverAnObserver: "the argument is not an observer, and not a token"
    case .overwritten: "the token is nil by then"
    }
  }

  private func help(_ reason: RemovalSite.Reason, _ site: RemovalSite) -> String {
    switch reason {
    case .onlyBlocks where site.excuse == .allAreRemoved: "delete the removal"
    case .onlyBlocks: "keep the token that addObserver(forName:…) returns, and pass it to removeObserver(_:)"
    case .nameNeverRegistered: "use the name of the registration, or delete the removal"
    case .otherCenter: "use the center of the registration"
    case .otherObject: "use the object of the registration, or nil for any object"
    case .notAToken: "remove the observer itself: removeObserver(self, name: …, object: …)"
    case .neverAToken: "store the token where the observer is registered, or delete the removal"
    case .collection: "remove each token: `tokens.forEach(center.removeObserver)`"
    case .pair: "remove each value: `tokens.values.forEach(center.removeObserver)`"
    case .neverAnObserver where site.excuse == .released: "delete the removal"
    case .neverAnObserver: "remove the observer, in most cases `self`, or the token"
    case .overwritten: "remove the token first, then set it to nil"
    }
  }

  private func place(_ reason: RemovalSite.Reason) -> String {
    switch reason {
    case .overwritten: "the token is lost here"
    case .neverAnObserver: "it is observed here"
    case .neverAToken: "only nil is stored here"
    default: "this registration remains"
    }
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.removalSites.first(where: { $0.call == call }) else { return nil }
    switch site.verdict {
    case .effective(let silence): return .silent(silence)
    case .ineffective(let reason): return .reports("this removes nothing: \(why(reason, site, linked))")
    }
  }

  /// Returns true if each registration that the removal misses is for any object.
  private func isOfAnyObject(_ site: RemovalSite, _ linked: LinkedProgram) -> Bool {
    !site.related.isEmpty
      && linked.registrations.allSatisfy { registration in
        linked.identity.isNil(registration.object)
          || !site.related.contains(linked.program.range(ofCall: registration.call))
      }
  }
}
