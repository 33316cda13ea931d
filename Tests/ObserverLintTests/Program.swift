import Foundation

/// A program run to its end.
struct Program {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Files take what is printed: a pipe that nobody empties would stop the program.
  init(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("in", input)
    try scratch.write("out")
    try scratch.write("err")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What the machine that runs the tests tells the command of itself must not matter.
    let told = [
      "XCODE_VERSION_ACTUAL", "GITHUB_WORKSPACE", "NO_COLOR", "FORCE_COLOR", "FORCE_HYPERLINK", "COLUMNS",
    ]
    var variables = ProcessInfo.processInfo.environment.filter { !told.contains($0.key) }
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: scratch.url.appendingPathComponent("in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("err"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: scratch.url.appendingPathComponent("out"))
    errors = String(
      decoding: try Data(contentsOf: scratch.url.appendingPathComponent("err")), as: UTF8.self)
  }

  /// Where a program of the machine is; nil where it is missing.
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The command that was built with these tests.
  static var observerLint: URL? {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let places = bundles + [Bundle.main.executableURL].compactMap { $0 }
    return places.lazy.map { $0.deletingLastPathComponent().appendingPathComponent("observer-lint") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
