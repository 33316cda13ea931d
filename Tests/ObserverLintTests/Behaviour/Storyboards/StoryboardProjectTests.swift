import Foundation
import Testing

@testable import ObserverLint

/// The storyboards and the property lists of other programs and of other apps do not count.
extension StoryboardTests {
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
