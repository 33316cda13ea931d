import Foundation
import ObservationRecording

/// The text about a process's observers for standard error, made row by row.
struct ExitReport {
  let failOn: LeakCriterion
  /// How many rows are shown. 0: all.
  private let limit: Int
  private let patterns: [ObserverPattern]
  private var leaked = Rows()
  private var others = Rows()
  /// How many registrations each pattern covered.
  private var suppressed: [Int]

  /// Only so many rows are kept as are shown: there may be millions.
  private struct Rows {
    var shown: [Census.Row] = []
    var count = 0
    var observers = 0

    mutating func add(_ row: Census.Row, limit: Int) {
      count += 1
      observers += row.count
      if limit == 0 || shown.count < limit { shown.append(row) }
    }
  }

  init(failOn: LeakCriterion, limit: Int, patterns: [ObserverPattern]) {
    self.failOn = failOn
    self.limit = limit
    self.patterns = patterns
    suppressed = Array(repeating: 0, count: patterns.count)
  }

  mutating func add(_ row: Census.Row, suppressedBy pattern: Int?) {
    if let pattern {
      suppressed[pattern] += row.count
    } else if failOn.includes(row.verdict) {
      leaked.add(row, limit: limit)
    } else {
      others.add(row, limit: limit)
    }
  }

  var isFailure: Bool { leaked.count > 0 }

  /// Leaks first. Empty where nothing is registered. `exitStatus`: the one that leaks give the process; nil: they give
  /// none.
  func text(isAtExit: Bool, exitStatus: Int32?) -> String {
    var lines: [String] = []
    if leaked.count + others.count > 0 {
      lines.append(
        "LeakProbe: \(leaked.observers) observer\(leaked.observers == 1 ? "" : "s") leaked, \(others.observers) more "
          + "registered when process \(ProcessInfo.processInfo.processIdentifier) "
          + (isAtExit ? "ended" : "was asked"))
    }
    let rows = leaked.shown + others.shown
    let shown = limit == 0 ? rows[...] : rows.prefix(limit)
    for row in shown {
      lines.append("  \(row)")
      lines += row.tests.map { "      in \($0.escapedForOneLine)" }
      lines += row.backtrace.enumerated().map { "      #\($0) \($1.escapedForOneLine)" }
    }
    let hidden = leaked.count + others.count - shown.count
    if hidden > 0 {
      lines.append(
        "  and \(hidden) more place\(hidden == 1 ? "" : "s and names"), which max_leaks=\(limit) leaves out; 0 shows all"
      )
    }
    for (pattern, count) in zip(patterns, suppressed) where count > 0 {
      lines.append("  \(count) suppressed by \(pattern.description.escapedForOneLine)")
    }
    if let exitStatus, exitStatus != 0, isFailure {
      lines.append("LeakProbe: the exit status is \(exitStatus) (fail_on=\(failOn.rawValue))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
