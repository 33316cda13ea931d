import Testing

/// A typed accessor names its key and its type in an extension, where names may mean something else.
@Suite(.enabled(if: Program.observerLint != nil)) struct AccessorScopeTests {
  struct Read: Sendable, CustomStringConvertible {
    var description: String
    /// Declarations at the top level of the file.
    var declarations = ""
    /// Declarations in the type that reads.
    var members = ""
    var cast: String
    /// The text behind the last declaration.
    var end = ""
  }

  private func fixed(_ read: Read, _ files: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "Program.swift",
      """
      import Foundation
      \(read.declarations)
      final class Reader {
        \(read.members)
        func show(_ note: Notification) {
          if let value = \(read.cast) { print(value) }
        }
      }
      \(read.end)
      """)
    for (name, text) in files { try folder.write(name, text) }
    _ = try Program(#require(Program.observerLint), ["--fix", "--notes", "."], in: folder.url)
    return try folder.text("Program.swift")
  }

  @Test(arguments: [
    Read(
      description: "a constant that the notification has a member of", declarations: #"let name = "name""#,
      cast: "note.userInfo?[name] as? String"),
    Read(
      description: "a type that the notification has a type of", declarations: "struct Name {}",
      cast: #"note.userInfo?["name"] as? Name"#),
    Read(
      description: "a nested constant with the name of an outer constant",
      declarations: #"enum Keys { static let song = "outer" }"#, members: #"enum Keys { static let song = "inner" }"#,
      cast: "note.userInfo?[Keys.song] as? String"),
    Read(
      description: "a private constant of the type", members: #"private static let song = "song""#,
      cast: "note.userInfo?[Reader.song] as? String"),
    Read(
      description: "a constant in a private type", members: #"private enum Keys { static let song = "song" }"#,
      cast: "note.userInfo?[Reader.Keys.song] as? String"),
    Read(
      description: "a type of later systems", declarations: "@available(macOS 99, iOS 99, *) struct Song {}",
      cast: #"note.userInfo?["song"] as? Song"#),
  ])
  func castStaysWhereNamesWouldMeanSomethingElse(_ read: Read) throws {
    let text = try fixed(read)
    #expect(text.contains(read.cast) && !text.contains("extension Notification"), "\(text)")
  }

  @Test func accessorNamesAConstantOfTheSystem() throws {
    let read = Read(
      description: "", declarations: "import AVFoundation",
      cast: "note.userInfo?[AVCaptureSessionErrorKey] as? Error")
    let text = try fixed(read)
    #expect(text.contains("userInfo?[AVCaptureSessionErrorKey] as? Error }"), "\(text)")
    #expect(text.contains("if let value = note."), "\(text)")
  }

  @Test func accessorHasAnotherNameThanItsKey() throws {
    let read = Read(
      description: "", declarations: #"let series = "series""#, cast: "note.userInfo?[series] as? String")
    let text = try fixed(read)
    #expect(text.contains("var seriesPayload: String? { userInfo?[series] as? String }"), "\(text)")
  }

  @Test(arguments: [
    (#"enum Keys: String { case song = "s" }"#, "Keys.song.rawValue", "song"),
    (#"let NEW_SONG_KEY = "s""#, "NEW_SONG_KEY", "newSong"), (#"let kNewSong = "s""#, "kNewSong", "newSong"),
    (#"let NewSongUserInfoKey = "s""#, "NewSongUserInfoKey", "newSong"),
  ])
  func accessorHasAPlainName(_ declaration: String, _ key: String, _ name: String) throws {
    let read = Read(description: "", declarations: declaration, cast: "note.userInfo?[\(key)] as? String")
    let text = try fixed(read)
    #expect(text.contains("var \(name): String? { userInfo?[\(key)] as? String }"), "\(text)")
  }

  @Test(arguments: ["", "\n", "  \n"]) func oneEmptyLineStandsBeforeTheAccessor(_ end: String) throws {
    let text = try fixed(Read(description: "", cast: #"note.userInfo?["song"] as? String"#, end: end))
    #expect(text.replacing("  \n", with: "\n").contains("}\n\nextension Notification {"), "\(text)")
  }

  @Test func accessorBelongsToNoActorWhereTheModuleBelongsToTheMainActor() throws {
    let read = Read(description: "", cast: #"note.userInfo?["song"] as? String"#)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "P", swiftSettings: [.defaultIsolation(MainActor.self)])])
      """
    let text = try fixed(read, ["Package.swift": manifest])
    #expect(text.contains("nonisolated fileprivate var song: String?"), "\(text)")
  }

  @Test func castStaysWhereTheKeyMayBelongToTheMainActor() throws {
    let read = Read(
      description: "", declarations: #"enum Keys { static let song = "song" }"#,
      cast: "note.userInfo?[Keys.song] as? String")
    let project = "buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; };"
    let text = try fixed(read, ["App.xcodeproj/project.pbxproj": project])
    #expect(text.contains(read.cast), "\(text)")
  }

  @Test func eachTypeOfNotificationHasItsAccessor() throws {
    let text = try fixed(
      Read(
        description: "",
        members: #"func hear(_ note: NSNotification) { _ = note.userInfo?["song"] as? String }"#,
        cast: #"note.userInfo?["song"] as? String"#))
    #expect(text.contains("extension Notification {\n  fileprivate var song: String?"), "\(text)")
    #expect(text.contains("extension NSNotification {\n  fileprivate var song: String?"), "\(text)")
  }

  @Test(arguments: ["classForCoder", "className", "accessibilityLabel"])
  func accessorOfAnObjectIsNoneOfItsMembers(_ name: String) throws {
    let text = try fixed(
      Read(
        description: "", members: #"func hear(_ note: NSNotification) { _ = note.userInfo?["\#(name)"] as? String }"#,
        cast: #"note.userInfo?["\#(name)"] as? String"#))
    #expect(text.contains("extension Notification {\n  fileprivate var \(name): String?"), "\(text)")
    #expect(text.contains("extension NSNotification {\n  fileprivate var \(name)Payload: String?"), "\(text)")
  }

  @Test func accessorsStandInTheOrderOfTheirReads() throws {
    let text = try fixed(
      Read(
        description: "",
        members:
          #"func hear(_ note: Notification) { _ = note.userInfo?["a"] as? Int; _ = note.userInfo?["b"] as? Int }"#,
        cast: #"note.userInfo?["c"] as? Int"#))
    let names = text.split(separator: "\n").filter { $0.contains("fileprivate var") }.map { $0.dropFirst(18).prefix(1) }
    #expect(names == ["a", "b", "c"], "\(text)")
  }

  @Test(arguments: ["UInt8", "Int64", "Character", "Substring", "DateInterval"])
  func accessorNamesTypesOfTheStandardLibrary(_ type: String) throws {
    let text = try fixed(Read(description: "", cast: #"note.userInfo?["song"] as? \#(type)"#))
    #expect(text.contains("fileprivate var song: \(type)?"), "\(text)")
  }

  @Test(arguments: [
    (#"(note?.userInfo?["a"] as? NSNumber)?.doubleValue"#, "note?.a?.doubleValue"),
    (#"(note?.userInfo?["a"] as? Int)"#, "note?.a"), (#"(note?.userInfo?["a"] as? Int)!"#, "(note?.a)!"),
    (#"(note?.userInfo?["a"] as? Int).map(String.init)"#, "(note?.a).map(String.init)"),
    (#"((note as NSNotification?)!.userInfo?["a"] as? NSNumber)?.intValue"#, "(note as NSNotification?)!.a?.intValue"),
    ("(note!.userInfo?[\"a\"] as? [Int] ?? [])\n      .count", "(note!.a ?? [])\n      .count"),
    ("(note!.userInfo?[\"a\"] as? Optional<Int>)\n      .debugDescription", "note!.a.debugDescription"),
    ("(note!.userInfo?[\"a\"] as? Int)?\n      .description", "note!.a?.description"),
  ])
  func idleParenthesesGo(_ read: String, _ result: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Program.swift", "import Foundation\nfunc show(_ note: Notification?) {\n  print([\(read)] as [Any])\n}\n")
    _ = try Program(#require(Program.observerLint), ["--fix", "--notes", "."], in: folder.url)
    let text = try folder.text("Program.swift")
    #expect(text.contains("print([\(result)] as [Any])"), "\(text)")
  }

  @Test func accessorOfATakenNameSaysNothingTwice() throws {
    let read = Read(
      description: "", declarations: #"enum Hash { static let hash = "hash" }"#,
      cast: "note.userInfo?[Hash.hash] as? String")
    #expect(try fixed(read).contains("var hashPayload: String? { userInfo?[Hash.hash] as? String }"))
  }

  @Test(arguments: [("value", true), (String(repeating: "v", count: 110), false)])
  func aMemberStandsBehindItsEqualSignWhereItFits(_ value: String, _ fits: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Program.swift",
      """
      import Foundation
      func show(_ note: Notification) {
        let \(value) =
          note.userInfo?["song"] as? String
        print(\(value) ?? "")
      }

      """)
    _ = try Program(#require(Program.observerLint), ["--fix", "--notes", "."], in: folder.url)
    let text = try folder.text("Program.swift")
    #expect(text.contains("\(value) =\(fits ? " " : "\n    ")note.song\n"), "\(text)")
  }
}
