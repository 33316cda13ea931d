import Foundation
import Testing

@testable import ObserverLint

/// Which payload and which descriptor a fix leads to.
@Suite(.enabled(if: Program.observerLint != nil)) struct DescriptorFixTests {
  private func fixed(_ files: [String: String]) throws -> (folder: TemporaryFolder, program: Program) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let arguments = ["--fix", "--unsafe-fixes", "--style", "descriptor", "--notes", "."]
    return (folder, try Program(#require(Program.observerLint), arguments, in: folder.url))
  }

  private func observer(_ name: String, _ notification: String = ".paused", reading: String) -> String {
    """
    import Foundation

    final class \(name): @unchecked Sendable {
      func start() {
        NotificationCenter.default.addObserver(forName: \(notification), object: nil, queue: nil) { note in
          \(reading)
        }
      }
    }

    """
  }

  private static let names = """
    import Foundation

    extension Notification.Name {
      static let paused = Notification.Name("paused")
    }

    """

  private func post(_ payload: String, _ name: String = ".paused") -> String {
    """
    import Foundation

    func pause(at position: Double, of title: String?) {
      NotificationCenter.default.post(name: \(name), object: nil, userInfo: \(payload))
    }

    """
  }

  @Test func allHandlersAndPostersMakeOnePayloadBesideTheName() throws {
    let (folder, _) = try fixed([
      "Names.swift": Self.names,
      "First.swift": observer("First", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
      "Second.swift": observer("Second", reading: #"print(note.userInfo?["title"] as? String ?? "")"#),
      "Posts.swift": post(#"["position": position, "title": title as Any]"#),
    ])
    #expect(
      try folder.text("Names.swift").hasSuffix(
        """
        /// The payload of `Notification.Name.paused`.
        struct Paused {
          let position: Double
          let title: String?

          static let descriptor = NotificationReader(.paused, as: Paused.self) { notification in
            try Paused(
              position: notification.value("position", as: Double.self),
              title: notification.valueIfPresent("title", as: String.self))
          }
        }

        """))
    #expect(try folder.text("First.swift").contains("print(payload.position)"))
    #expect(try folder.text("Second.swift").contains(#"print(payload.title ?? "")"#))
  }

  @Test func aDescriptorThatIsThereIsUsedAgain() throws {
    let own = """

      enum Player {
        struct Pause {
          let position: Double?
        }

        static let paused = NotificationReader(.paused, as: Pause.self) { notification in
          try Pause(position: notification.valueIfPresent("position", as: Double.self))
        }
      }

      """
    let names = "import NotificationDescriptors\n" + Self.names + own
    let (folder, _) = try fixed([
      "Names.swift": names,
      "First.swift": observer("First", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
    ])
    #expect(try folder.text("Names.swift") == names)
    let text = try folder.text("First.swift")
    #expect(text.contains("observe(Player.paused) {") && text.contains("print(payload.position ?? 0)"))
  }

  @Test(arguments: [
    (#"print(note.userInfo?["position"] as? Int ?? 0)"#, Unfixable.ID.conflictingCasts),
    (#"print(note.userInfo?["title"] as? Double ?? 0)"#, Unfixable.ID.conflictingPost),
  ])
  func typesThatConflictAreRefusedWithTheReason(reading: String, obstacle: Unfixable.ID) throws {
    let files = [
      "Names.swift": Self.names,
      "First.swift": observer("First", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
      "Second.swift": observer("Second", reading: reading), "Posts.swift": post(#"["title": "a"]"#),
    ]
    var request = InMemoryProgram(files.map { .init(path: $0, bytes: Array($1.utf8)) }).request
    request.proposesFixes = true
    request.fixStyle = .descriptor
    let findings = lint(request).findings.filter { $0.rule == "discarded_token" }
    #expect(findings.count == 2)
    for finding in findings {
      #expect(finding.obstacleToDescriptor?.id == obstacle, "\(finding.help)")
      // Foundation's token does without.
      #expect(finding.fixes.map(\.title) == ["keep the token in `observerTokens`, and remove it in deinit"])
    }
  }

  /// Somebody that cannot be seen may post less.
  @Test(arguments: [
    ("extension Notification.Name {\n  public static let paused = Notification.Name(\"paused\")\n}\n", ".paused"),
    (
      "let paused = Notification.Name(\"paused\")\nfunc tell(_ names: [Notification.Name]) {}\nfunc all() { tell([paused]) }\n",
      "paused"
    ),
  ])
  func whatOthersMayPostIsOptional(names: String, name: String) throws {
    let (folder, _) = try fixed([
      "Names.swift": "import Foundation\n\n" + names,
      "First.swift": observer("First", name, reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
      "Posts.swift": post(#"["position": position]"#, name),
    ])
    #expect(try folder.text("Names.swift").contains("let position: Double?"))
  }

  /// A public name is there for other modules, which could not see a payload that is not.
  @Test func thePayloadOfAPublicNameIsPublic() throws {
    let (folder, _) = try fixed([
      "Names.swift": """
      import Foundation

      public enum Player {
        public static let paused = Notification.Name("paused")
      }

      """,
      "First.swift": observer("First", "Player.paused", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
    ])
    let text = try folder.text("Names.swift")
    #expect(text.contains("  public struct Paused: Sendable {\n    public let position: Double?\n"))
    #expect(text.contains("    public static let descriptor = NotificationReader(Player.paused, as: Paused.self) {"))
  }

  /// A person must see new public API, because others may depend on it.
  @Test func theTitleSaysThatPublicAPIIsAdded() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Names.swift", "public enum Player {\n  public static let paused = Notification.Name(\"paused\")\n}\n")
    try folder.write(
      "First.swift",
      observer("First", "Player.paused", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#))
    var request = LintRequest()
    request.currentFolder = folder.path
    request.fixStyle = .descriptor
    request.proposesFixes = true
    let titles = lint(request).findings.flatMap(\.fixes).map(\.title).filter { $0.contains("typed descriptor") }
    #expect(!titles.isEmpty)
    #expect(titles.allSatisfy { $0.contains("`Player.Paused`") }, "\(titles)")
  }

  /// Whoever asks for descriptors learns why a fix leads to none.
  @Test func whatKeepsTheRegistrationSaysSo() throws {
    var request = LintRequest(programIn: Repository.root.appendingPathComponent("Samples/Leaky"))
    request.proposesFixes = true
    request.fixStyle = .descriptor
    let others = lint(request).findings.filter { finding in
      // A comment that suppresses nothing is no registration.
      finding.rule != UnusedSuppression.id && !finding.fixes.isEmpty
        && !finding.fixes.contains { $0.title.contains("typed descriptor") }
    }
    #expect(Set(others.map(\.rule)).count > 5)
    #expect(others.filter { $0.obstacleToDescriptor == nil }.map(\.rule) == [])
    request.fixStyle = .token
    #expect(lint(request).findings.filter { $0.obstacleToDescriptor != nil }.map(\.rule) == [])
  }

  /// Each constant may be of a module of its own, and a type beside one of them hidden from the other.
  @Test func aNameWithTwoConstantsHasItsPayloadBesideTheObserver() throws {
    let (folder, _) = try fixed([
      "Names.swift": Self.names, "Others.swift": Self.names,
      "First.swift": observer("First", reading: #"print(note.userInfo?["position"] as? Double ?? 0)"#),
    ])
    #expect(try folder.text("Names.swift") == Self.names && folder.text("Others.swift") == Self.names)
    #expect(
      try folder.text("First.swift").contains("extension First {\n  /// The payload of `.paused`.\n  struct Paused {"))
  }

  /// The module of the name need not know that of the payload's types.
  @Test func aTypeOfAnotherModuleIsRefused() throws {
    let handler = observer("First", "Player.paused", reading: #"print(note.userInfo?["song"] as? Song ?? Song())"#)
    let names = """
      import Foundation

      public enum Player {
        public static let paused = Notification.Name("paused")
      }

      """
    let (folder, _) = try fixed([
      "Sources/Names/Player.swift": names, "Sources/App/Song.swift": "struct Song {}\n",
      "Sources/App/First.swift": "import Names\n" + handler,
    ])
    #expect(try folder.text("Sources/Names/Player.swift") == names)
  }

  @Test func aSystemNotificationHasTheLibrarysDescriptor() throws {
    let (folder, _) = try fixed([
      "First.swift": observer(
        "First", "UIResponder.keyboardWillShowNotification",
        reading: """
          guard let info = note.userInfo,
                let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
                print(frame.size.height, info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0)
          """)
    ])
    let text = try folder.text("First.swift")
    #expect(text.contains("observe(.keyboardWillShow) { payload in"))
    #expect(text.contains("let frame = payload.frameEnd\n"))
    #expect(text.contains("print(frame.size.height, UInt(payload.animationCurve))"))
    #expect(!text.contains("struct"))
  }

  private static func handlerThatOthersCall(_ inheritance: String, _ function: String) -> String {
    """
    import UIKit

    final class Player: \(inheritance) {
      \(function) {
        NotificationCenter.default.addObserver(self, selector: #selector(paused), name: .paused, object: nil)
        paused(Notification(name: .paused))
      }

      @objc private func paused(_ note: Notification) {
        guard let position = note.userInfo?["position"] as? Double else { return }
        print(position)
      }
    }

    """
  }

  @Test func aHandlerThatOthersCallGoesOnTakingTheNotification() throws {
    let text = Self.handlerThatOthersCall("NSObject, @unchecked Sendable", "func open()")
    let (folder, _) = try fixed(["Names.swift": Self.names, "Player.swift": text])
    let fixed = try folder.text("Player.swift")
    #expect(fixed.contains("@objc private func paused(_ note: Notification) {"))
    #expect(fixed.contains("NotificationReader(.paused) { $0 }"))
  }

  /// A notification is not `Sendable`: who posts it and the main actor would share what it carries.
  @Test func aWholeNotificationIsNotTakenToTheMainActor() throws {
    let text = Self.handlerThatOthersCall("UIViewController", "override func viewDidLoad()")
    let (folder, _) = try fixed(["Names.swift": Self.names, "Player.swift": text])
    #expect(try folder.text("Player.swift").contains("addObserver(self, selector: #selector(paused), name: .paused"))
  }
}
