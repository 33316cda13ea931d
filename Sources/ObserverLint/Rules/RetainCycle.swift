/// Reports an observation that only the end of its owner would end, while its block keeps the owner alive.
struct RetainCycle: Rule {
  static let id = "retain_cycle"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.cycles.sites.filter { $0.silence == nil }.map { say($0, linked) }
  }

  private func say(_ site: CycleSite, _ linked: LinkedProgram) -> Finding {
    let owner =
      (site.copy?.structure ?? site.owner).map { "`\(linked.table.nominals[$0].lastName)`" } ?? "its owner"
    let object = site.object.map { linked.program.name(linked.program.variables[$0].name) } ?? "self"
    var finding = Finding(
      rule: Self.id, severity: site.excuse == nil ? .error : .note, range: linked.program.range(ofCall: site.call),
      message: "\(problem(site, owner, linked)): " + (site.excuse ?? harm(site, owner)),
      help: help(site, owner, object, linked), site: .cycle(site))
    if let hold = site.hold {
      let text =
        site.copy != nil
        ? "this holds a copy of \(owner)"
        : hold.how == .target && site.object != nil ? "this argument is the object" : Self.text(of: hold.how)
      finding.related.append(linked.program.place(ofValue: hold.value, text))
    }
    if let copy = site.copy, copy.property != site.storage, let range = linked.range(ofVariable: copy.property) {
      finding.related.append(RelatedPlace(range: range, message: "each copy of \(owner) holds this object"))
    }
    if let made = site.made {
      let value = linked.program.calls[made].value
      finding.related.append(linked.program.place(ofValue: value, "each run makes the object here"))
    }
    if let storage = site.storage, let range = linked.range(ofVariable: storage) {
      finding.related.append(RelatedPlace(range: range, message: "the observation is kept here"))
    }
    finding.related += site.removals.prefix(3).map {
      linked.program.place(ofValue: $0, "this removal waits for a deinit")
    }
    finding.related += site.renewals.prefix(3).map {
      linked.program.place(ofValue: $0, "a registration follows this removal")
    }
    return finding
  }

  private func harm(_ site: CycleSite, _ owner: String) -> String {
    if site.made != nil { return "each lives as long as self" }
    return site.copy == nil ? "\(owner) is never released" : "neither is ever released"
  }

  private func problem(_ site: CycleSite, _ owner: String, _ linked: LinkedProgram) -> String {
    if let copy = site.copy {
      return "\(linked.word(forProperty: copy)) keeps this observation, which keeps a copy of \(owner)"
    }
    if site.through != nil {
      return "\(owner) keeps the owner of this observation, and the observation keeps \(owner)"
    }
    if site.made != nil { return "self keeps this observation, which keeps a new \(owner) on each run" }
    switch site.keeper {
    case .subject, .bus, .lastingBag: return "nothing ends this observation, and the observation keeps self"
    case .cell: return "a cell of self keeps this observation, and the observation keeps self"
    case .collection:
      guard let storage = site.storage.map({ linked.program.variables[$0] }) else { break }
      let observable = linked.table.nominal(of: storage.owner).map { " of `\($0.lastName)`" } ?? ""
      return "`\(linked.program.name(storage.name))`\(observable) keeps this closure, and nothing removes it"
    case .property, .associatedBag: break
    }
    if site.object != nil { return "\(owner) keeps this observation, and the observation keeps \(owner)" }
    if !site.removals.isEmpty { return "the block keeps self, and only a deinit removes the observer" }
    return site.renewals.isEmpty
      ? "self keeps this observation, and the observation keeps self"
      : "the block keeps self, and a registration follows each removal"
  }

  private func help(_ site: CycleSite, _ owner: String, _ object: String, _ linked: LinkedProgram) -> String {
    if let copy = site.copy {
      let reason = "each copy of \(owner) holds \(linked.word(forProperty: copy))"
      return CopiesOfStructures(linked).isUpdated(copy.structure)
        ? "\(reason): use `.onReceive(publisher) { … }`, which ends with the view; or list what the closure needs in place of "
          + "self, as in `[title = $title]`"
        : "\(reason): list what the closure needs in place of self, as in `{ [relay] in … }`; or make \(owner) a class"
    }
    if site.hold?.how == .target {
      return "use a closure that holds \(object) weakly: `.sink { [weak \(object)] in \(object)?.… = $0 }`"
    }
    if site.hold?.how == .bound {
      return "replace the method by a closure that holds self weakly: `{ [weak self] in self?.handle($0) }`"
    }
    switch site.keeper {
    case .subject: return "hold self weakly: `[weak self]`; to drop the disposable ends nothing"
    case .collection: return "hold self weakly: `[weak self]`; or remove the closure before the end of \(owner)"
    case .bus: return "hold self weakly: `[weak self]`, and unregister self in `deinit`"
    default:
      return "hold \(object) weakly: `[weak \(object)]`; or cancel the observation when its owner is no longer needed"
    }
  }

  static func text(of how: Captures.Hold.How) -> String {
    switch how {
    case .named: "this holds self"
    case .implied: "this member of self holds self"
    case .listed: "the capture list holds self"
    case .innerList: "this closure holds self strongly, because a closure inside of it captures self"
    case .bound: "the method is bound to self"
    case .localFunction: "the local function holds self here"
    case .storedClosure: "the called closure holds self here"
    case .publisher: "the publisher keeps self"
    case .target: "this argument holds self"
    case .object: "this holds the object"
    case .parameter: "this argument is the owner, and the observation holds it"
    }
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    guard let site = linked.cycles.sites.first(where: { $0.call == call }) else { return nil }
    let object = site.made == nil ? "the object that keeps the observation" : "a new object on each run"
    let held = site.object == nil ? "self" : object
    return site.silence.map { .silent($0) }
      ?? .reports("the block holds \(held), and nothing else ends the observation")
  }
}

extension LinkedProgram {
  /// The name of what a copy of a structure holds.
  fileprivate func word(forProperty copy: CycleSite.Copy) -> String {
    "`\(program.name(program.variables[copy.property].name))`"
  }
}
