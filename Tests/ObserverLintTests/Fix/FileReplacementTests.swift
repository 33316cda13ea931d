import Foundation
import Testing

@testable import ObserverLint

@Suite struct FileReplacementTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(name).path)[.posixPermissions]
      as? Int
  }

  @Test func makesAFile() throws {
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try text("a") == "new")
  }

  @Test func replacesAFile() throws {
    try folder.write("a", "a longer old text")
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try text("a") == "new")
  }

  @Test func keepsTheMode() throws {
    try folder.write("a", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o751], ofItemAtPath: folder.url.appendingPathComponent("a").path)
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try mode("a") == 0o751)
  }

  @Test func leavesNothingElseBehind() throws {
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a"])
  }

  @Test func removesWhatAKilledRunLeft() throws {
    // No process has the highest number there is.
    var hash = FNVHash()
    hash.add(Array("a".utf8))
    try folder.write(".\(hash.hexadecimal).\(pid_t.max).0.observer-lint-tmp", "half")
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a"])
  }

  @Test func writesThroughALink() throws {
    try folder.write("a", "old")
    try folder.link("l", to: "a")
    try FileReplacement.write(Array("new".utf8), to: folder.path("l"))
    #expect(try text("a") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appendingPathComponent("l").path) == "a")
  }

  @Test func writesToADevice() throws {
    try FileReplacement.write(Array("new".utf8), to: "/dev/null")
    #expect(try Folder.identify("/dev/null").get().kind == .special)
  }

  @Test func failsWithoutTheFolder() {
    #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.write([1], to: folder.path("missing/a"))
    }
  }

  @Test func doesNotReplaceAFolder() throws {
    try folder.makeFolder("d")
    #expect(throws: FileReplacement.Failure.self) { try FileReplacement.write([1], to: folder.path("d")) }
  }
}
