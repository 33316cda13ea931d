/// Calls of which a process runs one at most, if each of them runs once.
struct ExclusiveCalls {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func areExclusive(_ calls: [CallID]) -> Bool {
    calls.count == 1 || areOfSeparateEntries(calls) || areOfSeparateBuilds(calls)
  }

  /// Few targets of an app share code.
  private static let mostTargets = 4

  /// Returns true if each call stands in the entry of another target. A process has one entry.
  private func areOfSeparateEntries(_ calls: [CallID]) -> Bool {
    let functions = calls.map { program.outermostFunction(program.calls[$0].function) }
    return calls.count <= Self.mostTargets
      && functions.allSatisfy { linked.table.owner(of: $0)?.isMain ?? false }
      && Set(functions.map { program.fileOfFunction[$0] }).count == calls.count
  }

  /// Returns true for calls in branches of `#if` of which each build has one at most.
  private func areOfSeparateBuilds(_ calls: [CallID]) -> Bool {
    let builds = calls.map { program.builds(ofCall: $0) }
    return builds.indices.allSatisfy { later in builds[..<later].allSatisfy { $0.isDisjoint(with: builds[later]) } }
  }
}
