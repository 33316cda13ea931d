import Foundation
import Testing

@testable import ObserverLint

/// A leak in a file that no target of the Xcode project compiles is a note, and code there makes no further owner.
@Suite struct UncompiledFileTests {
  private static let station = """
    import UIKit

    final class Station {
      init() { NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in } }
    }

    """
  private static let app = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let station = Station()
    }

    """
  private static let stationInProject = "Radio/Station.swift: error"
  private static let pathOfProject = "Radio.xcodeproj/project.pbxproj"

  /// A project with a group for the folder `Radio`, and some of the files in it.
  private static func project(_ files: [String], tree: String = "\"<group>\"", groups: String = "") -> String {
    let references = files.map {
      """
      F\($0.count) /* \($0) */ = {isa = PBXFileReference; path = "\($0)"; sourceTree = \(tree); };
      B\($0.count) /* \($0) in Sources */ = {isa = PBXBuildFile; fileRef = F\($0.count) /* \($0) */; };
      """
    }.joined(separator: "\n")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          \(references)
          \(groups)
          M = {isa = PBXGroup; children = (G /* Radio */, W, ); sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (\(files.map { "F\($0.count), " }.joined())); path = Radio; sourceTree = "<group>"; };
          P = {isa = PBXProject; mainGroup = M; projectDirPath = ""; };
          S = {isa = PBXSourcesBuildPhase; files = (\(files.map { "B\($0.count), " }.joined())); };
        };
        rootObject = P /* Project object */;
      }
      """
  }

  /// The findings in a program with these files.
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let report = try report(files, in: folder)
    return report.findings.map { "\($0.place.path.shown(from: folder.path)): \($0.severity)" }.sorted()
  }

  private func report(_ files: [String: String], in folder: TemporaryFolder) throws -> LintReport {
    try folder.makeFolder(".git")
    for (name, text) in files { try folder.write(name, text) }
    let report = lint(LintRequest(programIn: folder.url))
    #expect(Set(report.findings.map(\.rule)) == ["discarded_token"])
    return report
  }

  @Test func theMessageSaysWhyItIsANote() throws {
    let report = try report(
      [
        "Radio/Station.swift": Self.station, Self.pathOfProject: Self.project(["Main.swift"]), "Radio/Main.swift": "\n",
      ],
      in: TemporaryFolder())
    #expect(
      report.findings.map(\.message) == [
        "the token of this observer is dropped: no target of the Xcode project compiles the file"
      ])
  }

  @Test func fileInNoTargetHasANote() throws {
    #expect(
      try findings([
        "Radio/Station.swift": Self.station, "Radio/Old/Station.swift": Self.station,
        Self.pathOfProject: Self.project(["Station.swift"]),
      ]) == ["Radio/Old/Station.swift: note", Self.stationInProject])
  }

  @Test(arguments: [
    ("Lab/Notes.txt", "", "note"), ("Lab/Package.swift", "// swift-tools-version:6.0\n", "error"),
    ("Lab/Lab.xcodeproj/project.pbxproj", Self.project([]), "error"),
  ])
  func folderThatNoProjectNamesHasNotes(file: String, text: String, severity: String) throws {
    #expect(
      try findings([
        "Radio/Station.swift": Self.station, Self.pathOfProject: Self.project(["Station.swift"]),
        "Lab/Sources/Antenna.swift": Self.station, file: text,
      ]) == ["Lab/Sources/Antenna.swift: \(severity)", Self.stationInProject])
  }

  @Test(arguments: [
    // A path that leads nowhere, or that the project does not tell.
    ("Radio.xcodeproj/project.pbxproj", Self.project(["Main.swift", "Lost/Station.swift"])),
    ("Radio.xcodeproj/project.pbxproj", Self.project(["Main.swift", "Station.swift"], tree: "SDKROOT")),
    ("Radio.xcodeproj/project.pbxproj", "{ objects = { "),
    ("Radio.xcodeproj/project.pbxproj", Self.project(["Main.swift"], groups: Self.wholeFolder)),
    // The project lists no file of the folder.
    ("Radio.xcodeproj/project.pbxproj", Self.project([])),
    ("Other.xcodeproj/project.pbxproj", Self.project(["Station.swift"])),
    ("Package.swift", "// swift-tools-version:6.0\n"),
    ("Radio/project.yml", "name: Radio\n"),
  ])
  func fileThatMayBeCompiledHasAnError(file: String, text: String) throws {
    var files = [
      "Radio/Station.swift": Self.station, "Radio/Main.swift": "\n", Self.pathOfProject: Self.project(["Main.swift"]),
    ]
    files[file] = text
    #expect(try findings(files) == [Self.stationInProject])
  }

  /// The sources of the app, beside those of a target with tests.
  private static let sourcesOfApp = """
    FA = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    BA = {isa = PBXBuildFile; fileRef = FA; };
    A = {isa = PBXSourcesBuildPhase; files = (BA, ); };
    """

  @Test(arguments: [
    ("com.apple.product-type.bundle.unit-test", "note"), ("com.apple.product-type.bundle.ui-testing", "note"),
    ("com.apple.product-type.application", "error"),
  ])
  func fileInATestTargetHasANote(product: String, severity: String) throws {
    let target = "T = {isa = PBXNativeTarget; buildPhases = (S /* Sources */, ); productType = \"\(product)\"; };"
    #expect(
      try findings([
        "Radio/Station.swift": Self.station,
        Self.pathOfProject: Self.project(["Station.swift"], groups: Self.sourcesOfApp + target),
      ]) == ["Radio/Station.swift: \(severity)"])
  }

  @Test(arguments: [
    ("com.apple.product-type.bundle.unit-test", "note"), ("com.apple.product-type.application", "error"),
  ])
  func fileInAFolderOfATestTargetHasANote(product: String, severity: String) throws {
    let target = "T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (W, ); productType = \"\(product)\"; };"
    #expect(
      try findings([
        "Radio/Station.swift": Self.station,
        Self.pathOfProject: Self.project([], groups: Self.wholeFolder + Self.sourcesOfApp + target),
      ]) == ["Radio/Station.swift: \(severity)"])
  }

  private static let wholeFolder =
    "W = {isa = PBXFileSystemSynchronizedRootGroup; path = Radio; sourceTree = \"<group>\"; };"

  @Test(arguments: [
    (["AppDelegate.swift", "Station.swift"], "note"),
    (["AppDelegate.swift", "Station.swift", "Menu.swift"], "error"),
  ])
  func onlyCompiledFilesMakeFurtherOwners(compiled: [String], severity: String) throws {
    #expect(
      try findings([
        "Radio/Station.swift": Self.station, "Radio/AppDelegate.swift": Self.app,
        "Radio/Menu.swift": "func open() { _ = Station() }\n", Self.pathOfProject: Self.project(compiled),
      ]) == ["Radio/Station.swift: \(severity)"])
  }
}
