/// Decides which observations keep their owner alive that alone could end them.
final class RetainCycles {
  unowned let linked: LinkedProgram
  var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private(set) lazy var newObjects = KeptNewObjects(linked)
  private(set) lazy var endings = ObservationEndings(linked, linked.observations)
  private(set) lazy var sites: [CycleSite] = {
    var sites: [CycleSite] = []
    for registration in linked.registrations {
      sites += registration.kind == .block ? self.sites(of: registration) : self.sites(ofSelector: registration)
    }
    for observation in linked.observations {
      let site = site(of: observation)
      let isHarmful = site.silence == nil && site.excuse == nil
      sites.append(isHarmful ? site : newObjects.site(of: observation) ?? site)
    }
    var seen: Set<CallID> = []
    return sites.sorted(byNumber: { Int($0.call) }).filter { seen.insert($0.call).inserted }
  }()

  init(_ linked: LinkedProgram) { self.linked = linked }

  func holdsSelf(_ observation: Observation) -> Bool { hold(of: observation) != nil }

  /// How an observation holds `self`.
  func hold(of observation: Observation) -> Captures.Hold? {
    if let target = observation.target, linked.captures.isStrongSelf(target, outside: nil) {
      return Captures.Hold(how: .target, value: target)
    }
    return observation.blocks.lazy.compactMap { self.linked.captures.holdOfSelf(by: $0) }.first
  }

  // MARK: Observations that end when they are released

  /// Why a publisher does not go on until some code ends the observation.
  private func silence(of ending: PublisherEnding) -> Silence {
    switch ending {
    case .never: Silence(.observedObjectCompletes)
    case .atOnce, .later: Silence(.publisherCompletes)
    case .unknown: Silence(.publisherMayComplete)
    }
  }

  private func site(of observation: Observation) -> CycleSite {
    var site = CycleSite(call: observation.call)
    let function = program.calls[observation.call].function
    if let found = OwnersOfBags(linked).cycle(of: observation) {
      site.hold = found.hold
      site.owner = found.owner
      site.object = found.object
      site.storage = found.storage
      site.copy = found.copy
      if found.isCell, let owner = linked.captures.referenceType(ofSelfIn: function) {
        site.keeper = .cell
        site.owner = owner
        site.silence = silence(ofOwner: owner, in: function)
      } else {
        site.silence = silence(ofObject: found.owner, in: function)
        if site.silence == nil, found.property != nil { site.silence = silence(ofOwner: found.owner, in: function) }
      }
      if endings.ending(ofKeptIn: found.storage, owner: found.owner, begunBy: observation.call) != nil {
        site.silence = Silence(.mayEndBeforeOwner)
      }
      if site.silence == nil { site.excuse = site.owner.flatMap { linked.ownership.reason(for: $0) } }
      return site
    }
    guard let hold = hold(of: observation) else {
      if let found = OwnersThroughParameters(linked).cycle(of: observation) {
        site.hold = found.hold
        site.owner = found.owner
        site.through = found.call
        if linked.isLetGo(found.property) { site.silence = Silence(.mayEndBeforeOwner) }
        if case .ownProperties(let properties) = observation.destination { site.storage = properties.first }
        if let property = site.storage, let keeper = linked.captures.referenceType(ofSelfIn: function),
          endings.ending(ofKeptIn: property, owner: keeper, begunBy: observation.call) != nil
        {
          site.silence = Silence(.mayEndBeforeOwner)
        }
        if site.silence == nil { site.silence = silence(ofOwner: found.owner, in: found.function) }
        if site.silence == nil { site.excuse = linked.ownership.reason(for: found.owner) }
        return site
      }
      site.silence = Silence(.observationHoldsWeakly)
      return site
    }
    site.hold = hold
    site.copy = CopiesOfStructures(linked).copy(keeping: observation)
    guard let owner = linked.captures.referenceType(ofSelfIn: function) ?? site.copy?.structure else {
      site.silence = linked.captures.silenceOfSelf(in: function)
      return site
    }
    site.owner = owner
    guard linked.endings.isEndless(observation.chain) else {
      site.silence =
        observation.collection == nil ? silence(of: observation.chain.ending) : Silence(.mayEndBeforeOwner)
      return site
    }
    if observation.isKeptBySubject {
      site.keeper =
        observation.collection != nil ? .collection : Observations(linked).isOfBus(observation.call) ? .bus : .subject
    }
    var keeper: NominalID? = owner
    var properties = observation.isKeptBySubject ? [] : observation.properties
    if properties == nil, let bag = LastingBags(linked).bag(of: observation) {
      site.keeper = .lastingBag
      properties = [bag]
      keeper = table.nominal(of: program.variables[bag].owner)?.id
    }
    guard let properties else {
      site.silence = Silence(.notKeptBySelf)
      return site
    }
    site.storage = properties.first ?? observation.collection
    if properties.isEmpty, !observation.isKeptBySubject { site.keeper = .associatedBag }
    site.silence = silence(ofOwner: owner, in: function)
    if let copy = site.copy, !copy.isReplaceable { site.canBeEmptied = false }
    if case .assigned = observation.kind { site.canBeEmptied = false }
    for property in properties where site.silence == nil && site.canBeEmptied {
      site.end = endings.ending(ofKeptIn: property, owner: keeper, begunBy: observation.call)
      if site.end != nil { site.silence = Silence(.mayEndBeforeOwner) }
    }
    if site.keeper == .associatedBag, linked.trail.renewsAssociatedBags { site.silence = Silence(.mayEndBeforeOwner) }
    if site.silence == nil {
      site.excuse =
        linked.ownership.reason(forOwnerOf: function) ?? linked.ownership.reason(forListOf: function)
    }
    return site
  }

  private func silence(ofObject owner: NominalID, in function: FunctionID) -> Silence? {
    if let reason = linked.lifetime.processLong(owner) { return Silence(.ownerIsProcessLong, reason) }
    return linked.lifetime.isTestType(owner) || linked.mentions.isTest(function) ? Silence(.ownerIsTest) : nil
  }

  func silence(ofOwner owner: NominalID, in function: FunctionID) -> Silence? {
    if let reason = linked.lifetime.processLong(function) { return Silence(.ownerIsProcessLong, reason) }
    if linked.lifetime.isTestType(owner) || linked.mentions.isTest(function) { return Silence(.ownerIsTest) }
    return nil
  }
}
