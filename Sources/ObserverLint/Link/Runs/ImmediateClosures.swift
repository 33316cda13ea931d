extension LinkedProgram {
  /// Returns true for a closure that runs each time that the code around it does, at once or soon: it is called in place, or
  /// given to a function that calls it and does not keep it.
  func runsAtOnce(_ closure: FunctionID) -> Bool {
    guard let site = inference.closureSites[closure] else { return flow.bodies.isCalledInPlace(closure) }
    let candidates = inference.candidates(for: site.call)
    guard !candidates.isEmpty else { return Catalog.immediateFunctions.contains(program.callName(site.call).name) }
    return candidates.allSatisfy { candidate in
      guard let variable = inference.parameter(of: candidate, at: site.argument, of: site.call) else { return false }
      let type = program.name(program.variables[variable].type)
      // A closure that may escape runs at an unknown time.
      let mayBeKept =
        type.contains("@escaping") || type.hasPrefix("Optional<") || ["?", "!"].contains { type.hasSuffix($0) }
      return type.utf8.contains(0x3E) && !mayBeKept
    }
  }
}
