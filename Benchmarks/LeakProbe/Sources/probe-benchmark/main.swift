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
func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

var isGood = true
if isWanted("center") {
  // Backtraces are asked for in the environment, which a process reads once.
  for (frames, limit, limitWithObject) in [(0, 1.5, 1.65), (8, 3.5, 3.5)] {
    isGood = try CenterCosts.run(frames: frames, limit: limit, limitWithObject: limitWithObject) && isGood
  }
}
if isWanted("interposed") { isGood = try InterposedCosts.measure() && isGood }
if isWanted("exit") { isGood = try ExitCosts.measure() && isGood }
exit(isGood ? 0 : 1)
