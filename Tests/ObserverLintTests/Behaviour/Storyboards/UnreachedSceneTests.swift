import Foundation
import Testing

@testable import ObserverLint

/// A scene that nothing shows is unused: an app may keep a storyboard that it no longer loads.
@Suite struct UnreachedSceneTests {
  private static let app = """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  private static func propertyList(_ storyboard: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      \(storyboard)
    </dict></dict></plist>
    """
  }

  private func severity(
    _ files: [String: String] = [:], storyboard: String = StoryboardTests.storyboard(), list: String = propertyList()
  ) throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("Radio.xcodeproj")
    try folder.write("Radio.xcodeproj/project.pbxproj", "StationController.swift")
    try folder.write("StationController.swift", StoryboardTests.controller)
    try folder.write("App.swift", Self.app)
    try folder.write("Info.plist", list)
    try folder.write("Main.storyboard", storyboard)
    for (name, text) in files { try folder.write(name, text) }
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  @Test func leakOfASceneThatNothingShowsIsANote() throws {
    #expect(try severity() == .note)
    // A scene that nothing shows leads to it.
    let settings = """
      <scene sceneID="d"><objects><viewController id="settings"><connections>
        <segue destination="station" kind="show" id="s3"/>
      </connections></viewController></objects></scene>
      """
    let storyboard = StoryboardTests.storyboard().replacingOccurrences(of: "<scenes>", with: "<scenes>" + settings)
    #expect(try severity(storyboard: storyboard) == .note)
    // Code that knows the identifier of the other scene comes to this scene.
    let named = storyboard.replacingOccurrences(of: #"id="settings""#, with: #"id="settings" storyboardIdentifier="S""#)
    #expect(try severity(storyboard: named) == .error)
  }

  @Test(arguments: [
    ("Menu.swift", "func open(_ storyboard: UIStoryboard) { show(storyboard.instantiateInitialViewController()) }"),
    ("Menu.swift", "func open() { show(StoryboardScene.Main.initialScene.instantiate()) }"),
    ("Menu.swift", "func open() { show(StationController.make()) }"),
    ("Menu.m", "[storyboard instantiateInitialViewController];"),
    ("Menu.m", "[StationController new];"),
    ("Menu.storyboard", StoryboardTests.storyboard(scene: #"storyboardIdentifier="Station""#)),
  ])
  func leakOfASceneThatCodeMayShowIsAnError(file: String, text: String) throws {
    #expect(try severity([file: text]) == .error)
  }

  /// The root of a tab is made once; a list that names no delegate says nothing of what the app shows first.
  @Test func propertyListTellsWhetherTheAppLoadsAStoryboard() throws {
    let main = "<key>UISceneStoryboardFile</key><string>"
    #expect(try severity(list: Self.propertyList(main + "$(STORYBOARD)</string>")) == .error)
    let segue = #"<segue destination="station" kind="show" id="s4"/>"#
    let again = StoryboardTests.storyboard(segue: segue)
    #expect(try severity(storyboard: again, list: Self.propertyList(main + "Main</string>")) == .error)
    #expect(try severity(storyboard: again) == .note)
    #expect(try severity(list: "<plist><dict/></plist>") == .error)
  }
}
