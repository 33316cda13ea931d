import Foundation

/// A run of `ProbeScenarios`, whose first argument names what it does before it ends.
struct Scenario {
  let status: Int32
  let output: String
  let errors: String

  /// Beside the tests. Nil where it was not built.
  static let executable: URL? = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let places = bundles + [Bundle.main.executableURL].compactMap { $0 }
    return places.map { $0.deletingLastPathComponent().appendingPathComponent("ProbeScenarios") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// The file that registers.
  static let file = "ProbeScenarios/main.swift"

  static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../ProbeScenarios/main.swift")

  /// The line of that file that ends in this comment.
  static func line(_ comment: String) throws -> Int {
    let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasSuffix("// \(comment)") } ?? -2) + 1
  }

  init(_ arguments: String..., options: String = "", environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment
    all["LEAKPROBE_OPTIONS"] = options
    // What ran these tests is not what runs the scenario.
    for name in ["SWT_EXIT_TEST_ID", "SWIFT_BACKTRACE"] { all[name] = nil }
    all.merge(environment) { $1 }
    process.environment = all
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // What it writes fits into a pipe.
    output = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The caller removes it.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leakprobe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
