/// A loop over a center's notifications or a publisher's values, and whether it holds an object for ever.
struct LoopSite {
  var loop: AwaitLoopFact
  /// The sequence as a chain of operators.
  var chain: PublisherEndings.Chain
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
  /// The place that holds `self`: a capture, or a local that is bound before the loop.
  var hold: SourceRange?
  /// The task that nobody cancels.
  var task: CallID?
  /// Where its handle is kept, or nil where it is dropped.
  var storage: VariableID?
  /// Why the loop harms nobody: the one owner lives as long as the process.
  var excuse: String?
}

/// Decides which loops over notifications and values go on for ever in a task that nobody cancels, and hold `self` meanwhile.
struct NotificationLoops {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func found() -> [LoopSite] {
    program.loops.compactMap { loop in
      let chain = linked.endings.chain(of: loop.sequence, isInLoop: true)
      guard linked.endings.isEndless(chain),
        chain.isCenters || isOfValues(loop.sequence) && chain.keepers.isEmpty && !chain.endsWithObject
      else { return nil }
      return site(of: loop, chain)
    }
  }

  /// `subject.values`, `subject.values.dropFirst()`: the elements of a publisher as an asynchronous sequence.
  private func isOfValues(_ sequence: ValueID) -> Bool {
    var current: ValueID? = sequence
    while let value = current {
      let fact = program.values[value]
      if fact.kind == .member { return program.name(fact.name) == "values" }
      current = fact.kind == .call ? program.callName(fact.call).receiver : nil
    }
    return false
  }

  private func site(of loop: AwaitLoopFact, _ chain: PublisherEndings.Chain) -> LoopSite {
    var site = LoopSite(loop: loop, chain: chain)
    site.silence = silence(of: &site)
    if site.silence == nil { site.excuse = linked.ownership.reason(forOwnerOf: loop.function) }
    return site
  }

  private func silence(of site: inout LoopSite) -> Silence? {
    let function = site.loop.function
    if site.loop.endsItself { return Silence(.loopEndsItself) }
    guard let owner = linked.captures.referenceType(ofSelfIn: function) else {
      return linked.captures.silenceOfSelf(in: function)
    }
    if let reason = linked.lifetime.processLong(function) { return Silence(.ownerIsProcessLong, reason) }
    if linked.lifetime.isTestType(owner) || linked.mentions.isTest(function) { return Silence(.ownerIsTest) }
    switch task(around: function) {
    case .task(let call, let closure):
      guard let hold = hold(of: site.loop, in: closure) else {
        return Silence(.taskHoldsWeakly)
      }
      site.hold = hold
      return silence(ofTask: call, owner: owner, &site)
    case .function(let method): return silence(ofCallersOf: method, owner: owner, &site)
    case .unknown: return Silence(.taskUnknown)
    }
  }

  // MARK: Tasks

  private enum Surroundings {
    case task(CallID, FunctionID)
    case function(FunctionID)
    case unknown
  }

  /// The unstructured task that a place runs in, through child tasks; or the function that some task calls.
  private func task(around function: FunctionID) -> Surroundings {
    var current = function
    while current >= 0 {
      let fact = program.functions[current]
      guard fact.kind == .closure else {
        return fact.kind == .function ? .function(current) : .unknown
      }
      guard let site = linked.inference.closureSites[current] else { return .unknown }
      if linked.isTask(site.call) { return .task(site.call, current) }
      guard Catalog.childTaskFunctions.contains(program.callName(site.call).name) else { return .unknown }
      current = fact.parent
    }
    return .unknown
  }

  private func silence(ofTask call: CallID, owner: NominalID, _ site: inout LoopSite) -> Silence? {
    site.task = call
    switch linked.trail.destination(of: call, isDiscardable: true) {
    case .dropped: return nil
    case .elsewhere: return Silence(.taskGivenAway)
    case .ownProperties(let properties):
      site.storage = properties.first
      return properties.contains { isCancelled($0, owner: owner) } ? Silence(.taskCancelled) : nil
    }
  }

  /// Returns true if code outside the owner's `deinit` may cancel the task in a property. The `deinit` waits for the
  /// task.
  private func isCancelled(_ property: VariableID, owner: NominalID) -> Bool {
    return linked.mentions.values(namingProperty: property, ofA: owner).contains { value in
      let function = program.values[value].function
      if let owners = linked.mentions.deinitOwners(of: function),
        owners.allSatisfy({ linked.table.areRelated($0, owner) })
      {
        return false
      }
      return mayCancel(value, linked.trail.uses(in: function), depth: 0)
    }
  }

  private func mayCancel(_ value: ValueID, _ uses: ValueUses, depth: Int) -> Bool {
    depth > 6
      || uses[value].contains { use in
        switch use {
        case .stored, .returned, .argument: return true
        case .part(let whole): return mayCancel(whole, uses, depth: depth + 1)
        case .member(let member):
          let name = program.name(program.values[member].name)
          if name == "isCancelled" || Catalog.nonCarryingMembers.contains(name) { return false }
          return !Catalog.containerMutators.contains(name) && !Catalog.removingMutators.contains(name)
        }
      }
  }

  /// Calls of the method that runs the loop: it holds its `self` for as long as it runs.
  private func silence(ofCallersOf method: FunctionID, owner: NominalID, _ site: inout LoopSite) -> Silence? {
    let mentions = linked.mentions.values(namingFunction: method).filter {
      !linked.mentions.isTest(program.values[$0].function)
    }
    guard !mentions.isEmpty else { return Silence(.noKnownCallOfLoop) }
    for mention in mentions {
      guard case .task(let call, _) = task(around: program.values[mention].function) else {
        return Silence(.taskUnknown)
      }
      if let silence = silence(ofTask: call, owner: owner, &site) { return silence }
    }
    return nil
  }

  // MARK: Holding self

  /// Returns the place that holds `self` while the loop waits: a local that is bound before the loop, or the closure
  /// of the task.
  private func hold(of loop: AwaitLoopFact, in closure: FunctionID) -> SourceRange? {
    for alias in loop.aliases {
      let fact = program.variables[alias]
      if !fact.isWeak, linked.captures.isInside(fact.function, closure) { return linked.range(ofVariable: alias) }
    }
    return linked.captures.holdOfSelf(in: closure).map { program.range(ofValue: $0.value) }
  }
}

extension LinkedProgram {
  /// Returns true if a call begins an unstructured task.
  func isTask(_ call: CallID) -> Bool {
    let callee = program.values[program.calls[call].callee]
    switch callee.kind {
    case .name: return program.name(callee.name) == "Task"
    case .member:
      let base = program.values[callee.base]
      let isStarter = ["detached", "immediate", "immediateDetached", "init"].contains(program.name(callee.name))
      return isStarter && base.kind == .name && program.name(base.name) == "Task"
    default: return false
    }
  }
}
