import Foundation
import Testing

@testable import ObserverLint

/// A leak in a type of which an app makes no object is a note: nobody meets its harm.
@Suite struct UnusedTypeTests {
  static let controller = """
    // StationController.swift
    import UIKit

    class StationController: UIViewController {
      static let title = "Station"

      override func viewDidLoad() {
        super.viewDidLoad()
        title = StationController.title
        NotificationCenter.default.addObserver(forName: .init("StationChanged"), object: nil, queue: nil) { _ in }
      }
    }

    extension StationController: UIScrollViewDelegate {}

    """
  static let app = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  /// The severity of the station's leak, in a program with these files.
  private func severity(_ files: [String: String], project: String? = "Radio.xcodeproj") throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("StationController.swift", Self.controller)
    try folder.write("App.swift", Self.app)
    if let project {
      try folder.makeFolder(project)
      try folder.write(project + "/project.pbxproj", "StationController.swift")
    }
    for (name, text) in files { try folder.write(name, text) }
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  @Test func leakOfATypeThatNoCodeNamesIsANote() throws {
    #expect(try severity([:]) == .note)
  }

  @Test func leakOfATypeThatUnusedTypesMakeIsANote() throws {
    let menu = "final class Menu {\n  func open() { show(StationController()) }\n}\n"
    #expect(try severity(["Menu.swift": menu]) == .note)
  }

  @Test func leakOfATypeThatUnusedTypesMakeInTurnIsANote() throws {
    let menu = "final class Menu {\n  init() { show(StationController()) }\n}\n"
    let list = "struct List {\n  let menu = Menu()\n}\n"
    #expect(try severity(["Menu.swift": menu, "List.swift": list]) == .note)
    #expect(try severity(["Menu.swift": menu, "List.swift": list + "let make = List.init\n"]) == .error)
  }

  @Test func leakOfATypeThatARequirementWithoutCallersMakesIsANote() throws {
    let screens =
      "protocol Screens {\n  func station() -> UIViewController\n}\nlet screens: any Screens = AppScreens()\n"
    let parts = "struct Parts { func makeStation() -> UIViewController { StationController() } }\n"
    let made = "struct AppScreens: Screens {\n  func station() -> UIViewController { Parts().makeStation() }\n}\n"
    let files = ["Screens.swift": screens, "Parts.swift": parts, "AppScreens.swift": made]
    #expect(try severity(files) == .note)
    #expect(try severity(files.merging(["Menu.swift": "let first = screens.station()\n"]) { $1 }) == .error)
    let publicFiles = files.mapValues { $0.replacingOccurrences(of: "protocol", with: "public protocol") }
    #expect(try severity(publicFiles) == .error)
  }

  @Test func leakOfATypeOfWhichOnlyAnInnerTypeIsNamedIsANote() throws {
    let text = Self.controller + "extension StationController {\n  enum Row { case first }\n}\n"
    let menu = "let row = StationController.Row.first\n"
    #expect(try severity(["StationController.swift": text, "Menu.swift": menu]) == .note)
  }

  /// A protocol that names the type makes no object. Another program may use a public type.
  @Test func leakOfATypeThatOnlyARequirementNamesIsANote() throws {
    let text = Self.controller + "protocol StationDelegate {\n  func didOpen(_ station: StationController)\n}\n"
    #expect(try severity(["StationController.swift": text]) == .note)
    let publicText = text.replacingOccurrences(of: "class Station", with: "public class Station")
    #expect(try severity(["StationController.swift": publicText]) == .error)
  }

  @Test func leakIsANoteIfTheProgramLooksUpAnotherClass() throws {
    #expect(try severity(["Menu.swift": "let isTest = NSClassFromString(\"XCTestCase\") != nil"]) == .note)
  }

  @Test func leakIsANoteIfTheProgramOnlyWritesTheName() throws {
    #expect(try severity(["Menu.swift": "let log = Log(name: \"StationController\")"]) == .note)
  }

  @Test func leakOfATypeThatOnlyFactoriesThatCallEachOtherMakeIsANote() throws {
    let factory = "final class Factory {\n  let parts: Parts\n  func make() -> UIViewController { parts.make() }\n}\n"
    let parts =
      "final class Parts {\n  let factory: Factory\n"
      + "  func make() -> UIViewController { isOpen ? StationController() : factory.make() }\n}\n"
    #expect(try severity(["Factory.swift": factory, "Parts.swift": parts]) == .note)
    let used = "let all = Factory(parts: Parts()).make()\n"
    #expect(try severity(["Factory.swift": factory, "Parts.swift": parts, "Menu.swift": used]) == .error)
  }

  @Test(arguments: [
    ("Menu.swift", "func open() { show(StationController.self) }"),
    ("Menu.swift", "final class NewsController: StationController {}\nlet news = NewsController.init"),
    ("Main.storyboard", #"<document><viewController customClass="StationController"/></document>"#),
    ("Info.plist", "<plist><string>Radio.StationController</string></plist>"),
    ("Menu.m", "[StationController new];"),
    ("Radio.xcdatamodel/contents", #"<entity name="Station" representedClassName="StationController"/>"#),
    ("Menu.swift", "let made: AnyClass? = NSClassFromString(\"Radio.\\(name)\")"),
    ("Menu.swift", "let made: AnyClass? = NSClassFromString(\"Radio.StationController\")"),
    ("Menu.swift", "let made = Bundle.main.classNamed(\"StationController\")"),
    ("Menu.m", "return NSClassFromString(name);"),
    ("Menu.swift", "let made = names.map(NSClassFromString)"),
    // Without an entry point, other code may use the type.
    ("App.swift", ""),
  ])
  func leakOfATypeThatOthersMayMakeIsAnError(file: String, text: String) throws {
    #expect(try severity([file: text]) == .error)
  }

  @Test func leakIsAnErrorIfStoryboardsMayLieElsewhere() throws {
    #expect(try severity([:], project: nil) == .error)
  }

  /// No storyboard makes an object of a class that inherits from no class.
  @Test func leakOfATypeThatNoStoryboardMakesIsANote() throws {
    let text = """
      import Foundation
      final class StationController: ObservableObject {
        init() { NotificationCenter.default.addObserver(forName: .init("StationChanged"), object: nil, queue: nil) { _ in } }
      }
      """
    #expect(try severity(["StationController.swift": text], project: nil) == .note)
  }
}
