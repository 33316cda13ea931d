/// The options in the environment variable `LEAKPROBE_OPTIONS`: `exitcode=23:fail_on=any:report_dir='C:/a folder'`.
///
/// `name=value`, with colons between, and quotes around a value with a colon in it. An invalid option is reported and
/// ignored, because a probe must not end a program.
struct ProbeOptions: Sendable, Equatable {
  /// The status that a leak gives the process which would have exited with 0. 0: leaks change no status.
  var exitCode: Int32 = 23
  var failOn = LeakCriterion.unremovable
  /// Where each process writes its report. Nil: nowhere, but on standard error.
  var reportFolder: String?
  /// A file of patterns for observers that are meant to stay.
  var suppressions: String?
  /// How many rows standard error is given at most. 0: all. The JSON report has them all anyway.
  var maxLeaks = 100
  /// How many frames of each registration's backtrace are kept. Nil: eight in tests that look for leaks, none elsewhere.
  var backtrace: Int?

  private(set) var complaints: [String] = []

  init(_ text: String = "") {
    for part in Self.parts(text) {
      if part.isUnclosed {
        complain(part.text, "its quote is never closed")
        continue
      }
      guard let equals = part.text.firstIndex(of: "=") else {
        complain(part.text, "it has no value; write name=value, with colons between options")
        continue
      }
      set(String(part.text[..<equals]), to: String(part.text[part.text.index(after: equals)...]), part.text)
    }
  }

  private static let names = ["exitcode", "fail_on", "report_dir", "suppressions", "max_leaks", "backtrace"]
  /// Swift Testing takes it for a run without tests, which passes.
  private static let noTestsStatus = 69

  private mutating func set(_ name: String, to value: String, _ part: String) {
    switch name {
    case "exitcode":
      guard let code = number(value, 0...255, part) else { return }
      if code == Self.noTestsStatus {
        complain(part, "Swift Testing takes that status for a run without tests, which passes")
      } else {
        exitCode = Int32(code)
      }
    case "fail_on":
      guard let criterion = LeakCriterion(rawValue: value) else {
        return complain(part, "it takes \(LeakCriterion.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      failOn = criterion
    case "report_dir", "suppressions":
      if value.isEmpty { return complain(part, "it takes a path") }
      if name == "report_dir" { reportFolder = value } else { suppressions = value }
    case "max_leaks":
      if let count = number(value, 0...Int.max, part) { maxLeaks = count }
    case "backtrace":
      if let count = number(value, 0...64, part) { backtrace = count }
    default:
      complain(part, "there is no such option; there are \(Self.names.joined(separator: ", "))")
    }
  }

  private mutating func number(_ value: String, _ range: ClosedRange<Int>, _ part: String) -> Int? {
    if let number = Int(value), range.contains(number) { return number }
    let limits = range.upperBound == Int.max ? "from \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    complain(part, "it takes a number, \(limits)")
    return nil
  }

  private mutating func complain(_ part: String, _ reason: String) {
    complaints.append("LEAKPROBE_OPTIONS: '\(part)' is ignored: \(reason)")
  }

  private struct Part {
    var text = ""
    /// True if it has a quote that no other quote ends. Then it ends at the next colon.
    var isUnclosed = false
  }

  /// Between colons and line ends that stand in no quotes. The quotes go.
  private static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var part = Part()
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case ":", "\n":
        parts.append(part)
        part = Part()
      case "'", "\"":
        // A quote that another option lies behind is a letter, or was never closed.
        if let end = rest.firstIndex(of: character),
          !names.contains(where: { rest[..<end].contains(":\($0)=") })
        {
          part.text += rest[..<end]
          rest = rest[rest.index(after: end)...]
        } else {
          part.text.append(character)
          part.isUnclosed = true
        }
      default:
        part.text.append(character)
      }
    }
    return (parts + [part]).filter { !$0.text.isEmpty }
  }
}
