import Foundation

/// How a process ended, and what it said.
struct Outcome {
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case tooLong
  }

  var end: End
  var seconds: Double
  var output: Data
  var errors: Data

  /// The status, or a number that no command gives.
  var status: Int32 { if case .exited(let status) = end { status } else { -1 } }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// Runs commands, each with a limit of time.
struct Command {
  static let limit = 10.0

  /// Runs a program, with its streams in files of a folder beside the one that it works in.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL, streams: URL, input: [UInt8] = []
  ) throws -> Outcome {
    let files = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let input = try FileHandle(forReadingFrom: files[0])
    let handles = [input] + (try files[1...].map { try FileHandle(forWritingTo: $0) })
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    let begin = ContinuousClock.now
    try process.run()
    let isInTime = wait(for: process, since: begin)
    let end: Outcome.End =
      !isInTime
      ? .tooLong
      : process.terminationReason == .exit ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    return Outcome(
      end: end, seconds: seconds(since: begin), output: try Data(contentsOf: files[1]),
      errors: try Data(contentsOf: files[2]))
  }

  /// A backtrace takes longer than the run itself; git is to ask nobody's configuration.
  private static let environment: [String: String] = {
    var result = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    result["SWIFT_BACKTRACE"] = "enable=no"
    result["GIT_CONFIG_GLOBAL"] = "/dev/null"
    result["GIT_CONFIG_SYSTEM"] = "/dev/null"
    result["NO_COLOR"] = "1"
    return result
  }()

  /// False where it had to be killed.
  private static func wait(for process: Process, since begin: ContinuousClock.Instant) -> Bool {
    var pause = 0.0005
    while process.isRunning {
      if seconds(since: begin) > limit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return false
      }
      Thread.sleep(forTimeInterval: pause)
      pause = min(pause * 1.5, 0.01)
    }
    return true
  }

  private static func seconds(since begin: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Where a program is, as the shell finds it.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
