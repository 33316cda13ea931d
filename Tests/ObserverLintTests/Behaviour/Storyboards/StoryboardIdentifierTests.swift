import Foundation
import Testing

@testable import ObserverLint

/// Code makes a scene of a storyboard if it knows the identifier of the scene.
extension StoryboardTests {
  @Test(arguments: [
    (#"storyboard?.instantiateViewController(withIdentifier: "Station")"#, Severity.error),
    ("storyboard?.instantiateViewController(withIdentifier: Scenes.Station.rawValue)", .error),
    (#"storyboard?.instantiateViewController(withIdentifier: "List")"#, .note),
    (#"UIStoryboard(name: "Station", bundle: nil)"#, .note), (#"view.window?.setFrameAutosaveName("Station")"#, .note),
  ])
  func codeMakesASceneThatItKnowsByItsIdentifier(call: String, severity: Severity) throws {
    let opener = """
      import UIKit

      final class Opener: UIViewController {
        @IBAction func open() { _ = \(call) }
      }

      """
    let scenes = call.contains("Scenes") ? "enum Scenes: String { case Station }\n" : ""
    let scene = #"storyboardIdentifier="Station""#
    #expect(
      try self.severity([
        "Main.storyboard": Self.storyboard(scene: scene), "Info.plist": Self.propertyList, "Opener.swift": opener,
        "Scenes.swift": scenes,
      ]) == severity)
  }

  @Test(arguments: [("StationController.self", Severity.error), ("ListController.self", .note)])
  func codeMakesASceneThatItKnowsByItsClass(type: String, severity: Severity) throws {
    let opener = """
      import UIKit

      final class ListController: UIViewController {
        func open() { _ = UIStoryboard(name: "Main", bundle: nil).scene(\(type)) }
      }

      extension UIStoryboard {
        func scene<T: UIViewController>(_ type: T.Type) -> T {
          instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }

      """
    let scene = #"storyboardIdentifier="StationController""#
    #expect(
      try self.severity([
        "Main.storyboard": Self.storyboard(scene: scene), "Info.plist": Self.propertyList, "Opener.swift": opener,
      ]) == severity)
  }

  @Test(arguments: ["", "\nlet first = openStation()\n"])
  func functionThatNobodyCallsMakesNoScene(caller: String) throws {
    let opener = """
      import UIKit

      func openStation() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Station")
      }

      """
    let scene = #"storyboardIdentifier="Station""#
    #expect(
      try severity([
        "Main.storyboard": Self.storyboard(scene: scene), "Info.plist": Self.propertyList, "Opener.swift": opener,
        "First.swift": caller,
      ]) == (caller.isEmpty ? .note : .error))
  }

