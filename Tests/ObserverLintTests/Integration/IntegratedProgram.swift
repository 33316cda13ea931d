import Foundation
import Testing

/// A program with one leak, which the scripts around the linter are tried on.
struct IntegratedProgram {
  /// Where the leak is, in the compiler's shape without the path.
  static let leak = "Leaky.swift:4:30: error: "

  let folder: TemporaryFolder
  let linter: URL

  init() throws {
    folder = try TemporaryFolder()
    linter = try #require(Program.observerLint)
    try folder.write("Package.swift", "// swift-tools-version: 6.1\n")
    try folder.write(
      "Sources/Leaky.swift",
      """
      import Foundation

      func leak() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("leak") }
      }

      """)
    try folder.write("Sources/Clean File.swift", "func clean() {}\n")
  }

  /// Runs a script of this repository in the program's folder, where `observer-lint` is installed.
  func run(
    _ script: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Program {
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    let installed = ["PATH": linter.deletingLastPathComponent().path + ":" + path]
    return try Program(
      Repository.root.appendingPathComponent(script), arguments, in: folder.url,
      environment: installed.merging(environment) { $1 })
  }
}
