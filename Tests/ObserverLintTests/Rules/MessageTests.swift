import Testing

@testable import ObserverLint

/// The statements of two rules about one line must be true together.
@Suite struct MessageTests {
  @Test func aRemovalOfNothingIsReportedOnce() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      class Player: NSObject {
        private var token: (any NSObjectProtocol)?

        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }

        func stop() {
          NotificationCenter.default.removeObserver(self)
        }
      }

      """
    ).linted(by: IneffectiveRemoval.self, OverbroadRemoval.self)
    #expect(report.findings.filter { $0.place.line == 11 }.map(\.rule) == ["ineffective_removal"])
  }

  @Test func aRemovalOfSomethingIsOverbroad() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      class Player: NSObject {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(play), name: .init("a"), object: nil)
        }

        func stop() {
          NotificationCenter.default.removeObserver(self)
        }

        @objc func play() {}
      }

      """
    ).linted(by: IneffectiveRemoval.self, OverbroadRemoval.self)
    #expect(report.findings.map(\.rule) == ["overbroad_removal"])
  }

  /// The nearest miss says most: an object differs where the name is the same.
  @Test func aRemovalMissesByItsNameBeforeItsObject() throws {
    func message(_ removed: String) throws -> String {
      let report = InMemoryProgram(Self.radio(removing: removed)).linted()
      return try #require(report.findings.first { $0.rule == "ineffective_removal" }).message
    }
    let both = try message("name: .init(\"later\"), object: self")
    #expect(try both == message("name: .init(\"later\"), object: nil"))
    #expect(try both != message("name: .init(\"now\"), object: self"))
  }

  private static func radio(removing removed: String) -> String {
    """
    import Foundation

    final class Radio: NSObject {
      override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("now"), object: nil)
      }

      deinit {
        NotificationCenter.default.removeObserver(self, \(removed))
      }

      @objc func tune() {}
    }

    """
  }

  @Test func aCommentThatSuppressesNothingSaysWhyNoFixIsOffered() throws {
    let report = InMemoryProgram("// observer-lint:disable discarded_tokn\nlet a = 1\n").linted(
      by: UnusedSuppression.self)
    #expect(report.findings.map(\.obstacle?.id) == [.decisionOfPerson])
    #expect(report.findings.first?.message.contains("did you mean 'discarded_token'?") == true)
    #expect(report.findings.first?.help.contains("`observer-lint rules`") == true)
  }

  /// A block that nothing removes keeps what it holds for ever.
  @Test(arguments: [("self.tune()", true), ("[weak self] _ in self?.tune()", false), ("_ in print(1)", false)])
  func aDroppedTokenNamesTheObjectThatItsBlockKeeps(block: String, isKept: Bool) throws {
    let report = InMemoryProgram(
      """
      import Foundation

      final class Radio {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { \(block) }
        }
        func tune() {}
      }

      """
    ).linted(by: DiscardedToken.self)
    let finding = try #require(report.findings.first)
    #expect(finding.message.contains("`Radio`") == isKept, "\(finding.message)")
    #expect(finding.related.map(\.message) == (isKept ? ["this holds self"] : []))
  }

  @Test(arguments: [("kitchen = Radio()", true), ("", false)])
  func ownersThatAreEachMadeOnceAreNotCalledTheOnlyOne(second: String, areSeveral: Bool) throws {
    let report = InMemoryProgram(
      """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var hall: Radio?
        var kitchen: Radio?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          hall = Radio()
          \(second)
        }
      }
      final class Radio {
        init() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
      }

      """
    ).linted(by: DiscardedToken.self)
    let message = try #require(report.findings.first?.message)
    #expect(message.contains("the only owner is kept by `AppDelegate.hall`") != areSeveral, "\(message)")
    #expect(message.contains("each owner is made once") == areSeveral, "\(message)")
  }

  /// A view is a value without a `deinit`, so SwiftUI's own modifier is the advice.
  @Test(arguments: [("discarded_token", "_ = "), ("unbalanced_lifecycle", "token = ")])
  func theHelpOfAViewNamesOnReceive(rule: String, keep: String) throws {
    let report = InMemoryProgram(
      """
      import SwiftUI

      @main struct RadioApp: App {
        var body: some Scene { WindowGroup { NavigationStack { RadioView() } } }
      }
      struct RadioView: View {
        @State private var token: (any NSObjectProtocol)?
        var body: some View {
          NavigationLink("Stations") { Text("none") }.onAppear {
            \(keep)NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
        }
      }

      """
    ).linted()
    let finding = try #require(report.findings.first { $0.rule == rule })
    #expect(finding.advice.contains("`.onReceive("), "\(finding.advice)")
  }

  /// The finding stands where the observer is registered, and the fault is elsewhere.
  @Test func aTokenThatIsReturnedNamesTheCallsThatDropIt() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      struct Events {
        @discardableResult func on(_ name: Notification.Name) -> any NSObjectProtocol {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
        }

        @discardableResult func onTitle() -> any NSObjectProtocol { on(.init("title")) }
      }

      final class Screen {
        init() {
          Events().on(.init("a"))
          Events().onTitle()
        }
      }

      """
    ).linted(by: DiscardedToken.self, UnremovedToken.self)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.place.line == 5)
    #expect(finding.related.map(\.place.line) == [13, 14])
  }

  /// The inner list is weak. The closure around it reads `self`, and so holds it strongly.
  @Test(arguments: [
    ("perform { [weak self] in self?.tune() }", 6, "this closure holds self strongly"),
    ("perform { [weak self] in self?.tune() }; self.tune()", 8, "this holds self"),
  ])
  func theEvidenceOfARetainCycleNamesTheStrongCapture(body: String, line: Int, text: String) throws {
    let report = InMemoryProgram(
      """
      import Combine
      final class Radio {
        let titles = PassthroughSubject<String, Never>()
        var bag: Set<AnyCancellable> = []
        func start() {
          titles.sink { _ in
            print("heard")
            \(body)
          }.store(in: &bag)
        }
        func tune() {}
      }
      func perform(_ action: @escaping () -> Void) {}

      """
    ).linted()
    let finding = try #require(report.findings.first { $0.rule == "retain_cycle" })
    let place = try #require(finding.related.first)
    #expect(place.place.line == line)
    #expect(place.message.hasPrefix(text))
  }

  @Test func aRemovalOfSelfNamesOnlyTheBlocksThatRemain() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      final class Radio {
        private var token: Any?
        private var other: Any?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          other = NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
        }
        deinit {
          NotificationCenter.default.removeObserver(token!)
          NotificationCenter.default.removeObserver(self)
        }
      }

      """
    ).linted(by: IneffectiveRemoval.self)
    #expect(report.findings.map(\.place.line) == [12])
    #expect(report.findings.first?.related.map(\.place.line) == [8])
  }

  @Test(arguments: [(".init(\"b\")", [7]), (".init(\"c\")", []), ("nil", [6, 7])])
  func aRemovalOfSelfNamesOnlyTheBlocksWithItsName(name: String, lines: [Int]) throws {
    let report = InMemoryProgram(
      """
      import Foundation

      final class Radio {
        private let center = NotificationCenter.default
        func start() {
          center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          center.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
        }
        deinit { center.removeObserver(self, name: \(name), object: nil) }
      }

      """
    ).linted(by: IneffectiveRemoval.self)
    #expect(report.findings.map(\.place.line) == [9])
    #expect(report.findings.first?.related.map(\.place.line) == lines)
  }

  @Test(arguments: [
    ("deinit { task?.cancel() }", true), ("deinit { task = nil }", false), ("deinit { print(1) }", false),
  ])
  func aTaskThatOnlyADeinitCancelsIsNotSaidToBeNeverCancelled(end: String, cancels: Bool) throws {
    let report = InMemoryProgram(
      """
      import Foundation

      final class Radio {
        private var task: Task<Void, Never>?
        func start() {
          task = Task { for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.tune() } }
        }
        func tune() {}
        \(end)
      }

      """
    ).linted(by: EndlessNotificationTask.self, RetainCycle.self)
    #expect(report.findings.map(\.rule) == ["endless_notification_task"])
    #expect(report.findings.first?.related.contains { $0.place.line == 9 } == cancels)
  }
}