  @Test(arguments: [
    ("applicationDidFinishLaunching(_ notification: Notification)", "\"Station\"", "", Severity.note),
    ("applicationDidBecomeActive(_ notification: Notification)", "\"Station\"", "", .error),
    ("applicationDidFinishLaunching(_ notification: Notification)", "name", "var name = \"Station\"", .error),
    (
      "applicationDidFinishLaunching(_ notification: Notification)", "\"Station\"",
      "@objc func open() { scene = storyboard.instantiateController(withIdentifier: \"Station\") }", .error
    ),
  ])
  func codeMakesASceneAtTheLaunch(method: String, identifier: String, other: String, severity: Severity) throws {
    let delegate = """
      import AppKit

      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        private let storyboard = NSStoryboard(name: "Main", bundle: nil)
        private var scene: Any?
        \(other)

        func \(method) { scene = storyboard.instantiateController(withIdentifier: \(identifier)) as? StationController }
      }

      """
    let scene = #"storyboardIdentifier="Station""#
    let storyboard = Self.storyboard(scene: scene).replacingOccurrences(
      of: #"destination="station""#, with: #"destination="other""#)
    #expect(try self.severity(["Main.storyboard": storyboard, "AppDelegate.swift": delegate]) == severity)
  }

  /// A method for many classes knows the scene by the name of the class. A method of the class calls it.
  @Test(arguments: [
    ("viewDidLoad()", "StationController.begin()", Severity.note),
    ("viewDidAppear(_ animated: Bool)", "StationController.begin()", .error),
    ("viewDidLoad()", "[StationController.begin(), StationController.make()].first!", .error),
  ])
  func codeMakesASceneByAFactoryForManyClasses(method: String, made: String, severity: Severity) throws {
    let root = """
      import UIKit

      final class RootController: UITabBarController {
        override func \(method) { viewControllers = [\(made)] }
      }

      extension StationController {
        static func begin() -> StationController { StationController.make() }
      }

      extension UIViewController {
        class func make() -> Self {
          UIStoryboard(name: "Radio", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }

      """
    let main = Self.storyboard(initial: "station").replacingOccurrences(of: "StationController", with: "RootController")
    let radio = Self.storyboard(scene: #"storyboardIdentifier="StationController""#, initial: "none")
      .replacingOccurrences(of: #"destination="station""#, with: #"destination="other""#)
    #expect(
      try self.severity([
        "Main.storyboard": main, "Radio.storyboard": radio, "Info.plist": Self.propertyList, "Root.swift": root,
      ]) == severity)
  }

  /// One subclass is a tab of the main storyboard. Code makes the scene of the other.
  @Test(arguments: [
    ("application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?)", Severity.note),
    ("applicationDidBecomeActive(_ application: UIApplication)", .error),
  ])
  func eachSubclassIsMadeOnce(method: String, severity: Severity) throws {
    let base = Self.controller.replacingOccurrences(of: "final class", with: "class")
    let delegate = """
      import UIKit

      final class NewsController: StationController {}
      final class FindController: StationController {}

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func \(method) {
          let scene = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Find")
          window?.rootViewController = scene as? FindController
        }
      }

      """
    let find = """
      </scene>
      <scene sceneID="d"><objects>
        <viewController storyboardIdentifier="Find" id="find" customClass="FindController" customModule="Radio"/>
      </objects></scene></scenes>
      """
    let storyboard = Self.storyboard().replacingOccurrences(of: "StationController", with: "NewsController")
      .replacingOccurrences(of: "</scene>\n  </scenes>", with: find)
    #expect(
      try self.severity([
        "Main.storyboard": storyboard, "Info.plist": Self.propertyList, "StationController.swift": base,
        "AppDelegate.swift": delegate,
      ]) == severity)
  }

  /// The question about the one scene leads to the same question about the other scene.
  @Test func sceneOfTheMainStoryboardKeepsASceneThatItMakes() throws {
    let root = """
      import UIKit

      final class RootController: UIViewController {
        private lazy var station = UIStoryboard(name: "Radio", bundle: nil)
          .instantiateViewController(withIdentifier: "Station")
      }

      """
    let main = Self.storyboard(initial: "station").replacingOccurrences(of: "StationController", with: "RootController")
    let radio = Self.storyboard(scene: #"storyboardIdentifier="Station""#, initial: "none").replacingOccurrences(
      of: #"destination="station""#, with: #"destination="other""#)
    #expect(
      try severity([
        "Main.storyboard": main, "Radio.storyboard": radio, "Info.plist": Self.propertyList, "Root.swift": root,
      ]) == .note)
  }

  /// Code that loads the initial scene of the storyboard makes a further object.
  @Test(arguments: [
    ("", Severity.note), ("instantiateInitialViewController()", .error), (#"scene(of: "Radio")"#, .error),
  ])
  func codeMakesTheInitialSceneByItsIdentifier(loader: String, severity: Severity) throws {
    let open = loader.isEmpty ? "" : #"@objc func open() { _ = UIStoryboard(name: "Radio", bundle: nil).\#(loader) }"#
    let root = """
      import UIKit

      final class RootController: UIViewController {
        private let station = UIStoryboard(name: "Radio", bundle: nil)
          .instantiateViewController(withIdentifier: "Station")

        \(open)
      }

      """
    let other = """
      import UIKit

      extension UIStoryboard {
        func scene(of name: String) -> UIViewController? {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        }
      }
      """
    let main = Self.storyboard(initial: "station").replacingOccurrences(of: "StationController", with: "RootController")
    let radio = Self.storyboard(scene: #"storyboardIdentifier="Station""#, initial: "station").replacingOccurrences(
      of: #"destination="station""#, with: #"destination="other""#)
    #expect(
      try self.severity([
        "Main.storyboard": main, "Radio.storyboard": radio, "Info.plist": Self.propertyList, "Root.swift": root,
        "Other.swift": loader.hasPrefix("scene") ? other : "",
      ]) == severity)
  }
}
