import Foundation

/// One whole process: how long it took, and what it used.
struct MeasuredRun {
  enum Outcome: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    /// It took longer than it was given.
    case outOfTime
  }

  let outcome: Outcome
  let seconds: Double
  /// How long processors worked for it, which hangs less on what else the machine does.
  let processorSeconds: Double
  /// The largest resident size.
  let peakBytes: Int

  /// Runs a command with its output in a file, as nobody reads it while it is measured.
  ///
  /// - Parameters:
  ///   - limit: Seconds after which the process is killed.
  ///   - memory: Bytes of address space that the process may take; 0: as much as it wants.
  init(_ command: [String], output: URL, limit: Int = 600, memory: Int = 0) throws {
    let arguments = [output.path, "\(limit)", "\(memory)"] + command
    let words = try Tools.run(Tools.launcher, arguments, readsOutput: true).split { $0.isWhitespace }
    guard words.count == 6, let seconds = Double(words[0]), let bytes = Int(words[1]), let status = Int32(words[2]),
      let signal = Int32(words[3]), let processorSeconds = Double(words[5])
    else { throw BenchmarkError("\(Tools.launcher.path) cannot measure \(command.joined(separator: " "))") }
    self.seconds = seconds
    self.processorSeconds = processorSeconds
    peakBytes = bytes
    outcome = words[4] == "1" ? .outOfTime : signal == 0 ? .exited(status) : .killed(signal: signal)
  }
}
