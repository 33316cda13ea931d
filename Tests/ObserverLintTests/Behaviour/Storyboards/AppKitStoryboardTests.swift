import Foundation
import Testing

@testable import ObserverLint

/// Storyboards of AppKit and of UIKit beside each other.
@Suite struct AppKitStoryboardTests {
  private static func controller(of superclass: String, _ appears: String) -> String {
    """
    import Foundation

    final class StationController: \(superclass) {
      override func \(appears) {
        NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in }
      }
    }

    """
  }

  private static func storyboard(_ framework: String, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document targetRuntime="\(framework)" initialViewController="first">
      <scenes>
        <scene sceneID="a"><objects>
          \(scenes)
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private static let station = #"<viewController id="station" customClass="StationController"/>"#
  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private func findings(_ files: [String: String]) throws -> [LocatedFinding] {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for (name, text) in files { try folder.write(name, text) }
    return lint(LintRequest(programIn: folder.url)).findings
  }

  /// A menu of the Mac shows windows with its own class of the name.
  @Test(arguments: [("MacOSX.Cocoa", Severity.note), ("iOS.CocoaTouch", .error)])
  func storyboardOfAnotherFrameworkMakesAnotherClass(framework: String, severity: Severity) throws {
    let menu = """
      <customObject id="menu"><connections><segue destination="station" kind="show" id="s"/></connections></customObject>
      """
    let findings = try findings([
      "iOS/StationController.swift": Self.controller(of: "UIViewController", "viewDidLoad()"),
      "iOS/Info.plist": Self.propertyList,
      "iOS/Main.storyboard": Self.storyboard(
        "iOS.CocoaTouch", #"<viewController id="first" customClass="StationController"/>"#),
      "macOS/Main.storyboard": Self.storyboard(framework, menu + Self.station),
    ])
    #expect(findings.map(\.rule) == ["discarded_token"])
    #expect(findings.first?.severity == severity)
  }
}
