import Foundation
import Testing

@testable import ObserverLint

/// The storyboards and the property lists of other programs and of other apps do not count.
extension StoryboardTests {
  @Test(arguments: [("<false/>", Severity.note), ("<true/>", .error)])
  func windowOfAnAppWithOneSceneIsMadeOnce(value: String, severity: Severity) throws {
    #expect(
      try self.severity(["StationController.swift": Self.app, "Info.plist": Self.scenes(value)]) == severity)
  }

  /// An app of iOS that says nothing of scenes has one window, unless Xcode writes the rest of its property list.
  @Test(arguments: [
    ("", Severity.note), ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;\n", .error),
  ])
  func windowOfAnAppOfIOSIsMadeOnce(project: String, severity: Severity) throws {
    let list = "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    #expect(
      try self.severity([
        "StationController.swift": Self.app, "Info.plist": list, "Station.xcodeproj/project.pbxproj": project,
      ]) == severity)
  }

  @Test func eachWindowOfAnAppOfMacOSCounts() throws {
    let (phone, mac) = ("<key>LSRequiresIPhoneOS</key><true/>", "<key>LSMinimumSystemVersion</key><string>13</string>")
    #expect(
      try self.severity([
        "StationController.swift": Self.app, "iOS/Info.plist": "<plist><dict>\(phone)</dict></plist>",
        "macOS/Info.plist": "<plist><dict>\(mac)</dict></plist>",
      ]) == .error)
  }

  @Test(arguments: [("<false/>", "<true/>", Severity.note), ("<true/>", "<false/>", .error)])
  func propertyListOfAnotherAppDoesNotCount(own: String, other: String, severity: Severity) throws {
    #expect(
      try self.severity([
        "StationController.swift": "", "Station/StationApp.swift": Self.app, "Station/Info.plist": Self.scenes(own),
        "Examples/Small/Info.plist": Self.scenes(other),
      ]) == severity)
  }

  @Test func allPropertyListsOfAnAppCount() throws {
    #expect(
      try self.severity([
        "StationController.swift": "", "Station/Sources/StationApp.swift": Self.app,
        "Station/Info.plist": Self.scenes("<true/>"), "Station/Sources/Widget/Info.plist": Self.scenes("<false/>"),
      ]) == .error)
  }

  /// Two exported trees side by side are two programs.
  @Test func storyboardsOfAnotherProgramDoNotCount() throws {
    let folder = try TemporaryFolder()
    let main = "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n"
    for name in ["First", "Second"] {
      try folder.write("\(name)/main.swift", main)
      try folder.write("\(name)/StationController.swift", Self.controller)
    }
    try folder.write("Second/Views/Main.storyboard", Self.storyboard())
    try folder.write("Second/Views/Info.plist", Self.propertyList)
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.severity) == [.error, .note])
  }

  /// Apps of one clone that share nothing are programs, too, however their classes are named.
  @Test func storyboardsOfAnotherProjectDoNotCount() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let main = "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)\n"
    for name in ["First", "Second", "Third"] {
      try folder.write("\(name)/main.swift", main)
      try folder.write("\(name)/StationController.swift", Self.controller)
    }
    for name in ["First", "Second"] { try folder.write("\(name)/Station.xcodeproj/project.pbxproj", "") }
    try folder.write("First/Station.m", "@implementation Menu\n- (void)open { [StationController new]; }\n@end\n")
    try folder.write("Second/Views/Main.storyboard", Self.storyboard())
    try folder.write("Second/Views/Info.plist", Self.propertyList)
    func severities(in url: URL, hasScope: Bool = false) -> [Severity] {
      var request = LintRequest(programIn: url)
      if !hasScope { request.scope = nil }
      return lint(request).findings.map(\.severity)
    }
    #expect(severities(in: folder.url) == [.error, .note, .error])
    #expect(severities(in: folder.url.appendingPathComponent("Second")) == [.note])
    #expect(severities(in: folder.url, hasScope: true) == [.error, .error, .error])
    try folder.write("Station.xcworkspace/contents.xcworkspacedata", "")
    #expect(severities(in: folder.url) == [.error, .error, .error])
  }

  private static let app = """
    import SwiftUI

    @main struct StationApp: App {
      var body: some Scene { WindowGroup { StationView() } }
    }

    struct StationView: View {
      @StateObject private var model = Station()
      var body: some View { Text("") }
    }

    final class Station: ObservableObject {
      init() { NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in } }
    }

    """

  private static func scenes(_ value: String) -> String {
    let scenes = "<key>UIApplicationSupportsMultipleScenes</key>\(value)"
    return "<plist><dict><key>UIApplicationSceneManifest</key><dict>\(scenes)</dict></dict></plist>"
  }

  /// An exported tree has no `.git` folder.
  @Test func storyboardsOfATreeWithoutARepositoryLieBesideItsCode() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Code/Screens/StationController.swift", Self.controller)
    try folder.write("App/Views/Main.storyboard", Self.storyboard())
    try folder.write("App/Info.plist", Self.propertyList)
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.severity) == [.note])
  }
}
