import Foundation
import Testing

@testable import ObserverLint

/// A mistake in one path gets a clear line, and the other paths are linted.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\nlet b = 2\n")
  }

  /// Another folder must not be linted, or even fixed, in its place.
  @Test(arguments: ["", ".", "--fix", "--since HEAD", "--watch"])
  func aCurrentFolderThatWasRemovedIsAnError(_ arguments: String) throws {
    try folder.write("gone/A.swift")
    let binary = try #require(Program.observerLint).path
    let shell = try Program(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "cd gone && rm -r ../gone && '\(binary)' \(arguments)"], in: folder.url)
    #expect(shell.status == 2)
    #expect(shell.errors.contains("error: .: "), "\(shell.errors)")
  }

  private func run(_ arguments: String...) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  private func expect(
    _ run: Program, status: Int32, line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.errors == "observer-lint: \(line)\n", sourceLocation: sourceLocation)
    #expect(run.text.contains("2 lines read"), "the other file is missing", sourceLocation: sourceLocation)
  }

  @Test func aMissingPath() throws {
    expect(
      try run("Missing.swift", "A.swift"), status: 2,
      line: "error: Missing.swift: no such file or folder; check the spelling and the current folder")
  }

  @Test func anUnknownFolderOnTheWay() throws {
    expect(
      try run("A.swift/B.swift", "A.swift"), status: 2,
      line: "error: A.swift/B.swift: no such file or folder: a part of the path is a file; check the spelling")
  }

  @Test func aFolderWithoutSwift() throws {
    try folder.makeFolder("empty")
    expect(try run("empty", "A.swift"), status: 0, line: "note: empty: no Swift files to lint here")
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n"), ("A.swift.orig", "let a = 1\n"), ("run", "#!/bin/sh\n"),
    ("Podfile", ""),
  ])
  func aFileOfAnotherKind(name: String, text: String) throws {
    try folder.write(name, text)
    expect(
      try run(name, "A.swift"), status: 2,
      line: "error: \(name): not a Swift file; give a file whose name ends in .swift, a script whose first line names "
        + "swift, or a folder")
  }

  @Test(arguments: ["App.xcodeproj", "App.xcworkspace/", "App.xcodeproj/project.xcworkspace"])
  func anXcodeProject(name: String) throws {
    try folder.write("\(name)/contents.xcworkspacedata", "")
    expect(
      try run(name, "A.swift"), status: 2,
      line: "error: \(name): an Xcode project, and no folder of Swift files; give the folder around it")
  }

  @Test func aPlaygroundIsAFolderOfSwiftFiles() throws {
    try folder.write("P.playground/Contents.swift", "let a = 1\n")
    try folder.write("P.playground/Sources/B.swift", "let b = 2\n")
    let run = try run("P.playground")
    #expect(run.status == 0)
    #expect(run.text.contains("2 files"), "\(run.text)")
  }

  @Test func anEmptyFile() throws {
    try folder.write("B.swift")
    let run = try run()
    #expect(run.status == 0)
    #expect(run.text.contains("2 files, 2 lines read"))
  }

  @Test func aBinaryFile() throws {
    try folder.write("B.swift", Data([0xCF, 0xFA, 0xED, 0xFE, 0]))
    expect(try run(), status: 0, line: "warning: B.swift: not Swift text; nothing in it was looked at")
  }

  @Test func aPipe() throws {
    try #require(mkfifo(folder.path("P.swift").description, 0o600) == 0)
    expect(
      try run(), status: 0,
      line: "warning: P.swift: a pipe, a socket or a device, and not opened; only regular files are read")
  }

  @Test func aNamedPipe() throws {
    try #require(mkfifo(folder.path("P.swift").description, 0o600) == 0)
    expect(
      try run("P.swift", "A.swift"), status: 2,
      line: "error: P.swift: a pipe, a socket or a device, and not opened; only regular files are read")
  }

  @Test func aLoopOfLinks() throws {
    try folder.link("x", to: "y")
    try folder.link("y", to: "x")
    expect(
      try run("x", "A.swift"), status: 2,
      line: "error: x: a loop of symbolic links; remove the loop, or name the file itself")
  }

  @Test func anEndlessName() throws {
    let name = String(repeating: "x", count: 5000)
    expect(
      try run(name, "A.swift"), status: 2,
      line: "error: \(name): the name is too long for this system; shorten it")
  }

  #if os(Linux)
    /// Readable by its mode, and yet not by anybody: fails for the superuser too.
    @Test func aFileThatFailsToRead() throws {
      let run = try run("/proc/self/mem", "A.swift")
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot be read"))
      #expect(run.text.contains("2 lines read"))
    }
  #endif

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything")) func aFileWithoutPermission() throws {
    try folder.write("B.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.url.appendingPathComponent("B.swift").path)
    expect(
      try run(), status: 2,
      line: "error: B.swift: no permission to read it; grant that, or leave it out with --exclude")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything")) func aFolderWithoutPermission() throws {
    try folder.makeFolder("closed")
    let path = folder.url.appendingPathComponent("closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
    expect(
      try run(), status: 2,
      line: "error: closed: no permission to read it; grant that, or leave it out with --exclude")
  }
}
