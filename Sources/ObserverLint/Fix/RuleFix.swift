/// A part of a fix, which asks about the program.
protocol FixPart { var context: FixContext { get } }

extension FixPart {
  var linked: LinkedProgram { context.linked }
  var program: Program { context.linked.program }
  var sites: SiteLookups { context.sites }
  var owners: OwnerLookups { context.owners }
}

extension FixContext: FixPart { var context: FixContext { self } }

/// Fixes the findings about one kind of site.
protocol RuleFix: FixPart {
  func plan() throws(Unfixable) -> FixPlan

  /// The function whose object the site's observation may keep. Nil if it keeps no object.
  var keptBy: FunctionID? { get }

  /// The observation as one of Foundation's typed messages, for the help. Nil if the site is no observation.
  func message() throws(Unfixable) -> String?
}

extension RuleFix {
  var keptBy: FunctionID? { nil }

  func message() throws(Unfixable) -> String? { nil }
}

/// The reason why a finding has no fix.
private struct NoFix: RuleFix {
  let reason: Unfixable
  let context: FixContext

  func plan() throws(Unfixable) -> FixPlan { throw reason }
}

extension FindingSite {
  /// The registry of fixes: what fixes the findings about each kind of site.
  func fix(_ context: FixContext) -> any RuleFix {
    switch self {
    case .droppedToken(let site): DroppedTokenFix(site: site, context: context)
    case .keptToken(let site): KeptTokenFix(site: site, context: context)
    case .lostObservation(let site): LostObservationFix(call: site.call, context: context)
    case .selector(let call): SelectorFix(call: call, context: context)
    case .keyPath(let site): KeyPathFix(site: site, context: context)
    case .repetition(let repetition): RepetitionFix(repetition: repetition, context: context)
    case .removal(let site): RemovalFix(site: site, context: context)
    case .removalOfEverything(let removal): OverbroadRemovalFix(removal: removal, context: context)
    case .cycle(let site): RetainCycleFix(site: site, context: context)
    case .loop(let site): TaskFix(site: site, context: context)
    case .droppedObservation(let site): DroppedObservationFix(site: site, context: context)
    case .castRead(let read): CastFix(read: read, context: context)
    case .unfixable(let reason): NoFix(reason: reason, context: context)
    }
  }
}
