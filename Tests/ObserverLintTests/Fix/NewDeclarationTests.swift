import Testing

@testable import ObserverLint

/// The places of the declarations that fixes add to a file.
@Suite(.enabled(if: Program.observerLint != nil)) struct NewDeclarationTests {
  private func fixed(_ program: String, _ others: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    for (name, text) in others { try folder.write(name, text) }
    let run = try Program(
      #require(Program.observerLint), ["--fix", "--notes", "--fail-level", "never", "--style", "token", "."],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Program.swift")
  }

  private static let registration =
    "NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .init(\"a\"), object: nil)"

  @Test func aDeinitStandsBehindTheInitializers() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model: NSObject {
        override init() {
          super.init()
          \(Self.registration)
        }

        // MARK: Actions

        @objc func hear() {}
      }

      """)
    #expect(
      text.contains("  }\n\n  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n\n  // MARK: Act"))
  }

  @Test func aPropertyStandsBehindTheStoredProperties() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model {
        enum State {
          case idle
        }

        private var state = State.idle
        var isIdle: Bool { state == .idle }
        private var count = 0

        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
        }
      }

      """)
    #expect(text.contains("count = 0\n  private var observerTokens: [any NSObjectProtocol] = []\n\n  func"), "\(text)")
  }

  @Test func aCommentThatMeansTheLastLineStaysLast() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model: NSObject {
        func start() {
          \(Self.registration)
        }

        @objc func hear(_ note: Notification) { print(note.userInfo?["a"] as? Int ?? 0) }

        // swiftlint:disable:next type_body_length
      }

      // swiftlint:disable:this file_length

      """)
    #expect(text.contains("(self)\n  }\n\n  // swiftlint:disable:next type_body_length\n}\n\nextension"), "\(text)")
    #expect(text.hasSuffix("Int }\n}\n\n// swiftlint:disable:this file_length\n"), "\(text)")
  }

  @Test func previewsStayLast() throws {
    let text = try fixed(
      """
      import SwiftUI
      func show(_ note: Notification) { print(note.userInfo?["a"] as? Int ?? 0) }

      // The smallest.
      #Preview {
        Text("a")
      }

      """)
    #expect(text.contains("Int }\n}\n\n// The smallest.\n#Preview"), "\(text)")
  }

  @Test func oneBlankLineStandsBeforeAnExtensionInABranch() throws {
    let text = try fixed(
      """
      import Foundation
      #if os(iOS)
      func show(_ note: Notification) { print(note.userInfo?["a"] as? Int ?? 0) }

      #endif

      """)
    #expect(text.contains("0) }\n\nextension Notification"), "\(text)")
    #expect(text.contains("}\n\n#endif"), "\(text)")
  }

  @Test(arguments: [
    ("Package.swift", "// swift-tools-version: 5.9", true), ("Package.swift", "// swift-tools-version:6.0", false),
    ("Package.swift", "// swift-tools-version: 6.0\nlet p = Package(swiftLanguageModes: [.v5])", true),
    ("Package.swift", "// swift-tools-version: 5.9\nenableUpcomingFeature(\"StrictConcurrency\")", false),
    ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = 5.0;", true),
    ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = 5.0; SWIFT_VERSION = 6.0;", false),
    ("A.xcodeproj/project.pbxproj", "SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 5.0;", false),
    ("A.xcodeproj/project.pbxproj", "baseConfigurationReference = 1 /* Pods-A.xcconfig */; SWIFT_VERSION = 5.0;", true),
    ("A.xcodeproj/project.pbxproj", "baseConfigurationReference = 1 /* A.xcconfig */; SWIFT_VERSION = 5.0;", false),
    ("A.xcodeproj/project.pbxproj", "script = \"format ${SWIFT_VERSION} ${A}\"; SWIFT_VERSION = 5.0;", true),
    ("project.yml", "targets:\n  A:\n", true), ("project.yml", "targets:\n  SWIFT_VERSION: '6.0'", false),
    ("Project.swift", "let settings: SettingsDictionary = [\"SWIFT_VERSION\": \"5.0\"]", true),
    ("README", "", false),
  ])
  func aPropertyBelongsToItsActorWhereTheCompilerLetsADeinitReadIt(
    _ file: String, _ settings: String, _ isLenient: Bool
  ) throws {
    let text = try fixed(
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
        }
      }

      """, [file: settings])
    #expect(text.contains("var observerTokens"), "\(text)")
    #expect(text.contains("nonisolated(unsafe)") != isLenient, "\(text)")
  }

  /// The file decides, or else the program.
  @Test(arguments: [
    ("func show(_ text: String?) { if let text = text { print(text) } }", "", true),
    ("func show(_ text: String?) { if let text { print(text) } }", "let self = self", false),
    ("", "final class A { func f() -> () -> Void { { [weak self] in guard let self = self else { return } } } }", true),
    ("", "final class A { func f() -> () -> Void { { [weak self] in guard let self else { return } } } }", false),
    ("", "", false),
  ])
  func aBindingIsSpelledAsOthersAre(_ own: String, _ other: String, _ isSpelled: Bool) throws {
    let text = try fixed(
      """
      import Foundation
      final class Model {
        private var token: (any NSObjectProtocol)?
        private var count = 0
        init() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
            self.count += 1
            print(self.count)
          }
        }
      }
      \(own)

      """, ["Other.swift": "import Foundation\nlet center = NotificationCenter.default.removeObserver\n\(other)\n"])
    #expect(text.contains(isSpelled ? "guard let self = self else" : "guard let self else"), "\(text)")
    #expect(text.contains(isSpelled ? "if let token = token {" : "if let token {"), "\(text)")
  }

  @Test func aPropertyStandsBehindStoredPropertiesThatFollowTheMethods() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model {

        // MARK: Lifecycle

        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
        }

        // MARK: Private

        private var count = 0
      }

      """)
    #expect(text.contains("count = 0\n  private var observerTokens: [any NSObjectProtocol] = []\n"), "\(text)")
  }

  @Test func aSemicolonMayEndTheStoredPropertyBefore() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model {
        private var count = 0;

        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
        }
      }

      """)
    #expect(text.contains("count = 0;\n  private var observerTokens"), "\(text)")
  }

  @Test func argumentsBelowTheFirstMoveWithIt() throws {
    let text = try fixed(
      """
      import Foundation
      final class Model {
        func start(_ center: NotificationCenter) {
          NotificationCenter.default.addObserver(forName: .init("a"),
                                                 object: nil,
                                                 queue: .main) { _ in
            print("a")
          }
        }
      }

      """)
    let columns = text.split(separator: "\n").compactMap { line in
      ["forName:", "object:", "queue:"].lazy.compactMap { line.firstRange(of: $0) }.first.map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    #expect(columns.count == 3 && Set(columns).count == 1, "\(text)")
  }

  /// A compiler that does not know `any` does not know a binding of `self` alone either.
  @Test(arguments: [
    ("{ [weak self] in guard let self = self else { return } }", true),
    ("{ [weak self] in guard let self else { return } }", false), ("{}", false),
    ("{ [weak self] in guard let self = self else { return }; let a: any Error = error }", false),
  ])
  func aTypeIsSpelledAsTheProgramsCompilerKnowsIt(_ closure: String, _ isOld: Bool) throws {
    let text = try fixed(
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
          let end = \(closure)
        }
      }

      """)
    #expect(text.contains("[NSObjectProtocol] = []") == isOld, "\(text)")
    #expect(text.contains("nonisolated(unsafe)") != isOld, "\(text)")
  }
}
