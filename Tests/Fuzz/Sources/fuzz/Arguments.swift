import Foundation

struct UsageError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// `fuzz --linter BINARY [--seconds N | --files N] [--seed N] [--jobs N] [--keep DIR] [--only USE]`
struct Arguments {
  /// The built command.
  var linter = URL(fileURLWithPath: ".build/debug/observer-lint")
  /// How long to go on; nil: until there were enough files.
  var seconds: Double?
  /// How many mutated files to make.
  var files = 1_000_000_000
  var seed: UInt64 = UInt64.random(in: 0...UInt64(UInt32.max))
  var jobs = 2
  /// Where programs stay that fail.
  var keep = URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).appendingPathComponent("fuzz-failures")
  /// The uses to try; empty: all.
  var only: Set<String> = []

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError("'\(name)' needs a value") }
      let number = Double(value)
      switch name {
      case "--linter": linter = URL(fileURLWithPath: value)
      case "--keep": keep = URL(fileURLWithPath: value)
      case "--only": only.insert(value)
      case "--seconds" where number != nil: seconds = number
      case "--files" where number != nil: files = Int(number ?? 0)
      case "--seed" where number != nil: seed = UInt64(value) ?? 0
      case "--jobs" where number != nil: jobs = max(1, Int(number ?? 1))
      default:
        throw UsageError(
          "'\(name) \(value)' is no option: --linter, --seconds, --files, --seed, --jobs, --keep, --only")
      }
    }
    guard FileManager.default.isExecutableFile(atPath: linter.path) else {
      throw UsageError("\(linter.path) is no built linter; name one with --linter")
    }
  }
}
