import Foundation
import Testing

/// A shell's command, run to its end.
struct Shell {
  let status: Int32
  /// Standard output and standard error, as a reader of a terminal sees them.
  let text: String

  /// The last part of a long text, and before that all that tells of failures.
  var excerpt: String {
    let end = text.suffix(4_000)
    let failures = text.dropLast(end.count).split(separator: "\n").filter {
      $0.contains("error:") || $0.contains("recorded an issue")
    }
    return (failures.prefix(40) + [end]).joined(separator: "\n")
  }

  /// - Parameter environment: All that the command knows of; nil: what these tests know.
  init(_ command: String, in folder: URL, environment: [String: String]? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// This repository.
enum Repository {
  static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }

  /// A fresh clone that `.ci/run` made and goes on with, so that nothing is built twice. Nil where it did not start these
  /// tests.
  static let clone = ProcessInfo.processInfo.environment["OBSERVER_LINT_CLONE"].map { URL(fileURLWithPath: $0) }

  /// An existing file to which `.ci/run` wants the commands of the README and their output. Nil where it did not start
  /// these tests.
  static let transcript = ProcessInfo.processInfo.environment["OBSERVER_LINT_TRANSCRIPT"].flatMap {
    FileHandle(forWritingAtPath: $0)
  }
}

/// A folder of a test's own, gone when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("observer-lint-adoption-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
