import Foundation
import Testing

@testable import ObserverLint

/// The rules, names and places that `--inspect` must show. The rest of the wording is free.
@Suite struct InspectTests {
  /// A place in a fixture, and the words without which its explanation would not be one.
  struct Place: Sendable, CustomTestStringConvertible {
    let file: String
    /// Stands on the line, and on none before it.
    let text: String
    let words: [String]

    init(_ file: String, _ text: String, says words: String...) {
      self.file = file
      self.text = text
      self.words = words
    }

    var testDescription: String { "\(file) at \(text)" }

    func explanation() throws -> String { try report().lines.joined(separator: "\n") }

    func report() throws -> InspectReport {
      let file = Repository.fixtures.appendingPathComponent(file)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains(text) }, "\(text) is not in the fixture")
      let request = LintRequest(programIn: Repository.fixtures.appendingPathComponent(fixture))
      return inspect(request, file: PathBytes(file.path), line: line + 1)
    }

    private var fixture: String { file.split(separator: "/").prefix(2).joined(separator: "/") }
  }

  @Test(arguments: [
    Place(
      "discarded_token/bare-statement/PlaylistViewController.swift", "addObserver(",
      says: "discarded_token reports"),
    Place(
      "discarded_token/returned-token-dropped-by-caller/SyncEvents.swift", "addObserver(",
      says: "discarded_token reports", "`onFinish`"),
    Place(
      "unremoved_token/stored-never-removed/ZoomController.swift", "addObserver(",
      says: "unremoved_token reports", "`zoomObserver`"),
    Place(
      "unmatched_selector_observer/never-removed/LibraryViewController.swift", "addObserver(",
      says: "unmatched_selector_observer reports"),
    Place(
      "unmatched_selector_observer/removed-by-another-name/RecorderController.swift", "#selector(pause)",
      says: "unmatched_selector_observer reports", "RecorderController.swift:13)"),
    Place(
      "retain_cycle/assign-to-self/FormModel.swift", ".assign(to: \\.isValid", says: "retain_cycle reports", "`assign`",
      "its owner, `FormModel`"),
    Place(
      "untyped_userinfo/selector-method/StateController.swift", "userInfo?[\"isOn\"]",
      says: "untyped_userinfo", "Bool"),
  ])
  func saysWhyARuleFires(place: Place) throws {
    let explanation = try place.explanation()
    #expect(place.words.allSatisfy { explanation.contains($0) }, "\(explanation)")
  }

  @Test(arguments: [
    Place(
      "unremoved_token/removed-directly/SensorModel.swift", "a = center.addObserver",
      says: "SensorModel.swift:21)", "`SensorModel`"),
    Place(
      "discarded_token/one-shot-captured-by-own-block/FirstFrame.swift", "addObserver(", says: "FirstFrame.swift:10)"),
    Place("discarded_token/process-long-app-delegate/AppDelegate.swift", "addObserver(", says: "AppDelegate"),
    Place(
      "discarded_token/own-type-declares-add-observer/LobbyModel.swift", "broker.addObserver(",
      says: "MessageBroker"),
    Place(
      "unmatched_selector_observer/unknown-base-class/StoreController.swift", "#selector(priceChanged)",
      says: "CommerceController"),
  ])
  func namesWhatMakesARuleSilent(place: Place) throws {
    let explanation = try place.explanation()
    #expect(place.words.allSatisfy { explanation.contains($0) }, "\(explanation)")
  }

  @Test func saysWhatARemovalRemoves() throws {
    let place = Place(
      "unremoved_token/removed-directly/SensorModel.swift", "removeObserver(a!)", says: "removal", "`a`")
    let explanation = try place.explanation()
    #expect(place.words.allSatisfy { explanation.contains($0) }, "\(explanation)")
  }

  private static let givenAway = """
    import Foundation
    final class Shelf {
      private let center = NotificationCenter.default
      private var tokens: [any NSObjectProtocol] = []
      init() {
        tokens.append(center.addObserver(forName: nil, object: nil, queue: nil) { _ in })
      }
      deinit { tokens.forEach(center.removeObserver) }
    }

    """

  /// A removal that is no call: the center's method is given to another function.
  @Test(arguments: 1...9) func explainsEachLineWhereARemovalIsGivenAway(line: Int) {
    let explanation = InMemoryProgram(Self.givenAway).explanation(ofLine: line)
    let expected =
      switch line {
      case 6: "(Program.swift:8)"
      case 8: "`center.removeObserver`"
      case 9: "line 8"
      default: "line 6"
      }
    #expect(explanation.contains(expected), "\(explanation)")
  }

  /// The question of the README's example, on each line of the file.
  @Test func explainsEachLineOfTheSample() throws {
    let file = Repository.root.appendingPathComponent("Samples/Leaky/Sources/PlayerModel.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let request = LintRequest(programIn: file.deletingLastPathComponent())
    for line in 1..<lines.count {
      let report = inspect(request, file: PathBytes(file.path), line: line)
      #expect(!report.lines.isEmpty && report.problems.isEmpty, "line \(line)")
    }
  }

  @Test func saysThatThereIsNothing() throws {
    let explanation = InMemoryProgram("let a = 1\n").explanation(ofLine: 1)
    #expect(explanation.contains("no observer"))
  }

  private static let severalLines = """
    import Foundation
    func register() {
      NotificationCenter.default.addObserver(
        forName: nil,
        object: nil, queue: nil
      ) { _ in
        print("heard")
      }
    }

    """

  @Test(arguments: [4, 5, 6, 8]) func explainsTheStatementThatGoesOnOnTheLine(line: Int) {
    let explanation = InMemoryProgram(Self.severalLines).explanation(ofLine: line)
    #expect(explanation.split(separator: "\n").first?.contains("line 3") == true, "\(explanation)")
    #expect(explanation.contains("discarded_token reports"), "\(explanation)")
  }

  @Test(arguments: [1, 2, 7, 9]) func namesTheNearestLineThatHasSomething(line: Int) {
    let explanation = InMemoryProgram(Self.severalLines).explanation(ofLine: line)
    #expect(explanation.hasPrefix("no observer"), "\(explanation)")
    #expect(explanation.hasSuffix("line 3"), "\(explanation)")
  }

  @Test func saysThatTheFileIsMissing() {
    let report = inspect(LintRequest(programIn: Repository.fixtures), file: "Missing.swift", line: 1)
    #expect(report.problems.map(\.path) == ["Missing.swift"])
  }

  private static let module = ["One/Sources/Radio.swift", "Two/Sources/Radio.swift", "Two/Sources/Song.swift"]

  private static func inspected(_ file: PathBytes, scope: PathBytes? = nil) throws -> InspectReport {
    let folder = try TemporaryFolder()
    for file in module { try folder.write(file, ConfigurationTests.leak) }
    var request = LintRequest()
    request.currentFolder = folder.path
    request.scope = scope
    return inspect(request, file: file, line: 3)
  }

  @Test(arguments: [
    ("Song.swift", nil), ("Sources/Song.swift", nil), ("One/Sources/Radio.swift", nil), ("Radio.swift", "Two"),
  ])
  func findsAFileBelowTheLintedFolder(file: String, scope: String?) throws {
    let report = try Self.inspected(PathBytes(file), scope: scope.map { PathBytes($0) })
    #expect(report.problems == [])
    #expect(report.lines.contains { $0.contains("discarded_token reports") })
  }

  @Test func namesTheFilesThatANameMayMean() throws {
    let problem = try #require(try Self.inspected("Radio.swift").problems.first)
    #expect(problem.path == "Radio.swift")
    #expect(Self.module.map { problem.message.contains($0) } == [true, true, false])
  }

  @Test func findsNoFileByAPartOfItsName() throws {
    #expect(try Self.inspected("ong.swift").problems.map(\.path) == ["ong.swift"])
  }

  @Test func namesAClosureThatReturnsAToken() {
    let explanation = InMemoryProgram(
      """
      import Foundation
      func start() {
        let begin = {
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
        _ = begin()
      }

      """
    ).explanation(ofLine: 4)
    #expect(explanation.contains("the result of the closure (Program.swift:3)"), "\(explanation)")
  }

  @Test func saysWhatACommentSuppresses() {
    let text = """
      import Foundation
      func register() {
        // observer-lint:disable:next discarded_token -- for ever
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      }

      """
    let lines = InMemoryProgram(text).explanation(ofLine: 4)
    #expect(lines.split(separator: "\n").last?.contains("line 3 says: for ever") == true, "\(lines)")
  }

  @Test func listsTheLinesOfAFileThatOnlyObservesAPublisher() {
    let program = InMemoryProgram(
      """
      import Combine
      final class Clock {
        @Published var time = 0
        var bag: Set<AnyCancellable> = []
        func start() {
          $time.sink { [weak self] _ in self?.start() }.store(in: &bag)
        }
      }

      """)
    let lines = inspect(program.request, file: "Program.swift", line: nil).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Program.swift:6: an observation") == true, "\(lines)")
  }

  @Test func saysWhatTheConfigurationSwitchesOff() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
    try folder.write(
      ".observer-lint.json", "{ \"rules\": { \"discarded_token\": \"off\", \"untyped_userinfo\": \"off\" } }")
    var request = LintRequest()
    request.currentFolder = folder.path
    let lines = inspect(request, file: "A.swift", line: 3).lines
    #expect(lines.filter { $0.contains("configuration") }.map { $0.split(separator: " ").first } == ["discarded_token"])
  }
}
