import Foundation

/// A run of another of this package's programs, and what it took.
struct ChildRun {
  /// The processor's time of the program's own work, in nanoseconds, as the program says.
  let work: Int
  /// The processor's time of the whole process, in nanoseconds.
  let processor: Int
  /// The most memory that any child of this process had so far, in bytes.
  let peak: Int
  /// How much it wrote on standard error, in bytes.
  let errors: Int
  /// Its last line there but one.
  let lastLines: [Substring]

  init(_ program: String, _ arguments: [String], options: String) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["LEAKPROBE_OPTIONS"] = options
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("probe-benchmark-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError = try FileHandle(forWritingTo: log)
    let before = Self.usage
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let after = Self.usage
    guard let work = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ChildFailure(program: program, arguments: arguments)
    }
    self.work = work
    processor = after.processor - before.processor
    peak = after.peak
    let written = try Data(contentsOf: log)
    errors = written.count
    lastLines = String(decoding: written, as: UTF8.self).split(separator: "\n").suffix(2)
  }

  /// Of all children that have ended.
  private static var usage: (processor: Int, peak: Int) {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      let unit = 1024
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      let unit = 1
    #endif
    func nanoseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1000 }
    return (nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), Int(usage.ru_maxrss) * unit)
  }
}

struct ChildFailure: Error, CustomStringConvertible {
  let program: String
  let arguments: [String]
  var description: String { "\(program) \(arguments.joined(separator: " ")) printed no figure" }
}
