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

  /// Whatever it was: a line added, or a file of one's own by that name.
  @Test(arguments: ["import os\n", "typealias NotificationCenter = MyCenter\n"])
  func whatWasEditedIsLeftAsItIs(edit: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Sources/App")
    let place = "Sources/App/\(Self.name)"
    _ = try Program(#require(Program.observerLint), ["shadow", "Sources/App"], in: folder.url)
    let edited = edit.hasPrefix("import") ? try folder.text(place) + edit : edit
    try folder.write(place, edited)
    let run = try Program(#require(Program.observerLint), ["shadow", "Sources/App"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(place): left as it is"), "\(run.errors)")
    #expect(try folder.text(place) == edited)
  }

  /// As an older version wrote it: its own checksum is right.
  @Test func whatAnotherVersionWroteIsWrittenAnew() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Sources/App")
    let body = "// Another version.\n"
    var hash = FNVHash()
    hash.add(body.utf8)
    try folder.write(
      "Sources/App/\(Self.name)", "// Written by `observer-lint shadow`, checksum \(hash.hexadecimal).\n" + body)
    let run = try Program(#require(Program.observerLint), ["shadow", "Sources/App"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("Sources/App/\(Self.name)").contains("typealias NotificationCenter = ProbeCenter"))
  }

  /// A public declaration may name the center, and a module that imports this one may use its default argument.
  @Test(.enabled(if: Program.find("swiftc") != nil, "swiftc is not on the path"))
  func aModuleWithAPublicCenterCompilesAndIsUsed() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App")
    try folder.write(
      "App/Player.swift",
      """
      import Foundation
      public final class Player {
        public let center: NotificationCenter
        public init(center: NotificationCenter = .default) { self.center = center }
      }
      """)
    try folder.write(
      "Client.swift",
      """
      import App
      import Foundation
      func play() -> Player { Player() }
      func play(on center: ProbeCenter) -> Player { Player(center: center) }
      """)
    let lint = try Program(#require(Program.observerLint), ["shadow", "App"], in: folder.url)
    #expect(lint.status == 0, "\(lint.errors)")
    let modules = try #require(Program.observerLint).deletingLastPathComponent().appendingPathComponent("Modules").path
    let products = try #require(Program.observerLint).deletingLastPathComponent().path
    let flags = [
      "-swift-version", "6", "-parse-as-library", "-I", ".", "-I", modules, "-Xcc",
      "-fmodule-map-file=\(products)/CLeakProbe.build/module.modulemap",
    ]
    for arguments in [
      ["-emit-module", "-module-name", "App", "-D", "ObserverProbe", "App/Player.swift", "App/\(Self.name)"],
      ["-typecheck", "Client.swift"],
    ] {
      let run = try Program(#require(Program.find("swiftc")), flags + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("warning:"), "\(run.errors)")
    }
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder()
    let run = try Program(#require(Program.observerLint), ["shadow", "Nowhere"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("Nowhere/\(Self.name)"))
    #expect(try Program(#require(Program.observerLint), ["shadow"], in: folder.url).status == 2)
  }
}
