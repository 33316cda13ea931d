import Foundation
import Testing

@testable import ObserverLint

/// A storyboard makes controllers that no code makes. The main storyboard makes some of them once.
@Suite struct StoryboardTests {
  static let controller = """
    import UIKit

    final class StationController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .init("StationChanged"), object: nil, queue: nil) { _ in }
      }
    }

    """

  /// Tabs: the first shows a navigation controller with the station as its root.
  static func storyboard(scene: String = "", segue: String = "", initial: String = "tabs") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>
        <scene sceneID="a"><objects>
          <tabBarController id="tabs"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
          </connections></tabBarController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="p1"/>
        </objects></scene>
        <scene sceneID="b"><objects>
          <navigationController id="list"><connections>
            <segue destination="station" kind="relationship" relationship="rootViewController" id="s2"/>
            \(segue)
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="c"><objects>
          <viewController id="station" customClass="StationController" customModule="Radio" \(scene)/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  /// The severity of the station's leak, in a program with these files.
  func severity(_ files: [String: String]) throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("StationController.swift", Self.controller)
    for (name, text) in files { try folder.write(name, text) }
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  @Test(arguments: [
    ("view", "", Severity.note), ("tableViewCell", "", .error), ("view", "StationView", .error),
  ])
  func viewOfATabIsMadeOnce(element: String, inNib: String, severity: Severity) throws {
    let view = Self.controller.replacingOccurrences(
      of: "StationController: UIViewController", with: "StationView: UIView"
    )
    .replacingOccurrences(of: "viewDidLoad", with: "awakeFromNib")
    let scene = #"><view><\#(element) id="dial" customClass="StationView"/></view></viewController>"#
    let storyboard = Self.storyboard(scene: scene).replacingOccurrences(
      of: "</viewController>/>", with: "</viewController>")
    #expect(
      try self.severity([
        "Main.storyboard": storyboard, "Info.plist": Self.propertyList, "StationController.swift": view,
        "Dial.xib": #"<document><objects><view customClass="\#(inNib)"/></objects></document>"#,
      ]) == severity)
  }

  @Test func leakOfATabIsANote() throws {
    #expect(try severity(["Main.storyboard": Self.storyboard(), "Info.plist": Self.propertyList]) == .note)
  }

  @Test func leakOfASceneThatASegueShowsIsAnError() throws {
    let segue = #"<segue destination="station" kind="show" id="s3"/>"#
    #expect(
      try severity(["Main.storyboard": Self.storyboard(segue: segue), "Info.plist": Self.propertyList]) == .error)
  }

  @Test func twoTargetsHaveAMainStoryboard() throws {
    let other = Self.storyboard().replacingOccurrences(of: "StationController", with: "ClockController")
    #expect(
      try severity([
        "Main.storyboard": Self.storyboard(), "Clock/Main.storyboard": other, "Info.plist": Self.propertyList,
      ]) == .note)
  }

  @Test(arguments: [("MainMenu", Severity.note), ("Other", .error)])
  func mainNibMakesItsObjectsOnce(name: String, severity: Severity) throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB">
        <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
          <customObject id="station" customClass="StationController" customModule="Radio"/>
        </objects>
      </document>
      """
    let list = Self.propertyList.replacingOccurrences(of: "UIMainStoryboardFile", with: "NSMainNibFile")
      .replacingOccurrences(of: "Main<", with: "MainMenu<")
    #expect(try self.severity(["\(name).xib": nib, "Info.plist": list]) == severity)
  }

  @Test(arguments: [("StationController", Severity.note), ("ClockController", .error)])
  func extensionHasAPrincipalClass(name: String, severity: Severity) throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).\(name)</string>
      </dict></dict></plist>
      """
    #expect(try self.severity(["Info.plist": list]) == severity)
  }

  @Test func leakInAStoryboardThatIsNotTheMainStoryboardIsAnError() throws {
    #expect(try severity(["Other.storyboard": Self.storyboard(), "Info.plist": Self.propertyList]) == .error)
  }

  @Test func projectFileNamesTheMainStoryboard() throws {
    // A merge that is not resolved leaves lines without a key.
    let setting = "=\n=======\n\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;\n"
    #expect(
      try severity(["Main.storyboard": Self.storyboard(), "Radio.xcodeproj/project.pbxproj": setting]) == .note)
  }

  @Test func damagedStoryboardSaysNothing() throws {
    let damaged = String(Self.storyboard().dropLast(40))
    #expect(try severity(["Main.storyboard": damaged, "Info.plist": Self.propertyList]) == .error)
  }

  /// Foundation on Linux crashes at a name that is not UTF-8.
  @Test func storyboardThatIsNotUTF8SaysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("StationController.swift", Self.controller)
    try folder.write("Info.plist", Self.propertyList)
    let text = Array(Self.storyboard().utf8)
    let place = try #require(text.firstRange(of: Array("customModule".utf8))?.lowerBound)
    try folder.write("Main.storyboard", Data(text[..<place] + [0xFF] + text[place...]))
    #expect(lint(LintRequest(programIn: folder.url)).findings.map(\.severity) == [.error])
  }

  /// Lists that hold the next list twice: the last list stands in the tree a thousand million times.
  @Test func binaryPropertyListSaysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("StationController.swift", Self.controller)
    try folder.write("Main.storyboard", Self.storyboard())
    let name = [0x5F, 0x10, 20] + Array("UIMainStoryboardFile".utf8)
    let lists: [[UInt8]] = (1...30).map { [0xA2, $0, $0] }
    func number(_ value: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(value)] }
    let objects = Array("bplist00".utf8) + lists.joined() + name
    let offsets = (0...30).map { UInt8(8 + 3 * $0) }
    let trailer = [0, 0, 0, 0, 0, 0, 1, 1] + number(31) + number(0) + number(objects.count)
    try folder.write("Info.plist", Data(objects + offsets + trailer))
    #expect(lint(LintRequest(programIn: folder.url)).findings.map(\.severity) == [.error])
  }

  @Test(arguments: [
    (
      "private static let scene = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()",
      Severity.note
    ),
    ("private lazy var scene = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()", .error),
    (
      """
      private static var scene: UIViewController?
      static func open() {
        if scene == nil { scene = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
      }
      """, .note
    ),
    (
      """
      private static var scene: UIViewController?
      static func open() { scene = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
      """, .error
    ),
  ])
  func codeKeepsTheInitialSceneForGood(members: String, severity: Severity) throws {
    let radio = """
      import UIKit

      final class Radio {
        \(members)
      }

      func makeRadio() { print(Radio()) }

      """
    #expect(try self.severity(["Main.storyboard": Self.storyboard(), "Radio.swift": radio]) == severity)
  }

  @Test(arguments: [
    (
      "scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)",
      Severity.note
    ),
    ("sceneDidBecomeActive(_ scene: UIScene)", .error),
  ])
  func codeLoadsTheInitialSceneOnceOrAgain(method: String, severity: Severity) throws {
    let delegate = """
      import UIKit

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func \(method) {
          window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        }
      }

      """
    #expect(
      try self.severity([
        "Main.storyboard": Self.storyboard(), "Info.plist": Self.propertyList, "SceneDelegate.swift": delegate,
      ]) == severity)
  }

  @Test(arguments: [
    ("", Severity.note),
    ("final class Door: UIControl { override func layoutSubviews() { print(Loader.main.load()) } }", .error),
  ])
  func loaderThatNothingRunsMakesNoScene(use: String, severity: Severity) throws {
    let loader = """
      import UIKit

      struct Loader {
        static let main = Loader(storyboard: UIStoryboard(name: "Main", bundle: nil))
        let storyboard: UIStoryboard

        func load() -> UIViewController? { storyboard.instantiateInitialViewController() }
      }

      """
    #expect(
      try self.severity([
        "Main.storyboard": Self.storyboard(), "Info.plist": Self.propertyList, "Loader.swift": loader,
        "Opening.swift": use + "\n",
      ]) == severity)
  }
}
