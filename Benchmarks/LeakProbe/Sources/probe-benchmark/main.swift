import Foundation
import LeakProbe
import Workload

// Ratios of times that are taken in turns in one run, so that a busy machine slows both alike.

if ProcessInfo.processInfo.environment["PROBE_BENCHMARK_FRAMES"] != nil {
  CenterCosts.measure()
  exit(0)
}

/// Which parts of the work the arguments name; all without any.
let parts = Set(CommandLine.arguments.dropFirst())

/// Measures a part, and measures it again if it exceeds a limit: other work on the machine can slow one side of a whole
/// measurement. A part that costs too much exceeds the limit in each of three measurements.
func isWithinLimits(_ part: String, _ measure: () throws -> Bool) rethrows -> Bool {
  guard parts.isEmpty || parts.contains(part) else { return true }
  for attempt in 1...3 {
    if try measure() { return true }
    if attempt < 3 { print("measuring \(part) again") }
  }
  return false
}

let isGood = try [
  // Backtraces are asked for in the environment, which a process reads once.
  isWithinLimits("center") { try CenterCosts.run(frames: 0, limit: 1.5, limitWithObject: 1.65) },
  isWithinLimits("center") { try CenterCosts.run(frames: 8, limit: 3.5, limitWithObject: 3.5) },
  isWithinLimits("interposed", InterposedCosts.measure),
  isWithinLimits("exit", ExitCosts.measure),
].allSatisfy { $0 }
exit(isGood ? 0 : 1)
