import Foundation

/// Runs contenders in turns over one folder, so that whatever else the machine does hits all alike.
struct Comparison {
  struct Row {
    let name: String
    let runs: [MeasuredRun]

    var median: Double { Statistics.median(runs.map(\.seconds)) }
    var fastest: Double { runs.map(\.seconds).min() ?? 0 }
    var peakBytes: Int { runs.map(\.peakBytes).max() ?? 0 }
  }

  /// Contenders that take longer than this are measured in every fifth round only.
  private static let slow = 1.0

  var rounds: Int

  func run(_ contenders: [(name: String, command: [String])], scratch: URL) throws -> [Row] {
    let output = scratch.appendingPathComponent("output")
    // Once unmeasured, so that all rounds find the files in memory.
    let first = try contenders.map { try measured($0, output) }
    var runs: [[MeasuredRun]] = contenders.map { _ in [] }
    for round in 0..<rounds {
      for index in contenders.indices where first[index].seconds < Self.slow || round % 5 == 0 {
        runs[index].append(try measured(contenders[index], output))
      }
    }
    return zip(contenders, runs).map { Row(name: $0.name, runs: $1) }
  }

  private func measured(_ contender: (name: String, command: [String]), _ output: URL) throws -> MeasuredRun {
    let run = try MeasuredRun(contender.command, output: output)
    // ripgrep says 1 where it finds nothing.
    guard case .exited(let status) = run.outcome, status <= 1 else {
      throw BenchmarkError("\(contender.name) ended with \(run.outcome): \(contender.command.joined(separator: " "))")
    }
    return run
  }
}

enum Statistics {
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
