import Foundation
import Testing

@testable import ObserverLint

@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct ShadowTests {
  static let name = "NotificationCenter+ObserverProbe.swift"

  /// The sample's tests run with this file.
  @Test func writesTheFileThatTheSampleHas() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Sources/App")
    for _ in 1...2 {
      let run = try Program(#require(Program.observerLint), ["shadow", "Sources/App"], in: folder.url)
      #expect(run.status == 0)
      #expect(run.text.contains("wrote Sources/App/\(Self.name)"))
      #expect(run.text.contains("traits: [\"ObserverProbe\"]"))
    }
    let sample = Repository.root.appendingPathComponent("Samples/Probed/Sources/Jukebox/\(Self.name)")
    #expect(try folder.text("Sources/App/\(Self.name)") == String(contentsOf: sample, encoding: .utf8))
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder()
    let run = try Program(#require(Program.observerLint), ["shadow", "Nowhere"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("Nowhere/\(Self.name)"))
    #expect(try Program(#require(Program.observerLint), ["shadow"], in: folder.url).status == 2)
  }
}
