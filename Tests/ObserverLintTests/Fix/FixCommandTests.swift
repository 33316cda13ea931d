import Foundation
import Testing

@testable import ObserverLint

/// The effects of `--fix` and `--diff` on files.
@Suite struct FixCommandTests {
  private static let leaky = """
    import Foundation

    final class Player {
      private var title = ""

      func start() {
        NotificationCenter.default.addObserver(forName: .init("pause"), object: nil, queue: nil) { _ in
          print("paused")
        }
      }
    }

    """

  private static let fixed = """
    import Foundation

    final class Player {
      private var title = ""
      private var observerTokens: [any NSObjectProtocol] = []

      func start() {
        observerTokens.append(NotificationCenter.default.addObserver(forName: .init("pause"), object: nil, queue: nil) { _ in
          print("paused")
        })
      }

      deinit {
        for token in observerTokens {
          NotificationCenter.default.removeObserver(token)
        }
      }
    }

    """

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  @Test func fixingKeepsTheTokenAndRemovesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", Self.leaky)
    let program = try run(["--fix"], in: folder)
    #expect(try folder.text("Player.swift") == Self.fixed)
    #expect(program.status == 0)
    #expect(program.errors.contains("fixed 1 finding in 1 file"))
  }

  @Test func fixingTwiceChangesNothingMore() throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", Self.fixed)
    let program = try run(["--fix", "--unsafe-fixes"], in: folder)
    #expect(try folder.text("Player.swift") == Self.fixed)
    #expect(program.errors.contains("fixed 0 findings in 0 files"))
  }

  @Test(arguments: [
    ([], fixed, "there are no findings"),
    ([], onlyUnsafe, "no finding has a safe fix; --unsafe-fixes shows the unsafe fixes of 1 finding"),
    (["--unsafe-fixes"], unfixable, "no finding has a fix"),
  ])
  func anEmptyPatchSaysWhyItIsEmpty(options: [String], text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", text)
    let program = try run(["--fix", "--diff"] + options, in: folder)
    #expect(program.errors == "observer-lint: note: no patch: \(reason)\n")
    #expect(program.text == "")
    #expect(program.status == 0)
  }

  /// Notifications between two appearances are not handled with the fix.
  private static let onlyUnsafe = """
    import UIKit

    final class Player: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .init("a"), object: nil)
      }

      deinit { NotificationCenter.default.removeObserver(self) }

      @objc func pause() {}
    }

    """

  /// Nobody knows which of the two registrations is right.
  private static let unfixable = """
    import Foundation

    final class Player: NSObject {
      override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .init("a"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(pause), name: .init("a"), object: nil)
      }

      deinit { NotificationCenter.default.removeObserver(self) }

      @objc func pause() {}
    }

    """

  @Test func modeAndLineEndingsStay() throws {
    let folder = try TemporaryFolder()
    let withReturns = Self.leaky.replacingOccurrences(of: "\n", with: "\r\n")
    try folder.write("Player.swift", withReturns)
    let file = folder.url.appendingPathComponent("Player.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    _ = try run(["--fix"], in: folder)
    #expect(try folder.text("Player.swift") == Self.fixed.replacingOccurrences(of: "\n", with: "\r\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o755)
  }

  @Test func severalFixesOfOneClassAreMade() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Player.swift",
      """
      import Foundation

      final class Player {
        private var first: NSObjectProtocol?
        private var second: NSObjectProtocol?
        func start() {
          first = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          second = NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
          _ = NotificationCenter.default.addObserver(forName: .init("c"), object: nil, queue: nil) { _ in }
        }
      }

      """)
    let program = try run(["--fix"], in: folder)
    #expect(program.errors.contains("fixed 3 findings in 1 file"))
    #expect(program.status == 0)
  }

  @Test(arguments: [
    ("{ _ in self.start() }", "{ [weak self] _ in self?.start() })"),
    ("{ _ in self.count += 1 }", "{ [weak self] _ in self?.count += 1 })"),
    ("{ [self] _ in self.start() }", "{ [weak self] _ in self?.start() })"),
    (
      "{ [self] _ in self.count = count + 1 }",
      "{ [weak self] _ in\n      guard let self else { return }\n      self.count = count + 1\n    })"
    ),
    ("{ [self] _ in start() }", "{ [weak self] _ in\n      guard let self else { return }\n      start()\n    })"),
    (
      "{ _ in self.count = self.count + 1 }",
      "{ [weak self] _ in\n      guard let self else { return }\n      self.count = self.count + 1\n    })"
    ),
    (
      "{ _ in if true { self.start() } }",
      "{ [weak self] _ in\n      guard let self else { return }\n      if true { self.start() }\n    })"
    ),
  ])
  func aBlockThatKeepsItsOwnerHoldsItWeakly(_ block: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Player.swift",
      """
      import Foundation

      final class Player: @unchecked Sendable {
        var count = 0
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) \(block)
        }
      }

      """)
    _ = try run(["--fix"], in: folder)
    let text = try folder.text("Player.swift")
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: ["[NSObjectProtocol]()", "[any NSObjectProtocol] ()", "[String: NSObjectProtocol]()"])
  func aListWhoseTypeItsInitialValueWritesIsEmptied(_ value: String) throws {
    let folder = try TemporaryFolder()
    let store = value.contains(":") ? #"tokens["a"] = token"# : "tokens.append(token)"
    try folder.write(
      "Player.swift",
      """
      import Foundation

      final class Player {
        private var tokens = \(value)

        func start() {
          let token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          \(store)
        }
      }

      """)
    _ = try run(["--fix"], in: folder)
    let text = try folder.text("Player.swift")
    let tokens = value.contains(":") ? "tokens.values" : "tokens"
    #expect(text.contains("for token in \(tokens) {"), "\(text)")
  }

  @Test func aDescriptorIsUnsafeWhereTheLibraryIsNotImported() throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", Self.leaky)
    _ = try run(["--fix", "--style", "descriptor"], in: folder)
    #expect(try folder.text("Player.swift") == Self.leaky)
    _ = try run(["--fix", "--unsafe-fixes", "--style", "descriptor"], in: folder)
    let text = try folder.text("Player.swift")
    #expect(text.contains("import NotificationDescriptors\n"))
    #expect(text.contains("NotificationCenter.default.observe(Player.Pause.descriptor) { _ in"))
    #expect(text.contains("static let descriptor = NotificationDescriptor(.init(\"pause\"))"))
  }

  /// The registration that a removal misses may be gone when the removal is corrected.
  @Test func aFixThatFailsBesideOthersIsMadeBehindThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Form.swift",
      """
      final class Form: UIViewController {
        private let center = NotificationCenter.default
        override func viewDidLoad() {
          super.viewDidLoad()
          center.addObserver(
            self, selector: #selector(ended), name: UITextField.textDidEndEditingNotification, object: nil)
          center.addObserver(
            self, selector: #selector(ended), name: UITextField.textDidBeginEditingNotification, object: nil)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          center.removeObserver(self, name: UITextField.textDidEndEditingNotification, object: mailField)
        }
        @objc private func ended() {}
      }

      """)
    try folder.write("Other.swift", "cancellations.append(Cancellation { center.removeObserver(token) })\n")
    let program = try run(["--fix", "--unsafe-fixes", "--style", "descriptor", "--fail-level", "never"], in: folder)
    #expect(!program.errors.contains("error:"), "\(program.errors)")
    let text = try folder.text("Form.swift")
    #expect(text.components(separatedBy: "observeOnMainActor").count == 3, "\(text)")
    #expect(!text.contains("removeObserver"), "\(text)")
  }

  @Test func aConfigurationChoosesTheStyle() throws {
    let folder = try TemporaryFolder()
    try folder.write(".observer-lint.json", #"{"rewriteStyle": "descriptor"}"#)
    try folder.write("Player.swift", Self.leaky)
    _ = try run(["--fix", "--unsafe-fixes"], in: folder)
    #expect(try folder.text("Player.swift").contains("NotificationDescriptor("))
  }

  @Test func messagesAreNoRewrite() throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", Self.leaky)
    let program = try run(["--fix", "--unsafe-fixes", "--style", "message"], in: folder)
    #expect(try folder.text("Player.swift") == Self.leaky)
    #expect(program.text.contains("fix: none is offered:"))
    #expect(program.text.contains("struct PauseMessage: NotificationCenter.AsyncMessage {"))
  }

  @Test(.enabled(if: Program.find("git") != nil, "git is not installed"), arguments: ["\n", "\r\n"])
  func gitAppliesThePatch(newline: String) throws {
    let folder = try TemporaryFolder()
    let name = "Sources/My Player.swift"
    // No newline at the end.
    try folder.write(name, String(Self.leaky.replacingOccurrences(of: "\n", with: newline).dropLast()))
    let program = try run(["--diff"], in: folder)
    #expect(program.status == 1)
    let git = try Program(#require(Program.find("git")), ["apply", "-"], in: folder.url, input: program.output)
    #expect(git.status == 0, "\(git.errors)")
    let patched = try folder.text(name)
    #expect(try run(["--diff"], in: folder).output.isEmpty)
    #expect(patched == String(Self.fixed.replacingOccurrences(of: "\n", with: newline).dropLast()))
  }

  /// The paths of a patch begin at the root of the repository if a file lies outside of the current folder.
  @Test(.enabled(if: Program.find("git") != nil, "git is not installed"))
  func aPatchForAnotherFolderNamesTheFolderToApplyItIn() throws {
    let folder = try TemporaryFolder()
    try folder.write("Repository/Sources/Player.swift", Self.leaky)
    try folder.makeFolder("Repository/Scripts")
    let git = try #require(Program.find("git"))
    let repository = folder.url.appendingPathComponent("Repository")
    #expect(try Program(git, ["init", "-q"], in: repository).status == 0)
    for current in [folder.url, repository.appendingPathComponent("Scripts")] {
      let sources = repository.appendingPathComponent("Sources").path
      let arguments = ["--diff", "--no-config", current == folder.url ? "Repository/Sources" : sources]
      let program = try Program(#require(Program.observerLint), arguments, in: current)
      #expect(program.status == 1)
      #expect(program.errors.contains(repository.path) == (current != folder.url), "\(program.errors)")
      let applied = try Program(
        git, ["apply", "-"], in: current == folder.url ? folder.url : repository, input: program.output)
      #expect(applied.status == 0, "\(applied.errors)")
      #expect(try folder.text("Repository/Sources/Player.swift") == Self.fixed)
      try folder.write("Repository/Sources/Player.swift", Self.leaky)
    }
  }

  @Test(arguments: [
    (["--unsafe-fixes"], "'--unsafe-fixes' goes with '--fix' or '--diff'"),
    (["--diff", "--format", "json"], "give the '--format' an '--output FILE'"),
    (["--fix", "--style", "tokens"], "did you mean 'token'?"),
  ])
  func badOptionsAreExplained(arguments: [String], message: String) throws {
    let program = try run(arguments, in: TemporaryFolder())
    #expect(program.status == 2)
    #expect(program.errors.contains(message))
  }

  @Test func aSiteWithoutAFixSaysWhy() throws {
    let program = InMemoryProgram(
      """
      import Foundation
      struct Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
      }
      """)
    var request = program.request
    request.proposesFixes = true
    let report = lint(request)
    #expect(report.findings.map(\.fixes.count) == [0])
    let finding = try #require(report.findings.first)
    let obstacle = try #require(finding.obstacle)
    #expect(obstacle.id == .ownerWithoutEnd)
    #expect(!obstacle.reason.isEmpty && finding.help.hasSuffix(obstacle.reason))
  }

  @Test func aFileThatChangedSinceItWasReadIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", "let changed = true\n")
    var request = LintRequest()
    request.currentFolder = folder.path
    // What was read: something else than lies there now.
    request.overlay[folder.path("Player.swift")] = Array(Self.leaky.utf8)
    let result = applyFixes(FixRequest(request))
    #expect(result.fixed == 0 && result.changedFiles.isEmpty)
    #expect(result.report.problems.map(\.message).contains { $0.hasPrefix("has changed since it was read") })
    #expect(try folder.text("Player.swift") == "let changed = true\n")
  }
}
