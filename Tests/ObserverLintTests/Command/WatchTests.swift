import Foundation
import Testing

@testable import ObserverLint

/// `--watch`, seen through a pipe.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct WatchTests {
  private let folder: TemporaryFolder
  private let process = Process()
  private let output = Pipe()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    process.executableURL = Program.observerLint
    process.arguments = ["--watch", "--color", "never"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
  }

  /// Reads until a line ends with the text.
  private func read(upTo text: String) -> String {
    var result = ""
    while !result.contains(text), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      result += String(decoding: data, as: UTF8.self)
    }
    return result
  }

  @Test(.timeLimit(.minutes(1))) func findingsComeAndGo() throws {
    try process.run()
    defer { process.terminate() }
    #expect(read(upTo: "read\n").hasPrefix("0 errors"))
    try folder.save("B.swift", ConfigurationTests.leak)
    let came = read(upTo: "read\n")
    #expect(came.hasPrefix("B.swift:3:30: error:"), "\(came)")
    #expect(came.contains("1 new finding, 0 gone. Now: 1 error"), "\(came)")
    try folder.save("B.swift", "let b = 1\n")
    let gone = read(upTo: "read\n")
    #expect(gone.hasPrefix("B.swift:3:30: gone:"), "\(gone)")
    #expect(gone.contains("0 new findings, 1 gone."), "\(gone)")
  }

  /// Where findings are, and their messages.
  private static func findings(_ text: String, as kind: String) -> Set<String> {
    let lines = text.split(separator: "\n").map(String.init).filter { $0.contains(": \(kind): ") }
    return Set(lines.map { $0.replacingOccurrences(of: ": \(kind): ", with: ": ") })
  }

  /// The findings that came and went add up to those of a run that reads everything.
  @Test(.timeLimit(.minutes(1))) func changesAddUpToAFreshReport() throws {
    try folder.makeFolder(".git")
    let leak = ConfigurationTests.leak
    let changes: [() throws -> Void] = [
      { try folder.save("B.swift", leak + leak.replacing("register", with: "again")) },
      { try folder.save("Sub/C.swift", leak) },
      { try folder.save("Sub/.observer-lint.json", #"{ "rules": { "discarded_token": "off" } }"#) },
      { try folder.save("A.swift", leak) },
      { try FileManager.default.removeItem(at: folder.url.appendingPathComponent("B.swift")) },
      { try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sub/.observer-lint.json")) },
    ]
    try process.run()
    defer { process.terminate() }
    var findings = Self.findings(read(upTo: "read\n"), as: "error")
    for (index, change) in changes.enumerated() {
      try change()
      let text = read(upTo: "read\n")
      findings.formUnion(Self.findings(text, as: "error"))
      findings.subtract(Self.findings(text, as: "gone"))
      let fresh = try Program(#require(Program.observerLint), ["--color", "never"], in: folder.url)
      #expect(findings == Self.findings(fresh.text, as: "error"), "after change \(index)")
    }
    #expect(findings.count == 2)
  }

  @Test(.timeLimit(.minutes(1))) func endsWhenNobodyReads() throws {
    try process.run()
    _ = read(upTo: "read\n")
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
  }
}
