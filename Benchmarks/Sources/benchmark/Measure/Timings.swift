import Foundation

/// The table that the linter prints with `--timings`.
struct Timings {
  struct Time {
    /// In seconds.
    var processor: Double
    var wall: Double
  }

  /// In the order of the table.
  private(set) var stages: [(name: String, time: Time)] = []
  private(set) var lexedFiles = 0
  private(set) var lexedBytes = 0

  /// Nil if the text has no whole table.
  init?(_ text: some StringProtocol) {
    var isComplete = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.last == "ms" {
        let numbers = words.compactMap { Double($0) }
        guard let processor = numbers.first else { return nil }
        let name = words.prefix { Double($0) == nil }.joined(separator: " ")
        stages.append((name, Time(processor: processor / 1000, wall: (numbers.count > 1 ? numbers[1] : 0) / 1000)))
      } else if words.first == "lexed:" {
        (lexedFiles, lexedBytes) = (Int(words[1]) ?? 0, Int(words[3]) ?? 0)
      } else if words.first == "lex:" {
        isComplete = true
      }
    }
    if !isComplete { return nil }
  }

  subscript(stage: String) -> Time {
    stages.first { $0.name == stage }?.time ?? Time(processor: 0, wall: 0)
  }

  /// The medians of each stage.
  static func median(_ all: [Timings]) -> Timings? {
    guard var result = all.first else { return nil }
    for index in result.stages.indices {
      result.stages[index].time = Time(
        processor: Statistics.median(all.map { $0.stages[index].time.processor }),
        wall: Statistics.median(all.map { $0.stages[index].time.wall }))
    }
    return result
  }

  /// Bytes that a core lexes in a second, in millions.
  var lexSpeed: Double { Double(lexedBytes) / self["lex"].processor / 1e6 }

  /// The same for lexing, parsing and making facts together.
  var factSpeed: Double {
    Double(lexedBytes) / (self["lex"].processor + self["parse"].processor + self["facts"].processor) / 1e6
  }
}
