import Foundation

/// Builds the contenders that are built here, and finds or installs the others.
struct Tools {
  /// `Benchmarks/`
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let project = package.deletingLastPathComponent()

  /// The linter as it is released: optimised, and linked with the standard library.
  static func linter() throws -> URL {
    try build("observer-lint", of: project, scratch: "linter")
  }

  static func visitor() throws -> URL {
    try build("observer-visitor", of: package, scratch: "contenders")
  }

  /// Starts what is measured. Built on the first use.
  static let launcher: URL = {
    do {
      return try build("measured-run", of: package, scratch: "contenders")
    } catch {
      fatalError("measured-run cannot be built: \(error)")
    }
  }()

  static func empty() throws -> URL {
    try build("empty", of: package, scratch: "contenders")
  }

  static func ripgrep() -> URL? { find("rg") }

  /// ast-grep from the search path, or from PyPI into a folder of the build's own; nil where that fails.
  static func astGrep() -> URL? {
    if let found = find("ast-grep") { return found }
    let environment = package.appendingPathComponent(".build/ast-grep")
    let binary = environment.appendingPathComponent("bin/ast-grep")
    if FileManager.default.isExecutableFile(atPath: binary.path) { return binary }
    guard let python = find("python3") else { return nil }
    let pip = environment.appendingPathComponent("bin/pip")
    guard (try? run(python, ["-m", "venv", environment.path])) != nil,
      (try? run(pip, ["install", "--quiet", "ast-grep-cli==0.51.1"])) != nil
    else { return nil }
    return binary
  }

  private static func build(_ product: String, of package: URL, scratch: String) throws -> URL {
    guard let swift = find("swift") else { throw BenchmarkError("swift is not in the search path") }
    let folder = Self.package.appendingPathComponent(".build/\(scratch)")
    let arguments = [
      "build", "-c", "release", "--static-swift-stdlib", "--package-path", package.path, "--scratch-path", folder.path,
      "--product", product,
    ]
    try run(swift, arguments)
    let bin = try run(swift, arguments + ["--show-bin-path"], readsOutput: true)
    return URL(fileURLWithPath: bin.trimmingCharacters(in: .whitespacesAndNewlines)).appendingPathComponent(product)
  }

  static func find(_ program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a program and waits for it. What it says goes to standard error, unless it is asked for.
  @discardableResult
  static func run(_ program: URL, _ arguments: [String], readsOutput: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = readsOutput ? pipe : FileHandle.standardError
    try process.run()
    let output = readsOutput ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(program.lastPathComponent) \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: output, as: UTF8.self)
  }
}
