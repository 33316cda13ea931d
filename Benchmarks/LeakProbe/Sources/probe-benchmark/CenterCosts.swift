import Foundation
import LeakProbe
import Workload

/// A probe against the bare center, both in one process.
enum CenterCosts {
  /// In a process of its own, which keeps backtraces of so many frames.
  static func run(frames: Int, limit: Double) throws -> Bool {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    var environment = ProcessInfo.processInfo.environment
    environment["PROBE_BENCHMARK_FRAMES"] = "\(frames)"
    environment["PROBE_BENCHMARK_LIMIT"] = "\(limit)"
    environment["LEAKPROBE_OPTIONS"] = "backtrace=\(frames)"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static func measure() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let limit = environment["PROBE_BENCHMARK_LIMIT"].flatMap(Double.init) ?? 0
    let frames = environment["PROBE_BENCHMARK_FRAMES"] ?? "0"
    let frameText = frames == "0" ? "without backtraces" : "with \(frames) frames of backtrace"
    let bare = NotificationCenter()
    let probe = ProbeCenter()
    var isGood = true

    // An object that the probe refers to weakly is slower to hold ever after: the bare center gets one of its own.
    for (bareObject, object, objectText) in [(nil, nil, ""), (NSObject(), NSObject(), " with object:")] {
      let adding = ratio {
        bare.removeObserver(bare.addObserver(forName: Workload.name, object: bareObject, queue: nil) { _ in })
      } _: {
        probe.removeObserver(probe.addObserver(forName: Workload.name, object: object, queue: nil) { _ in })
      }
      isGood = report("adding and removing\(objectText) \(frameText)", adding, limit: limit) && isGood
    }

    let bareTokens = (1...10).map { _ in bare.addObserver(forName: Workload.name, object: nil, queue: nil) { _ in } }
    let probeTokens = (1...10).map { _ in probe.addObserver(forName: Workload.name, object: nil, queue: nil) { _ in } }
    let posting = ratio {
      bare.post(name: Workload.name, object: nil)
    } _: {
      probe.post(name: Workload.name, object: nil)
    }
    bareTokens.forEach(bare.removeObserver)
    probeTokens.forEach(probe.removeObserver)
    return report("posting to ten observers \(frameText)", posting, limit: 1.1) && isGood
  }

  private static let rounds = 101
  private static let repetitions = 1000

  /// Of the second time to the first, in the middle of many rounds.
  private static func ratio(_ bare: () -> Void, _ probed: () -> Void) -> Double {
    let ratios = (0..<rounds).map { round in
      // Whichever goes first may find the caches cold.
      let isFirst = round.isMultiple(of: 2)
      let one = Workload.time { for _ in 0..<repetitions { isFirst ? bare() : probed() } }
      let other = Workload.time { for _ in 0..<repetitions { isFirst ? probed() : bare() } }
      return isFirst ? Double(other) / Double(one) : Double(one) / Double(other)
    }
    return ratios.sorted()[rounds / 2]
  }
}

func report(_ work: String, _ ratio: Double, limit: Double, of unit: String = "the bare center's") -> Bool {
  let isGood = ratio <= limit
  let figure = String(format: "%.2f", ratio)
  print("\(work) costs \(figure) times \(unit); the limit is \(limit)\(isGood ? "" : ", and exceeded")")
  return isGood
}
