import ObserverLint

/// The time of each stage of a run, as `--timings` prints it.
struct TimingsTable {
  private let times: StageTimes

  init(_ times: StageTimes) { self.times = times }

  func rendered() -> String {
    let total = times.total
    var text = Self.row("stage", "processor", "wall")
    var rest = total.processor
    for stage in StageTimes.Stage.allCases {
      let time = times[stage]
      rest -= time.processor
      text += Self.row(stage.rawValue, Self.milliseconds(time.processor), Self.milliseconds(time.wall))
    }
    text += Self.row("other", Self.milliseconds(max(0, rest)), "")
    text += Self.row("total", Self.milliseconds(total.processor), Self.milliseconds(total.wall))
    let lex = times[.lex].processor
    let facts = lex + times[.parse].processor + times[.facts].processor
    text += "lexed: \(Counted.text(times.lexedFiles, "file")), \(times.lexedBytes) bytes\n"
    text += "lex: \(Self.speed(times.lexedBytes, in: lex)), lex to facts: \(Self.speed(times.lexedBytes, in: facts))\n"
    return text
  }

  private static func row(_ name: String, _ processor: String, _ wall: String) -> String {
    let name = name + String(repeating: " ", count: max(0, 16 - name.count))
    let row = name + aligned(processor, 14) + aligned(wall, 14)
    return String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let microseconds = Int((seconds * 1e6).rounded())
    let fraction = "\(microseconds % 1000 + 1000)".dropFirst()
    return "\(microseconds / 1000).\(fraction) ms"
  }

  /// The bytes that a core works on in a second.
  private static func speed(_ bytes: Int, in seconds: Double) -> String {
    seconds > 0 ? "\(Int((Double(bytes) / seconds / 1e6).rounded())) MB/s" : "0 MB/s"
  }
}
