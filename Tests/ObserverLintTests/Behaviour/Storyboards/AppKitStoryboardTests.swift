import Foundation
import Testing

@testable import ObserverLint

/// Storyboards of AppKit and of UIKit beside each other, and the controllers that AppKit shows in popovers and sheets.
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

  @Test(arguments: [
    ("popover", "viewWillAppear()", "", Severity.note), ("sheet", "viewDidAppear()", "", .note),
    // A user hides a window, and shows it again.
    ("show", "viewWillAppear()", "", .warning), ("modal", "viewWillAppear()", "", .warning),
    // A layout runs again and again.
    ("popover", "viewWillLayout()", "", .warning),
    // The identifier, the other class and the other code may lead to controllers that appear again.
    ("popover", "viewWillAppear()", "storyboardIdentifier=\"station\"", .warning),
  ])
  func presentedControllerAppearsOnce(segue: String, appears: String, scene: String, severity: Severity) throws {
    let scenes = """
      <viewController id="first"><connections>
        <segue destination="station" kind="\(segue)" id="s"/>
      </connections></viewController>
      <viewController id="station" customClass="StationController" \(scene)/>
      """
    let code = """
      import AppKit

      final class StationController: NSViewController {
        override func \(appears) {
          NotificationCenter.default.addObserver(self, selector: #selector(change), name: .init("Changed"), object: nil)
        }
        @objc private func change() {}
      }

      """
    let files = ["Station.swift": code, "Main.storyboard": Self.storyboard("MacOSX.Cocoa", scenes)]
    let found = try findings(files).filter { $0.rule == "unbalanced_lifecycle" }
    #expect(found.map(\.severity) == [severity])
    var others = files
    others["Menu.swift"] = "func open() { show(StationController()) }\n"
    #expect(try findings(others).filter { $0.rule == "unbalanced_lifecycle" }.map(\.severity) == [.warning])
  }
}
