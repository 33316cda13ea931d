import Foundation
import Testing

@testable import ObserverLint

/// Where fixes put new lines, and how these lines name things there: under the same `#if`, on the same actor, by a name
/// that means the same.
@Suite(.enabled(if: Program.observerLint != nil)) struct FixPlaceTests {
  struct Example: Sendable, CustomStringConvertible {
    var description: String
    var program: String
    var others: [String: String] = [:]
    var options: [String] = []
    var holds: [String] = []
    var lacks: [String] = []
  }

  private static func fixed(_ example: Example) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", example.program)
    for (name, text) in example.others { try folder.write(name, text) }
    let options = ["--style", "token", "--notes", "--fail-level", "never"] + example.options
    let run = try Program(#require(Program.observerLint), ["--fix"] + options + ["."], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return folder
  }

  /// A class whose `deinit` may return before its last statement.
  private static func modelLeavingEarly(_ attribute: String) -> String {
    """
    import UIKit
    \(attribute)final class Model: NSObject {
      private var task: Task<Void, Never>?
      func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
      }
      @objc func run() {}
      deinit {
        guard let task else { return }
        task.cancel()
      }
    }

    """
  }

  @Test(arguments: examples) func placesLines(_ example: Example) throws {
    let text = try Self.fixed(example).text("Program.swift")
    for part in example.holds { #expect(text.contains(part), "\(part) is missing:\n\(text)") }
    for part in example.lacks { #expect(!text.contains(part), "\(part) is there:\n\(text)") }
  }

  @Test(.enabled(if: Program.find("swiftc") != nil, "swiftc is not on the path"))
  func fixedProgramsTypeCheck() throws {
    let stubs = try PlatformStubs.of(.uiKit)
    for example in Self.examples {
      #expect(try stubs.errors(inProgram: Self.fixed(example)) == [], "\(example)")
    }
  }

  private static let examples = accessors + conditions + names + ends

  // MARK: Accessors

  private static let accessors = [
    Example(
      description: "keys that end alike",
      program: """
        import Foundation
        enum Draft { enum Key { static let id = "draft" } }
        enum Letter { enum UserInfoKey { static let id = "letter" } }
        enum Parcel { static let idUserInfoKey = "parcel" }
        func a(_ note: Notification) { print(note.userInfo?[Draft.Key.id] as? String ?? "") }
        func b(_ note: Notification) { print(note.userInfo?[Letter.UserInfoKey.id] as? String ?? "") }
        func c(_ note: Notification) { print(note.userInfo?[Parcel.idUserInfoKey] as? String ?? "") }
        func d(_ note: Notification) { print(note.userInfo?[Letter.UserInfoKey.id] as? String ?? "") }
        func e(_ note: Notification) { print(note.userInfo?[Letter.UserInfoKey.id] as? Int ?? 0) }

        """,
      holds: [
        "func a(_ note: Notification) { print(note.id ?? \"\") }", "func b(_ note: Notification) { print(note.letterId",
        "func c(_ note: Notification) { print(note.parcelId", "func d(_ note: Notification) { print(note.letterId",
        "func e(_ note: Notification) { print(note.idPayload ?? 0) }",
      ]),
    Example(
      description: "an accessor that another file has for itself",
      program: """
        import Foundation
        func show(_ note: Notification) { print(note.userInfo?["feed"] as? String ?? "") }

        """,
      others: [
        "Other.swift": """
        import Foundation
        func read(_ note: Notification) { print(note.feed) }
        extension Notification {
          fileprivate var feed: Int { userInfo?["feed"] as? Int ?? 0 }
        }

        """
      ],
      holds: ["print(note.feed ?? \"\")"]),
    Example(
      description: "an accessor that all files have",
      program: """
        import Foundation
        func show(_ note: Notification) { print(note.userInfo?["feed"] as? String ?? "") }

        """,
      others: [
        "Other.swift": """
        import Foundation
        func read(_ note: Notification) { print(note.feed) }
        extension Notification {
          var feed: Int { userInfo?["feed"] as? Int ?? 0 }
        }

        """
      ],
      holds: ["print(note.feedPayload ?? \"\")"]),
    Example(
      description: "keys of the main actor",
      program: """
        import UIKit
        final class Page: UIViewController {
          static let sizeKey = "size"
          nonisolated static let widthKey = "width"
          enum Key { static let depth = "depth" }
          func show(_ note: Notification) {
            print(note.userInfo?[Page.sizeKey] as? Int ?? 0)
            print(note.userInfo?[Page.widthKey] as? Int ?? 0)
            print(note.userInfo?[Page.Key.depth] as? Int ?? 0)
          }
        }
        @MainActor enum Shelf {
          static let label = "label"
        }
        func show(_ note: Notification) {
          MainActor.assumeIsolated { print(note.userInfo?[Shelf.label] as? Int ?? 0) }
        }

        """,
      holds: [
        "@MainActor fileprivate var size: Int? { userInfo?[Page.sizeKey] as? Int }", "print(note.size ?? 0)",
        "  fileprivate var width: Int?", "  fileprivate var depth: Int?", "userInfo?[Shelf.label] as? Int ?? 0)",
      ], lacks: ["note.label"]),
  ]

  // MARK: Conditions

  private static let conditions = [
    Example(
      description: "a file under a condition",
      program: """
        #if os(iOS)
        import UIKit

        final class Board: NSObject {
          func show(_ note: Notification) { print(note.userInfo?["size"] as? Int ?? 0) }
        }
        #endif

        """,
      holds: ["\n\nextension Notification {\n  fileprivate var size: Int? { userInfo?[\"size\"] as? Int }\n}\n#endif\n"]
    ),
    Example(
      description: "a key that one branch has",
      program: """
        import Foundation
        #if os(iOS)
        let sizeKey = "size"
        #else
        let widthKey = "width"
        #endif
        func show(_ note: Notification) {
          #if os(iOS)
          print(note.userInfo?[sizeKey] as? Int ?? 0)
          #else
          print(note.userInfo?[widthKey] as? Int ?? 0)
          #endif
          print(note.userInfo?["depth"] as? Int ?? 0)
        }

        """,
      holds: [
        "#if os(iOS)\nextension Notification {\n  fileprivate var size: Int?",
        "#if !os(iOS)\nextension Notification {\n  fileprivate var width: Int?",
        "#endif\n\nextension Notification {\n  fileprivate var depth: Int?",
      ]),
    Example(
      description: "a property under a condition",
      program: """
        import Foundation
        final class Board {
          #if os(iOS)
          private var token: NSObjectProtocol?
          #endif
          func start() {
            #if os(iOS)
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
            #endif
          }
        }

        """,
      holds: [
        """
          deinit {
            #if os(iOS)
            if let token {
              NotificationCenter.default.removeObserver(token)
            }
            #endif
          }
        """
      ]),
    Example(
      description: "a list of tokens under a condition",
      program: """
        import Foundation
        final class Board {
          #if os(iOS)
          private var tokens: [NSObjectProtocol] = []
          deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
          #endif
          func start() {
            NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
        }

        """,
      lacks: ["tokens.append("]),
    Example(
      description: "a name under a condition",
      program: """
        import UIKit
        final class Board: NSObject {
          func start() {
            #if os(iOS)
            NotificationCenter.default.addObserver(
              self, selector: #selector(turn), name: UIDevice.orientationDidChangeNotification, object: nil)
            NotificationCenter.default.addObserver(self, selector: #selector(turn), name: .init("a"), object: nil)
            #endif
            NotificationCenter.default.addObserver(self, selector: #selector(turn), name: .init("b"), object: nil)
          }
          @objc func turn() {}
          func stop() {
            NotificationCenter.default.removeObserver(self)
          }
        }

        """,
      options: ["--unsafe-fixes"],
      holds: [
        """
          func stop() {
            #if os(iOS)
            NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
            NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil)
            #endif
            NotificationCenter.default.removeObserver(self, name: .init("b"), object: nil)
          }
        """
      ]),
    Example(
      description: "a lifecycle under a condition",
      program: """
        import UIKit
        final class Board: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            #if os(iOS)
            NotificationCenter.default.addObserver(
              self, selector: #selector(turn), name: UIDevice.orientationDidChangeNotification, object: nil)
            #endif
          }
          @objc func turn() {}
        }

        """,
      options: ["--unsafe-fixes"],
      holds: [
        """
            super.viewWillDisappear(animated)
            #if os(iOS)
            NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
            #endif
          }
        """
      ]),
    Example(
      description: "a class that each system declares",
      program: """
        import UIKit
        #if os(iOS)
        final class Board: NSObject {
        }
        #else
        final class Board: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(turn), name: .init("b"), object: nil)
          }
          @objc func turn() {}
        }
        #endif

        """,
      holds: ["  @objc func turn() {}\n\n  deinit {\n"]),
  ]

  // MARK: Names

  private static let names = [
    Example(
      description: "types of the program that hide Foundation's",
      program: """
        import UIKit
        final class Keyboard: NSObject {
          override init() {
            super.init()
            Foundation.NotificationCenter.default.addObserver(
              self, selector: #selector(show), name: .init("a"), object: nil)
          }
          @objc func show(_ note: Foundation.Notification) { print(note.userInfo?["size"] as? Int ?? 0) }
        }

        """,
      others: [
        "Center.swift": "protocol NotificationCenter { func post(_ text: String) }\n",
        "Model.swift": "final class Notification { var title = \"\" }\n",
      ],
      holds: [
        "    Foundation.NotificationCenter.default.removeObserver(self)",
        "extension Foundation.Notification {\n  fileprivate var size: Int?", "print(note.size ?? 0)",
      ]),
    Example(
      description: "an object that is made anew",
      program: """
        import UIKit
        final class Job: NSObject {
          let id: Int
          init(id: Int) { self.id = id }
        }
        final class Cell: NSObject {
          private let id = 1
          private var player = NSObject()
          private let view = NSObject()
          func start() {
            let job = Job(id: id)
            let center = NotificationCenter.default
            center.addObserver(self, selector: #selector(run), name: .init("a"), object: job)
            center.addObserver(self, selector: #selector(run), name: .init("b"), object: view)
            center.addObserver(self, selector: #selector(run), name: .init("b"), object: player)
            center.addObserver(self, selector: #selector(run), name: .init("c"), object: view)
          }
          @objc func run() {}
          func stop() {
            NotificationCenter.default.removeObserver(self)
          }
        }

        """,
      options: ["--unsafe-fixes"],
      holds: [
        """
          func stop() {
            NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil)
            NotificationCenter.default.removeObserver(self, name: .init("b"), object: nil)
            NotificationCenter.default.removeObserver(self, name: .init("c"), object: view)
          }
        """
      ]),
    Example(
      description: "a center that nothing keeps",
      program: """
        import UIKit
        final class Reader: NSObject {
          init(center: NotificationCenter = .default) {
            super.init()
            center.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {}
        }
        final class Box { let reader = Reader() }

        """,
      lacks: ["deinit"]),
    Example(
      description: "a center that a constant keeps",
      program: """
        import UIKit
        final class Reader: NSObject {
          private let center: NotificationCenter
          init(given: NotificationCenter = .default) {
            center = given
            super.init()
            given.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {}
        }

        """,
      holds: ["    center.removeObserver(self)"]),
  ]

  // MARK: Ends

  /// The compiler forbids reads of an actor's properties in `deinit` where `self` was handed on before.
  private static let ends = [
    Example(
      description: "a deinit with statements",
      program: """
        import UIKit
        @MainActor final class Model: NSObject {
          private var task: Task<Void, Never>?
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {}
          deinit {
            task?.cancel()  // It is over.
          }
        }

        """,
      holds: ["    task?.cancel()  // It is over.\n    NotificationCenter.default.removeObserver(self)\n  }\n"]),
    Example(
      description: "a deinit that returns early, of an actor's class",
      program: modelLeavingEarly("@MainActor "),
      holds: ["  deinit {\n    defer {\n      NotificationCenter.default.removeObserver(self)\n    }\n    guard"]),
    Example(
      description: "a deinit that returns early",
      program: modelLeavingEarly(""),
      holds: ["  deinit {\n    NotificationCenter.default.removeObserver(self)\n    guard"]),
    Example(
      description: "braces on lines of their own",
      program: """
        import UIKit
        final class Model: NSObject
        {
          func start()
          {
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {}
        }

        """,
      holds: ["  deinit\n  {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\n"]),
    Example(
      description: "a brace on a line of its own behind a long inheritance clause",
      program: """
        import UIKit
        protocol Listening {}
        final class Model: NSObject,
          Listening
        {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {}
        }

        """,
      holds: ["  @objc func run() {}\n\n  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\n"]),
    Example(
      description: "white space behind the last member",
      program: """
        import UIKit
        final class Model: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
          }
          @objc func run() {
          }\("  ")
        }

        """,
      holds: ["  }  \n\n  deinit {\n"]),
    Example(
      description: "a line with white space behind the class's brace",
      program: """
        import Foundation
        final class Reader {
        \("  ")
          init() { listen() }
          func listen() {
            _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
        }

        """,
      holds: ["final class Reader {\n  private var observerTokens", "] = []\n  \n  init() {"]),
    Example(
      description: "a removal with a wrong object",
      program: """
        import UIKit
        final class Bar: NSObject {
          override init() {
            super.init()
            #if os(iOS)
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .init("a"), object: nil)
            #endif
          }
          @objc func run() {}
          deinit {
            #if os(iOS)
            NotificationCenter.default.removeObserver(self, name: .init("a"), object: self)
            #endif
          }
        }

        """,
      holds: ["removeObserver(self, name: .init(\"a\"), object: nil)"],
      lacks: ["removeObserver(self)", "object: self"]),
    Example(
      description: "a private extension's method that only the initializer calls",
      program: """
        import Foundation
        final class Reader {
          private var token: NSObjectProtocol?
          init() { listen() }
        }
        private extension Reader {
          func listen() {
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
        }

        """,
      holds: ["deinit {\n    if let token {", "func listen() {\n    token ="]),
  ]
}
