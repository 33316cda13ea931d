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

  /// Code that runs a statement twice.
  private static func twice(_ statement: String) -> String {
    "func use() { \(statement) }\nlet first: Void = use(), second: Void = use()\n"
  }

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

  /// No storyboard makes a struct, wherever the storyboards lie.
  @Test func leakOfATypeThatOnlyAPreviewedViewMakesIsANote() throws {
    let view = """
      import SwiftUI

      private final class Listener {
        init() { NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in } }
      }

      struct Track: View {
        private let listener = Listener()
        var body: some View { Text("Track") }
      }

      struct TrackPreviews: PreviewProvider { static var previews: some View { Track() } }

      """
    #expect(try severity(["StationController.swift": view], project: nil) == .note)
    let use = Self.twice("show(Track())")
    #expect(try severity(["StationController.swift": view, "Menu.swift": use], project: nil) == .error)
  }

  @Test func leakOfATypeThatARequirementWithoutCallersMakesIsANote() throws {
    let screens =
      "protocol Screens {\n  func station() -> UIViewController\n}\nlet screens: any Screens = AppScreens()\n"
    let parts = "struct Parts { func makeStation() -> UIViewController { StationController() } }\n"
    let made = "struct AppScreens: Screens {\n  func station() -> UIViewController { Parts().makeStation() }\n}\n"
    let files = ["Screens.swift": screens, "Parts.swift": parts, "AppScreens.swift": made]
    #expect(try severity(files) == .note)
    #expect(try severity(files.merging(["Menu.swift": Self.twice("show(screens.station())")]) { $1 }) == .error)
    let publicFiles = files.mapValues { $0.replacingOccurrences(of: "protocol", with: "public protocol") }
    #expect(try severity(publicFiles) == .error)
  }

  @Test func leakOfATypeOfWhichOnlyAnInnerTypeIsNamedIsANote() throws {
    let text = Self.controller + "extension StationController {\n  enum Row { case first }\n}\n"
    let menu = "let row = StationController.Row.first\n"
    #expect(try severity(["StationController.swift": text, "Menu.swift": menu]) == .note)
  }

  /// The code of the inner type runs.
  @Test func leakOfAnInnerTypeThatCodeMakesIsAnError() throws {
    let text = Self.controller.replacingOccurrences(
      of: "class Station", with: "enum Screens {}\nextension Screens { class Station"
    )
    .replacingOccurrences(of: "\nextension StationController: UIScrollViewDelegate {}", with: "}")
    .replacingOccurrences(of: "= StationController.title", with: "= Self.title")
    let menu = Self.twice("print(Screens.StationController())")
    #expect(try severity(["StationController.swift": text]) == .note)
    #expect(try severity(["StationController.swift": text, "Menu.swift": menu]) == .error)
  }

  /// `Menu.StationController` is another type.
  @Test func leakOfATypeOfWhichOnlyANamesakeIsMadeIsANote() throws {
    let namesake = "enum Menu {}\nextension Menu { final class StationController {} }\n"
    let use = Self.twice("print(Menu.StationController())")
    #expect(try severity(["Menu.swift": namesake, "Use.swift": use]) == .note)
    #expect(try severity(["Menu.swift": namesake, "Use.swift": Self.twice("print(StationController())")]) == .error)
    // `Menu` may be the module.
    #expect(try severity(["Use.swift": use]) == .error)
    let extended = "extension Menu.StationController { func show() {} }\n"
    #expect(try severity(["Menu.swift": extended, "Use.swift": use]) == .error)
  }

  /// A protocol that names the type makes no object. Another program may use a public type of a library.
  @Test func leakOfATypeThatOnlyARequirementNamesIsANote() throws {
    let text = Self.controller + "protocol StationDelegate {\n  func didOpen(_ station: StationController)\n}\n"
    #expect(try severity(["StationController.swift": text]) == .note)
    let publicText = text.replacingOccurrences(of: "class Station", with: "public class Station")
    #expect(try severity(["StationController.swift": publicText]) == .note)
    #expect(try severity(["StationController.swift": publicText, "Package.swift": Self.library]) == .error)
  }

  /// A property list names the delegate of a scene. Whoever checks no list in has it elsewhere.
  @Test func leakOfATypeThatTheDelegateOfASceneMakesIsAnError() throws {
    let delegate =
      "import UIKit\n\nfinal class RadioScene: UIResponder, UIWindowSceneDelegate {\n"
      + "  func open() { show(StationController()) }\n"
      + "  func sceneDidBecomeActive(_ scene: UIScene) { open() }\n}\n"
    #expect(try severity(["RadioScene.swift": delegate]) == .error)
    func list(_ name: String) -> String {
      "<dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(name)</string></dict>"
    }
    #expect(try severity(["RadioScene.swift": delegate, "Info.plist": list("RadioScene")]) == .error)
    #expect(try severity(["RadioScene.swift": delegate, "Info.plist": list("Other")]) == .note)
    let app = "import SwiftUI\n\n@main struct Radio: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
    #expect(try severity(["RadioScene.swift": delegate, "App.swift": app]) == .note)
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

  @Test func leakOfATypeThatACalledMethodOfAnUnusedTypeMakesIsANote() throws {
    let menu = "final class Menu {\n  let list = List()\n  func open() { list.show() }\n}\n"
    let list = "final class List {\n  func show() { present(StationController()) }\n}\n"
    let files = ["Menu.swift": menu, "List.swift": list]
    #expect(try severity(files) == .note)
    // The list exists, and only the menu calls its method.
    #expect(try severity(files.merging(["Lists.swift": "let lists = [List()]\n"]) { $1 }) == .note)
    #expect(try severity(files.merging(["Menus.swift": Self.twice("Menu().open()")]) { $1 }) == .error)
  }

  /// A method of the same name in another type is another method.
  @Test func leakInAMethodOfWhichOnlyANamesakeIsCalledIsANote() throws {
    let text = Self.controller.replacingOccurrences(
      of: "super.viewDidLoad()\n", with: "super.viewDidLoad()\n  }\n\n  func observe() {\n")
    let menu = """
      final class Menu: UIViewController {
        override func viewDidLoad() { observe() }
        override func viewWillAppear(_ animated: Bool) { open(StationController()) }
        func observe() {}
        func open(_ station: StationController) {}
      }
      let menu = Menu()

      """
    let files = ["StationController.swift": text, "Menu.swift": menu]
    #expect(try severity(files) == .note)
    let call = menu.replacingOccurrences(of: "Controller) {}", with: "Controller) { station.observe() }")
    #expect(try severity(files.merging(["Menu.swift": call]) { $1 }) == .error)
    // A delegate's methods get the sender. Another protocol may require the method.
    let other = text.replacingOccurrences(of: ": UIScrollViewDelegate", with: ": UIStateRestoring")
    #expect(try severity(files.merging(["StationController.swift": other]) { $1 }) == .error)
  }

  /// Code makes the owner of a nib, and then loads the nib.
  @Test func leakOfTheOwnerOfANibIsANote() throws {
    func nib(_ more: String) -> String {
      """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="StationController">
      \(more)</placeholder></objects></document>
      """
    }
    #expect(try severity(["StationController.xib": nib("")]) == .note)
    let turned = #"<placeholder customClass="StationController" placeholderIdentifier="IBFilesOwner"/>"#
    #expect(try severity(["StationController.xib": turned]) == .note)
    #expect(try severity(["StationController.xib": nib(#"<view customClass="StationController"/>"#)]) == .error)
  }

  /// `StationControllerList` is another class.
  @Test func leakOfATypeWhoseNameIsAPartOfAnotherNameInAStoryboardIsANote() throws {
    func storyboard(_ name: String) -> [String: String] {
      ["Main.storyboard": "<document><view customClass=\"\(name)\"/></document>"]
    }
    #expect(try severity(storyboard("StationControllerList")) == .note)
    #expect(try severity(storyboard("MainStationController")) == .note)
    #expect(try severity(storyboard("StationController")) == .error)
    #expect(try severity(storyboard("_TtC5Radio17StationController")) == .error)
    #expect(try severity(["Main.sks": "bplist00_StationControllerX"]) == .error)
  }

  @Test func leakOfATypeOfWhichOnlyAStaticMemberIsUsedIsANote() throws {
    #expect(try severity(["Menu.swift": "let title = StationController.title\n"]) == .note)
    #expect(try severity(["Menu.swift": "let titles = [StationController.preferredTitle]\n"]) == .error)
  }

  /// The static members make objects without the type's name, or pass the type on.
  @Test(arguments: [
    "static func make() -> UIViewController { self.init() }",
    "class func make() -> [UIViewController] { names.map(Self.init) }",
    "static func make() -> [UIViewController] { names.map(StationController.init) }",
    "static func make() -> Self { storyboard.instantiateInitialViewController() as! Self }",
    "static func make() { register(self) }",
    "static var make: UIViewController { let type = self; return type.init() }",
    "static let make = { names.map(Self.init) }",
    "static func make() { show(build()) }\n  private static func build() -> [UIViewController] { names.map(Self.init) }",
    "static func make() { show(loadFromStoryboard()) }",
  ])
  func leakOfATypeWhoseStaticMemberMayMakeItIsAnError(member: String) throws {
    let text = Self.controller.replacingOccurrences(of: "static let", with: "\(member)\n  static let")
    #expect(try severity(["StationController.swift": text, "Menu.swift": "let f = StationController.make"]) == .error)
  }

  @Test func leakOfATypeWhoseStaticFunctionMakesNoObjectIsANote() throws {
    let member = "static func name(of row: Row) -> String { title + row.name }\n  static let"
    let text = Self.controller.replacingOccurrences(of: "static let", with: member)
    #expect(try severity(["StationController.swift": text, "Menu.swift": "let f = StationController.name"]) == .note)
  }

  @Test(arguments: ["enum", "struct", "final class"])
  func leakOfATypeThatCodeInsideOfAnotherTypeMakesIsAnError(keyword: String) throws {
    let menu = """
      \(keyword) Screens {
        static let title = "Screens"
        final class Menu: UIViewController {
          override func viewWillAppear(_ animated: Bool) { show(StationController(), Screens.title) }
        }
      }

      """
    #expect(try severity(["Menu.swift": menu]) == .note)
    #expect(try severity(["Menu.swift": menu, "App2.swift": Self.twice("print(Screens.Menu())")]) == .error)
  }

  /// A type inside of the station's own is another type.
  @Test func leakOfATypeThatAnInnerTypeMakesIsAnError() throws {
    let text =
      Self.controller + "extension StationController {\n  enum Factory {\n"
      + "    static func all(_ names: [String]) -> [UIViewController] { names.map(StationController.init) }\n  }\n}\n"
    #expect(try severity(["StationController.swift": text]) == .note)
    #expect(try severity(["StationController.swift": text, "A.swift": "_ = StationController.Factory.all"]) == .error)
  }

  /// Each object makes another one, but nothing makes the first.
  @Test func leakOfATypeThatOnlyItsOwnObjectsMakeIsANote() throws {
    func text(_ keyword: String) -> String {
      Self.controller.replacingOccurrences(
        of: "static let", with: "\(keyword) func next() -> StationController { StationController() }\n  static let")
    }
    #expect(try severity(["StationController.swift": text("")]) == .note)
    let menu = Self.twice("print(StationController.next().title)")
    #expect(try severity(["StationController.swift": text("static"), "Menu.swift": menu]) == .error)
  }

  private static let library = "let package = Package(products: [.library(name: \"Radio\", targets: [])])"

  /// A package, a project of Tuist, or a framework inside of an app's repository is a part of the app.
  @Test(arguments: ["Package.swift", "Project.swift", "Radio.h"])
  func leakOfAPublicTypeOfAPartIsANote(other: String) throws {
    let text = Self.controller.replacingOccurrences(of: "class Station", with: "public class Station")
    let files = [
      "StationController.swift": "", "Parts/\(other)": "", "Parts/Sources/StationController.swift": text,
    ]
    #expect(try severity(files) == .note)
    #expect(try severity(files.merging(["Package.swift": Self.library]) { $1 }) == .error)
  }

  /// No code of the app calls the public method that makes the object.
  @Test func leakOfATypeThatAnUncalledPublicMethodMakesIsANote() throws {
    let menu = """
      public final class Menu {
        public init() {}
        public func open() -> UIViewController { StationController() }
      }

      """
    let files = ["Menu.swift": menu, "Use.swift": Self.twice("print(Menu())")]
    #expect(try severity(files) == .note)
    #expect(try severity(files.merging(["Use.swift": Self.twice("print(Menu().open())")]) { $1 }) == .error)
    #expect(try severity(files.merging(["Package.swift": Self.library]) { $1 }) == .error)
  }

  @Test(arguments: [
    ("Menu.swift", UnusedTypeTests.twice("show(StationController.self)")),
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
