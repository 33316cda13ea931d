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
    try folder.write("B.swift", ConfigurationTests.leak)
    let came = read(upTo: "read\n")
    #expect(came.hasPrefix("B.swift:3:30: error:"), "\(came)")
    #expect(came.contains("1 new finding, 0 gone. Now: 1 error"), "\(came)")
    try folder.write("B.swift", "let b = 1\n")
    let gone = read(upTo: "read\n")
    #expect(gone.hasPrefix("B.swift:3:30: gone:"), "\(gone)")
    #expect(gone.contains("0 new findings, 1 gone."), "\(gone)")
  }

  @Test(.timeLimit(.minutes(1))) func endsWhenNobodyReads() throws {
    try process.run()
    _ = read(upTo: "read\n")
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
  }
}
