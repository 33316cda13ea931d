import Foundation
import LeakProbe

// Ratios of times that are taken in turns in one process, so that a busy machine slows both alike. Backtraces are asked
// for in the environment, which a process reads once: there are two processes, each with both centers in it.

guard let frames = ProcessInfo.processInfo.environment["PROBE_BENCHMARK_FRAMES"] else {
  var isGood = true
  for (frames, limit) in [(0, 1.5), (8, 3.5)] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    var environment = ProcessInfo.processInfo.environment
    environment["PROBE_BENCHMARK_FRAMES"] = "\(frames)"
    environment["PROBE_BENCHMARK_LIMIT"] = "\(limit)"
    environment["LEAKPROBE_OPTIONS"] = "backtrace=\(frames)"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    isGood = isGood && process.terminationStatus == 0
  }
  exit(isGood ? 0 : 1)
}

let limit = ProcessInfo.processInfo.environment["PROBE_BENCHMARK_LIMIT"].flatMap(Double.init) ?? 0
let name = Notification.Name("benchmark")
let rounds = 101
let repetitions = 1000

/// Of the second time to the first, in the middle of many rounds.
func ratio(_ bare: () -> Void, _ probed: () -> Void) -> Double {
  let clock = ContinuousClock()
  let ratios = (0..<rounds).map { round in
    // Whoever goes first may find the caches cold.
    let isFirst = round.isMultiple(of: 2)
    let one = clock.measure(isFirst ? bare : probed)
    let other = clock.measure(isFirst ? probed : bare)
    return isFirst ? other / one : one / other
  }
  return ratios.sorted()[rounds / 2]
}

func report(_ what: String, _ ratio: Double, limit: Double) -> Bool {
  let isGood = ratio <= limit
  let figure = String(format: "%.2f", ratio)
  print("\(what) costs \(figure) times the bare center; the limit is \(limit)\(isGood ? "" : ", and exceeded")")
  return isGood
}

let bare = NotificationCenter()
let probe = ProbeCenter()

let adding = ratio {
  for _ in 0..<repetitions { bare.removeObserver(bare.addObserver(forName: name, object: nil, queue: nil) { _ in }) }
} _: {
  for _ in 0..<repetitions { probe.removeObserver(probe.addObserver(forName: name, object: nil, queue: nil) { _ in }) }
}

let bareTokens = (1...10).map { _ in bare.addObserver(forName: name, object: nil, queue: nil) { _ in } }
let probeTokens = (1...10).map { _ in probe.addObserver(forName: name, object: nil, queue: nil) { _ in } }
let posting = ratio {
  for _ in 0..<repetitions { bare.post(name: name, object: nil) }
} _: {
  for _ in 0..<repetitions { probe.post(name: name, object: nil) }
}
bareTokens.forEach(bare.removeObserver)
probeTokens.forEach(probe.removeObserver)

let frameText = frames == "0" ? "without backtraces" : "with \(frames) frames of backtrace"
let addingIsGood = report("adding and removing \(frameText)", adding, limit: limit)
let postingIsGood = report("posting to ten observers \(frameText)", posting, limit: 1.1)
exit(addingIsGood && postingIsGood ? 0 : 1)
