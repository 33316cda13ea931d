import Foundation
import Testing

@testable import ObserverLint

/// What a fix heeds in the code around: superclasses, properties, comments and statements that mean nothing without others.
@Suite(.enabled(if: Program.observerLint != nil)) struct FixSurroundingsTests {
  private func fixed(_ program: String, _ more: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    let options = ["--fix", "--style", "token", "--notes", "--fail-level", "never"] + more + ["."]
    let run = try Program(#require(Program.observerLint), options, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Program.swift")
  }

  // MARK: Closures that the block calls

  /// The block's own capture list cannot make weak what another closure holds.
  @Test(arguments: [
    ("let show: () -> Void = { self.count += 1 }", "show()", false),
    ("func show() { self.count += 1 }", "show()", false),
    ("let show: () -> Void = { [weak self] in self?.count += 1 }", "show()", true),
    ("", "self.count += 1", true),
  ])
  func aTokenIsKeptOnlyWhereTheOwnerEnds(local: String, body: String, isFixed: Bool) throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        var count = 0
        func start() {
          \(local)
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
            \(body)
          }
        }
      }

      """)
    #expect(text.contains("deinit") == isFixed, "\(text)")
  }

  // MARK: The center

  @Test func aPropertyThatEachRegistrationNamesIsTheCenter() throws {
    let text = try fixed(
      Self.panel("center.addObserver(self, selector: #selector(show), name: .init(\"b\"), object: nil)"))
    #expect(text.contains("    center.removeObserver(self)\n"), "\(text)")
  }

  /// One removal ends the registrations of both spellings.
  @Test func aPropertyThatOneRegistrationDoesNotNameIsNotTheCenter() throws {
    let text = try fixed(
      Self.panel(
        "NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init(\"b\"), object: nil)"))
    #expect(text.contains("    NotificationCenter.default.removeObserver(self)\n"), "\(text)")
    #expect(text.components(separatedBy: "removeObserver").count == 2, "\(text)")
  }

  private static func panel(_ second: String) -> String {
    """
    import UIKit
    final class Panel: UIViewController {
      var center = NotificationCenter.default
      override func viewDidLoad() {
        center.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
        \(second)
      }
      @objc func show() {}
    }

    """
  }

  // MARK: Superclasses

  private static func list(_ base: String) -> String {
    """
    import UIKit
    class Base: UIViewController {
      \(base)
      @objc func show() {}
    }
    class Middle: Base {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("b"), object: nil)
      }
    }
    final class List: Middle {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("c"), object: nil)
      }
    }

    """
  }

  @Test func theDeinitOfASuperclassIsEnough() throws {
    let text = try fixed(
      Self.list(
        """
        func begin() {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
        """))
    #expect(text.components(separatedBy: "deinit").count == 2, "\(text)")
    #expect(
      text.contains("  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\nclass Middle"), "\(text)")
  }

  @Test func aSuperclassThatRegistersNothingGetsNoDeinit() throws {
    let text = try fixed(Self.list("var title2 = \"\""))
    #expect(
      text.contains("deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\nfinal class"), "\(text)")
  }

  // MARK: Comments about the next line

  @Test(arguments: ["// swiftlint:disable:next force_cast", "// swift-format-ignore"])
  func aCommentStaysWithItsLine(comment: String) throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        private var token: NSObjectProtocol?
        func start() {
          \(comment)
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
        func again() { start(); start() }
        deinit {}
      }

      """, ["--unsafe-fixes"])
    #expect(text.contains("    \(comment)\n    token = Notif"), "\(text)")
    #expect(text.contains("removeObserver(token)\n    }\n    \(comment)"), "\(text)")
  }

  @Test func aCommentAboutADeletedLineGoesWithIt() throws {
    let text = try fixed(
      Self.slider("    // swiftlint:disable:next force_cast\n    \(Self.idleRemoval)\n    print(\"over\")\n"))
    #expect(text.contains("deinit {\n    print(\"over\")\n  }"), "\(text)")
  }

  @Test func aCommentAboutAReplacedLineGoesWithIt() throws {
    let text = try fixed(
      """
      import Foundation
      final class Slider {
        init() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }
        }
        deinit {
          // Stop listening.
          NotificationCenter.default.removeObserver(self)
        }
      }

      """)
    #expect(text.contains("deinit {\n    for token in observerTokens {"), "\(text)")
    #expect(text.contains("removeObserver(token)\n    }\n  }\n}"), "\(text)")
  }

  // MARK: Statements that decide nothing any more

  private static let idleRemoval = "NotificationCenter.default.removeObserver(self, name: .init(\"x\"), object: nil)"

  private static func slider(_ end: String) -> String {
    """
    import Foundation
    final class Slider: NSObject {
      private var isLoaded = false
      private func load() -> Bool { isLoaded }
      deinit {
    \(end)  }
    }

    """
  }

  @Test(arguments: [
    ("    guard isLoaded else { return }\n    \(idleRemoval)\n", "load() -> Bool { isLoaded }\n}"),
    ("    print(1)\n    guard isLoaded else { return }\n    \(idleRemoval)\n", "deinit {\n    print(1)\n  }"),
    (
      "    print(1)\n    guard isLoaded else { return }\n    \(idleRemoval)\n    \(idleRemoval)\n",
      "deinit {\n    print(1)\n  }"
    ),
    // The call may do something, and the other statement runs under the condition.
    ("    guard load() else { return }\n    \(idleRemoval)\n", "deinit {\n    guard load() else { return }\n  }"),
    (
      "    guard isLoaded else { return }\n    \(idleRemoval)\n    print(1)\n",
      "deinit {\n    guard isLoaded else { return }\n    print(1)\n  }"
    ),
  ])
  func aGuardBeforeNothingGoes(end: String, left: String) throws {
    let text = try fixed(Self.slider(end))
    #expect(text.contains(left), "\(text)")
  }

  /// A semicolon that ends a line belongs to the statement before.
  @Test func aSemicolonAtTheEndOfALineStaysWithItsStatement() throws {
    let text = try fixed(
      """
      import Combine
      import UIKit
      final class Results: UIViewController {
        private var bag: Set<AnyCancellable> = []
        private let queries = PassthroughSubject<String, Never>()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated);
          queries.sink { [weak self] in self?.show($0) }.store(in: &bag);
        }
        func show(_ query: String) {}
        func end() {
          let center = NotificationCenter.default;
          center.removeObserver(self, name: .init("a"), object: nil);
        }
        deinit {
          NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil);
        }
      }

      """, ["--unsafe-fixes"])
    #expect(!text.contains("NotificationCenter.default.removeObserver"), "\(text)")
    #expect(text.contains("super.viewWillAppear(animated);\n    bag.removeAll()\n    queries.sink"), "\(text)")
  }

  // MARK: Indentation

  /// The next line of a call stands below its first argument.
  @Test func aContinuationLineIsNoStepOfIndentation() throws {
    let text = try fixed(
      """
      import Foundation
      let title = String(describing: 1 +
                                     2)
      func show(_ note: Notification) {
        print(note.userInfo?["size"] as? Int ?? 0)
      }

      """)
    #expect(text.contains("\n  fileprivate var size: Int?"), "\(text)")
  }
}
