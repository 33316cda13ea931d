import Testing

@testable import ObserverLint

/// What two rules say of one line must be true together.
@Suite struct MessageTests {
  /// A message says what, then why, in a line of a terminal; details are the help's and the related places'.
  @Test func messagesAreShort() {
    let report = lint(LintRequest(programIn: Repository.root.appendingPathComponent("Samples/Leaky")))
    let long = report.findings.map(\.message).filter { message in
      message.count > 110 || message.split(separator: ": ").contains { $0.split(separator: " ").count > 15 }
    }
    #expect(long == [])
    #expect(report.findings.count > 10)
  }

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
    ).linted()
    let messages = Dictionary(grouping: report.findings, by: \.rule).mapValues { $0.map(\.message) }
    #expect(messages["ineffective_removal"]?.first?.hasPrefix("this removes nothing") == true)
    #expect(messages["overbroad_removal"] == nil)
  }

  @Test func aRemovalOfSomethingIsSaidToRemoveEverything() throws {
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
    ).linted()
    #expect(report.findings.map(\.rule) == ["overbroad_removal"])
    #expect(report.findings.first?.message.hasPrefix("this removes every registration") == true)
  }

  /// The nearest miss says most: an object differs where the name is the same.
  @Test(arguments: [
    ("name: .init(\"later\"), object: self", "not registered for that name"),
    ("name: .init(\"now\"), object: self", "for another object"),
  ])
  func aRemovalMissesByItsNameBeforeItsObject(removed: String, why: String) throws {
    let report = InMemoryProgram(
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
    ).linted()
    let message = report.findings.first { $0.rule == "ineffective_removal" }?.message
    #expect(message?.contains(why) == true)
  }

  /// UIKit's `viewWillAppear(_:)` ends with UIKit's methods, and not with AppKit's of the same name, which take nothing.
  @Test(arguments: [
    ("viewWillAppear(_ animated: Bool)", "viewDidDisappear(_:) or viewWillDisappear(_:),"),
    ("viewWillAppear()", "viewDidDisappear() or viewWillDisappear(),"),
  ])
  func aLifecyclesCounterpartsAreOfItsFramework(method: String, named: String) throws {
    let report = InMemoryProgram(
      """
      import UIKit

      class Player: Controller {
        override func \(method) {
          NotificationCenter.default.addObserver(self, selector: #selector(play), name: .init("a"), object: nil)
        }

        deinit {
          NotificationCenter.default.removeObserver(self)
        }

        @objc func play() {}
      }

      class Controller: \(method.contains("_") ? "UIViewController" : "NSViewController") {}

      """
    ).linted()
    #expect(report.findings.map(\.rule) == ["unbalanced_lifecycle"])
    #expect(report.findings.first?.help.contains("in " + named) == true, "\(report.findings.map(\.help))")
  }

  @Test func aCommentThatSuppressesNothingSaysWhyNoFixIsOffered() throws {
    let report = InMemoryProgram("// observer-lint:disable dropped_token\nlet a = 1\n").linted()
    #expect(report.findings.map(\.obstacle) == ["only its author knows what the comment was for"])
  }

  /// The finding stands where the observer is registered, and what is to be mended somewhere else.
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
    ).linted()
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.place.line == 5)
    #expect(finding.related.map(\.place.line) == [13, 14])
  }

  @Test(arguments: [
    ("deinit { task?.cancel() }", "only a deinit cancels its task"),
    ("deinit { task = nil }", "nothing cancels its task"),
    ("deinit { print(1) }", "nothing cancels its task"),
  ])
  func aTaskThatOnlyADeinitCancelsIsNotSaidToBeNeverCancelled(end: String, what: String) throws {
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
    ).linted()
    #expect(report.findings.map(\.rule) == ["endless_notification_task"])
    #expect(report.findings.first?.message.contains(what) == true)
  }
}
