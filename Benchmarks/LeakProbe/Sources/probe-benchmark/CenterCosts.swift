import Foundation
import LeakProbe
import Workload

/// A probe against the bare center, both in one process, and the median of several processes: hashes and addresses differ
/// from process to process, and with them the ratio by a few hundredths.
enum CenterCosts {
  private static let processes = 5

  /// In processes that keep backtraces of so many frames.
  ///
  /// - Parameters:
  ///   - limit: of adding and removing.
  ///   - limitWithObject: of the same with an object, whose weak reference costs more on some processors.
  static func run(frames: Int, limit: Double, limitWithObject: Double) throws -> Bool {
    let runs = try (0..<processes).map { _ in try ratios(frames: frames) }
    let frameText = frames == 0 ? "without backtraces" : "with \(frames) frames of backtrace"
    return try [
      ("adding and removing", limit), ("adding and removing with object:", limitWithObject),
      ("posting to ten observers", 1.1),
    ].enumerated().map { number, row in
      let ratios = runs.compactMap { $0.count > number ? $0[number] : nil }.sorted()
      guard ratios.count == processes else {
        throw ChildFailure(program: "probe-benchmark", arguments: ["frames \(frames)"])
      }
      return report("\(row.0) \(frameText)", ratios[processes / 2], limit: row.1)
    }.allSatisfy { $0 }
  }

  private static func ratios(frames: Int) throws -> [Double] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    var environment = ProcessInfo.processInfo.environment
    environment["PROBE_BENCHMARK_FRAMES"] = "\(frames)"
    environment["LEAKPROBE_OPTIONS"] = "backtrace=\(frames)"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { Double($0) }
  }

  /// Prints the ratios of one process: adding and removing, the same with an object, posting.
  static func measure() {
    let bare = NotificationCenter()
    let probe = ProbeCenter()

    // An object that the probe refers to weakly is slower to hold ever after: the bare center gets one of its own.
    for (bareObject, object) in [(nil, nil), (NSObject(), NSObject())] {
      print(
        ratio {
          bare.removeObserver(bare.addObserver(forName: Workload.name, object: bareObject, queue: nil) { _ in })
        } _: {
          probe.removeObserver(probe.addObserver(forName: Workload.name, object: object, queue: nil) { _ in })
        })
    }

    let bareTokens = (1...10).map { _ in bare.addObserver(forName: Workload.name, object: nil, queue: nil) { _ in } }
    let probeTokens = (1...10).map { _ in probe.addObserver(forName: Workload.name, object: nil, queue: nil) { _ in } }
    print(
      ratio {
        bare.post(name: Workload.name, object: nil)
      } _: {
        probe.post(name: Workload.name, object: nil)
      })
    bareTokens.forEach(bare.removeObserver)
    probeTokens.forEach(probe.removeObserver)
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
