import Testing

@testable import ObserverLint

/// The fix of each rule, the concerns that make it unsafe, and the reasons why there is none.
@Suite struct FixSafetyTests {
  enum Answer: Sendable, Equatable {
    case safe
    case unsafe([Concern.ID])
    case notOffered(Unfixable.ID)

    var isOffered: Bool { if case .notOffered = self { false } else { true } }

    init(_ finding: LocatedFinding) throws {
      if let fix = finding.fixes.first {
        let concerns = fix.fix.concerns.map(\.id)
        self = concerns.isEmpty ? .safe : .unsafe(concerns)
      } else {
        self = .notOffered(try #require(finding.obstacle).id)
      }
    }
  }

  struct Case: Sendable, CustomStringConvertible {
    var rule: String
    var shape: String
    var answer: Answer
    var program: String

    var description: String { "\(rule): \(shape)" }
  }

  @Test(arguments: cases)
  func answers(_ example: Case) throws {
    var request = InMemoryProgram(example.program).request
    request.proposesFixes = true
    let finding = try #require(lint(request).findings.first { $0.rule == example.rule })
    #expect(try Answer(finding) == example.answer, "\(finding.help)")
  }

  /// A fix that is made leaves nothing to report but what has none.
  @Test(arguments: cases.filter(\.answer.isOffered))
  func nothingIsLeft(_ example: Case) throws {
    var request = FixRequest(InMemoryProgram(example.program).request)
    request.includesUnsafe = true
    request.writesFiles = false
    request.lint.onlyRules = Set(Self.cases.map(\.rule))
    // What passes change is remembered by whole paths.
    request.lint.overlay = ["/program-in-memory/Program.swift": Array(example.program.utf8)]
    #expect(applyFixes(request).report.findings.map(\.rule) == [])
  }

  /// Each place that makes the owner decides if a weak hold would be the last hold.
  @Test func holdingWeaklyIsUnsafeWhereAFarFileLetsTheOwnerGo() {
    var files = [
      "A.swift": """
      import Combine
      public final class Player {
        let titles = PassthroughSubject<String, Never>()
        var bag: Set<AnyCancellable> = []
        var last = ""
        func start() { titles.sink { title in self.last = title }.store(in: &bag) }
      }
      """,
      "B.swift": "func makeFirst() -> Player { Player() }\n", "C.swift": "func makeSecond() -> Player { Player() }\n",
    ]
    func safety() -> [String] {
      var request = InMemoryProgram(files.map { .init(path: $0.key, bytes: Array($0.value.utf8)) }).request
      request.proposesFixes = true
      return lint(request).findings.flatMap(\.fixes).map(\.safety.rawValue)
    }
    #expect(safety() == ["safe"])
    files["D.swift"] = "func playOnce() {\n  let player = Player()\n  print(player.last)\n}\n"
    #expect(safety() == ["unsafe"])
  }

  private static let cases = programs + bags + bindings

  private static let programs = [
    Case(
      rule: "dropped_observation", shape: "a struct",
      answer: .notOffered(.copiedOwner),
      program: """
        import Combine
        struct Player {
          let titles = PassthroughSubject<String, Never>()
          func start() { _ = titles.sink { print($0) } }
        }
        """),
    Case(
      rule: "dropped_observation", shape: "a function",
      answer: .notOffered(.noOwner),
      program: """
        import Combine
        func start(titles: PassthroughSubject<String, Never>) { _ = titles.sink { print($0) } }
        """),
    Case(
      rule: "dropped_observation", shape: "a closure",
      answer: .notOffered(.insideClosure),
      program: """
        import Combine
        final class Player {
          let titles = PassthroughSubject<String, Never>()
          func start() { DispatchQueue.main.async { _ = self.titles.sink { print($0) } } }
        }
        """),
    Case(
      rule: "dropped_observation", shape: "an operator that holds self",
      answer: .notOffered(.closureReturnsValue),
      program: """
        import Combine
        final class Player {
          let titles = PassthroughSubject<String, Never>()
          var prefix = ""
          func start() { _ = titles.map { self.prefix + $0 }.sink { print($0) } }
        }
        """),
    Case(
      rule: "unbalanced_lifecycle", shape: "a constant bag",
      answer: .unsafe([.beginsAnew]),
      program: """
        import RxSwift
        import UIKit
        final class Player: UIViewController {
          let titles = PublishSubject<String>()
          private let bag = DisposeBag()
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
          }
        }
        """),
    Case(
      rule: "retain_cycle", shape: "the closure of an observable",
      answer: .safe,
      program: """
        import RxSwift
        final class Player {
          let titles = PublishSubject<String>()
          let bag = DisposeBag()
          var last = ""
          func start() { titles.subscribe(onNext: { self.last = $0 }).disposed(by: bag) }
        }
        """),
    Case(
      rule: "retain_cycle", shape: "an earlier operator that returns nothing",
      answer: .safe,
      program: """
        import RxSwift
        final class Player {
          let titles = PublishSubject<String>()
          let bag = DisposeBag()
          var last = ""
          func start() { titles.do(onNext: { self.last = $0 }).subscribe().disposed(by: bag) }
        }
        """),
    Case(
      rule: "retain_cycle", shape: "a closure that returns the disposable",
      answer: .notOffered(.closureReturnsValue),
      program: """
        import RxSwift
        final class Player {
          let titles = PublishSubject<String>()
          let bag = DisposeBag()
          func start() { titles.bind(to: { self.show($0) }).disposed(by: bag) }
          func show(_ titles: Observable<String>) -> Disposable { titles.subscribe() }
        }
        """),
    Case(
      rule: "dropped_observation", shape: "an observable model",
      answer: .notOffered(.propertyWouldBeObserved),
      program: """
        import Combine
        @Observable final class Player {
          let titles = PassthroughSubject<String, Never>()
          func start() { _ = titles.sink { print($0) } }
        }
        """),
    Case(
      rule: "dropped_observation", shape: "a key path", answer: .unsafe([.beginsToHandle]),
      program: """
        import Foundation
        final class Player {
          private let item = Item()
          func start() { _ = item.observe(\\.title) { item, _ in print(item) } }
        }
        final class Item: NSObject { @objc dynamic var title = "" }
        """),
    Case(
      rule: "dropped_observation", shape: "a descriptor", answer: .unsafe([.beginsToHandle]),
      program: """
        import Foundation
        import NotificationDescriptors
        final class Player {
          static let ended = NotificationDescriptor(.init("ended"))
          func start() { _ = NotificationCenter.default.observe(Player.ended) { print("ended") } }
        }
        """),
    Case(
      rule: "endless_notification_task", shape: "dropped", answer: .safe,
      program: """
        import Foundation
        final class Player {
          func start() {
            Task { for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.stop() } }
          }
          func stop() {}
        }
        """),
    Case(
      rule: "endless_notification_task", shape: "begun on each appearance", answer: .unsafe([.passEndsTask]),
      program: """
        import UIKit
        final class Page: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Task { for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.show() } }
          }
          func show() {}
        }
        """),
    Case(
      rule: "endless_notification_task", shape: "a class without a place for the handle", answer: .safe,
      program: """
        import Foundation
        @Observable final class Player {
          func start() {
            Task { for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.stop() } }
          }
          func stop() {}
        }
        """),
    Case(
      rule: "endless_notification_task", shape: "a method of its own",
      answer: .notOffered(.methodHoldsOwner),
      program: """
        import Foundation
        final class Player {
          init() { Task { await listen() } }
          private func listen() async {
            for await _ in NotificationCenter.default.notifications(named: .init("a")) { stop() }
          }
          func stop() {}
        }
        """),
    Case(
      rule: "endless_notification_task", shape: "self asked for the notifications",
      answer: .notOffered(.loopOverSelf),
      program: """
        import Foundation
        final class Player {
          func start() {
            Task {
              for await _ in NotificationCenter.default.notifications(named: self.name()) { self.stop() }
            }
          }
          func name() -> Notification.Name { .init("a") }
          func stop() {}
        }
        """),
    Case(
      rule: "unbalanced_lifecycle", shape: "a selector", answer: .unsafe([.gapIsNotHandled]),
      program: """
        import UIKit
        final class Page: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
          @objc func show() {}
        }
        """),
    Case(
      rule: "unbalanced_lifecycle", shape: "a collection", answer: .unsafe([.beginsAnew]),
      program: """
        import Combine
        import UIKit
        final class Page: UIViewController {
          private let titles = PassthroughSubject<String, Never>()
          private var bag: Set<AnyCancellable> = []
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            titles.sink { print($0) }.store(in: &bag)
          }
        }
        """),
    Case(
      rule: "ineffective_removal", shape: "another name, outside of deinit", answer: .unsafe([.endsHere]),
      program: """
        import Foundation
        final class Player: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(play), name: .init("a"), object: nil)
          }
          func stop() { NotificationCenter.default.removeObserver(self, name: .init("b"), object: nil) }
          @objc func play() {}
        }
        """),
    Case(
      rule: "unbalanced_lifecycle", shape: "every name",
      answer: .notOffered(.registeredForEveryName),
      program: """
        import UIKit
        final class Page: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: nil, object: nil)
          }
          @objc func show() {}
        }
        """),
    Case(
      rule: "unbalanced_lifecycle", shape: "a key path without a counterpart",
      answer: .notOffered(.uncertainRemoval),
      program: """
        import UIKit
        final class Page: UIView {
          private let model = Model.shared
          override func layoutSubviews() {
            super.layoutSubviews()
            model.addObserver(self, forKeyPath: "title", options: [], context: nil)
          }
          deinit { model.removeObserver(self, forKeyPath: "title") }
        }
        final class Model: NSObject { static let shared = Model() }
        """),
    Case(
      rule: "unmatched_key_path_observer", shape: "registered by init on a constant", answer: .safe,
      program: """
        import Foundation
        final class Player: NSObject {
          private let item: Item
          init(item: Item) {
            self.item = item
            super.init()
            item.addObserver(self, forKeyPath: "title", options: [], context: nil)
          }
        }
        final class Item: NSObject {}
        """),
    Case(
      rule: "unmatched_key_path_observer", shape: "registered by a method", answer: .unsafe([.mayEndProcess]),
      program: """
        import Foundation
        final class Player: NSObject {
          private var item: Item?
          func start() { item?.addObserver(self, forKeyPath: "title", options: [], context: nil) }
        }
        final class Item: NSObject {}
        """),
    Case(
      rule: "unmatched_key_path_observer", shape: "a parameter is observed",
      answer: .notOffered(.knownOnlyAtRegistration),
      program: """
        import Foundation
        final class Player: NSObject {
          func start(item: Item) { item.addObserver(self, forKeyPath: "title", options: [], context: nil) }
        }
        final class Item: NSObject {}
        """),
    Case(
      rule: "ineffective_removal", shape: "a name that is not registered, in deinit", answer: .safe,
      program: """
        import Foundation
        final class Player: NSObject {
          func start() { print("begins") }
          deinit {
            print("ends")
            NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil)
          }
        }
        """),
    Case(
      rule: "ineffective_removal", shape: "all that its method does",
      answer: .notOffered(.emptyBody),
      program: """
        import Foundation
        final class Player: NSObject {
          func stop() { NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil) }
        }
        """),
    Case(
      rule: "discarded_token", shape: "an owner that is made once", answer: .unsafe([.harmsNobody]),
      program: """
        import UIKit
        final class Toasts {
          static var shared: Toasts?
          init() {
            NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print(1) }
          }
        }
        final class Tabs: UITabBarController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if Toasts.shared == nil { Toasts.shared = Toasts() }
          }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "a test case", answer: .notOffered(.ownerWithoutEnd),
      program: """
        import XCTest
        final class PlayerTests: XCTestCase {
          private var token: (any NSObjectProtocol)?
          override func setUp() {
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print(1) }
          }
        }
        """),
    Case(
      rule: "untyped_userinfo", shape: "a forced cast", answer: .unsafe([.endsInAccessor]),
      program: """
        import Foundation
        func show(_ note: Notification) { print(note.userInfo!["a"] as! Int) }
        """),
    Case(
      rule: "overbroad_removal", shape: "a final class of its own", answer: .unsafe([.harmsNobody]),
      program: """
        import Foundation
        final class Player: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
          func stop() { NotificationCenter.default.removeObserver(self) }
          @objc func show() {}
        }
        """),
    Case(
      rule: "overbroad_removal", shape: "a class that others inherit from",
      answer: .unsafe([.registrationsOfOthersStay]),
      program: """
        import UIKit
        class Page: UIViewController {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
          func stop() { NotificationCenter.default.removeObserver(self) }
          @objc func show() {}
        }
        """),
    Case(
      rule: "overbroad_removal", shape: "names that are known only where they are registered",
      answer: .notOffered(.knownOnlyAtRegistration),
      program: """
        import UIKit
        class Page: UIViewController {
          func start(_ name: Notification.Name) {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: name, object: nil)
          }
          func stop() { NotificationCenter.default.removeObserver(self) }
          @objc func show() {}
        }
        """),
    Case(
      rule: "unremoved_token", shape: "given up by another method", answer: .unsafe([.lossesAreNotHandled]),
      program: """
        import Foundation
        final class Player {
          private var token: NSObjectProtocol?
          func start() {
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
          func stop() { token = nil }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "a closure that a local constant stands for", answer: .safe,
      program: """
        import Foundation
        final class Player {
          private var token: NSObjectProtocol?
          init() {
            let handler = { [weak self] (note: Notification) in print(self ?? note) }
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil, using: handler)
          }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "a closure of a local constant that holds the owner",
      answer: .notOffered(.blockIsMethod),
      program: """
        import Foundation
        final class Player {
          private var token: NSObjectProtocol?
          init() {
            let handler = { (note: Notification) in print(self, note) }
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil, using: handler)
          }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "taken out one by one",
      answer: .notOffered(.lossInsideCode),
      program: """
        import Foundation
        final class Player {
          private var tokens: [NSObjectProtocol] = []
          func start() {
            tokens.append(
              NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in })
          }
          func stop() { tokens.removeLast() }
        }
        """),
    Case(
      rule: "discarded_token", shape: "bound to a local on a line with others", answer: .safe,
      program: """
        import Foundation
        final class Player {
          func go() { let t = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }; _ = t }
        }
        """),
    Case(
      rule: "discarded_token", shape: "bound together with something else",
      answer: .notOffered(.declaredTogether),
      program: """
        import Foundation
        final class Player {
          func go() {
            let t = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }, count = 1
            print(count)
          }
        }
        """),
    Case(
      rule: "discarded_token", shape: "bound behind something else",
      answer: .notOffered(.declaredTogether),
      program: """
        import Foundation
        final class Player {
          func go() {
            let count = 1, t = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
            print(count)
          }
        }
        """),
    Case(
      rule: "discarded_token", shape: "dropped by all callers", answer: .safe,
      program: """
        import Foundation
        struct Events {
          @discardableResult func on(_ name: Notification.Name) -> any NSObjectProtocol {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
          }
        }
        final class Player { func start() { Events().on(.init("a")) } }
        final class Screen { func start() { _ = Events().on(.init("b")) } }
        """),
    Case(
      rule: "discarded_token", shape: "dropped by a caller that nothing ends",
      answer: .notOffered(.callerCannotKeep),
      program: """
        import Foundation
        struct Events {
          @discardableResult func on(_ name: Notification.Name) -> any NSObjectProtocol {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
          }
        }
        final class Player { func start() { Events().on(.init("a")) } }
        func start() { Events().on(.init("b")) }
        """),
    Case(
      rule: "unremoved_token", shape: "stored again by several calls", answer: .unsafe([.handledOnce]),
      program: """
        import Foundation
        final class Player {
          private var token: NSObjectProtocol?
          func start() {
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          }
          func restart() { start() }
          func begin() { start() }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "handed on in deinit",
      answer: .notOffered(.deinitHandsTokensOn),
      program: """
        import Foundation
        final class Player {
          private var tokens: [NSObjectProtocol] = []
          init() {
            tokens += [NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }]
          }
          private func end(_ token: NSObjectProtocol) { print(token) }
          deinit { tokens.forEach(end) }
        }
        """),
    Case(
      rule: "discarded_token", shape: "a disposable, in a class with a bag", answer: .safe,
      program: """
        import RxSwift
        import RxCocoa
        final class Player {
          private let disposeBag = DisposeBag()
          func start() {
            _ = NotificationCenter.default.rx.notification(.init("a")).subscribe(onNext: { note in print(note) })
          }
        }
        """),
    Case(
      rule: "discarded_token", shape: "a disposable, in a class without a bag",
      answer: .notOffered(.noBag),
      program: """
        import RxSwift
        import RxCocoa
        final class Player {
          func start() {
            _ = NotificationCenter.default.rx.notification(.init("a")).subscribe(onNext: { note in print(note) })
          }
        }
        """),
    Case(
      rule: "unmatched_selector_observer", shape: "a Sendable class, which needs no property for it", answer: .safe,
      program: """
        import Foundation
        final class Player: NSObject, Sendable {
          override init() {
            super.init()
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
          @objc func show() {}
        }
        """),
    Case(
      rule: "retain_cycle", shape: "assigned to self", answer: .safe,
      program: """
        import Combine
        final class Player {
          private let titles = PassthroughSubject<String, Never>()
          private var title = ""
          private var bag = Set<AnyCancellable>()
          init() { titles.assign(to: \\.title, on: self).store(in: &bag) }
        }
        """),
    Case(
      rule: "retain_cycle", shape: "a protocol that a structure might conform to",
      answer: .notOffered(.protocolOwner),
      program: """
        import Foundation
        protocol Playing {}
        extension Playing {
          func register() -> NSObjectProtocol {
            return NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.show() }
          }
          func show() {}
        }
        final class Player: Playing {
          private var token: NSObjectProtocol?
          init() { token = register() }
          deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
          }
        }
        """),
    Case(
      rule: "unremoved_token", shape: "stored through locals", answer: .safe,
      program: """
        import Foundation
        final class Player {
          private var tokens: [NSObjectProtocol] = []
          func start() {
            let first = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
            let second = NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
            tokens = [first, second]
          }
        }
        """),
    Case(
      rule: "duplicate_registration", shape: "twice",
      answer: .notOffered(.decisionOfPerson),
      program: """
        import Foundation
        final class Player: NSObject {
          func start() {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          }
          @objc func show() {}
          deinit { NotificationCenter.default.removeObserver(self) }
        }
        """),
  ]

  /// Bags that each appearance fills.
  private static let bags = [
    bag("a public bag", "public let bag = DisposeBag()", answer: .notOffered(.notEmptiable)),
    bag("a bag of all actors", "private nonisolated let bag = DisposeBag()", answer: .notOffered(.notEmptiable)),
    bag("a bag that is declared together", "let bag = DisposeBag(), count = 3", answer: .notOffered(.notEmptiable)),
    bag("a bag behind something else", "let count = 3, bag = DisposeBag()", answer: .notOffered(.notEmptiable)),
    bag("a bag in a tuple", "let (bag, count) = (DisposeBag(), 3)", answer: .notOffered(.notEmptiable)),
    bag("a bag of another kind", "let bag = CompositeDisposeBag()", answer: .notOffered(.notEmptiable)),
    bag("a bag that a function makes", "let bag = DisposeBag.make()", answer: .notOffered(.notEmptiable)),
    bag("a typed bag", "let bag: DisposeBag = .init()", answer: .unsafe([.beginsAnew])),
    bag(
      "a bag that init sets",
      "let bag: DisposeBag\n  init() { bag = DisposeBag(); super.init(nibName: nil, bundle: nil) }",
      answer: .unsafe([.beginsAnew])),
    bag(
      "a public bag that keeps others, too",
      "public let bag = DisposeBag()\n  func begin() { titles.subscribe().disposed(by: bag) }",
      answer: .unsafe([.beginsAnew])),
  ]

  private static func bag(_ shape: String, _ declaration: String, answer: Answer) -> Case {
    Case(
      rule: "unbalanced_lifecycle", shape: shape, answer: answer,
      program: """
        import RxSwift
        import UIKit
        final class Player: UIViewController {
          let titles = PublishSubject<String>()
          \(declaration)
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
          }
        }
        """)
  }

  /// Calls that bind what a closure with `self` receives.
  private static let bindings = [
    binding("a closure that sets a property", ".drive { self.last = $0 }", answer: .safe),
    binding("a call that returns nothing", ".drive { self.show($0) }", answer: .safe),
    binding("a method that returns nothing", ".drive(show)", answer: .safe),
    binding("a call of unknown code", ".drive { self.label.show($0) }", answer: .safe),
    binding("several statements", ".drive { title in\n  self.last = title\n  self.show(title)\n}", answer: .safe),
    binding("a return of nothing", ".drive { if $0.isEmpty { return self.show($0) }; self.show($0) }", answer: .safe),
    binding("a labelled closure", ".drive(onNext: { self.setUp($0) })", answer: .safe),
    binding("a call that subscribes", ".drive { self.setUp($0) }", answer: .notOffered(.closureReturnsValue)),
    binding("a method that subscribes", ".drive(setUp)", answer: .notOffered(.closureReturnsValue)),
    binding(
      "a return of a value", ".drive { titles in\n  self.last = \"\"\n  return titles.drive()\n}",
      answer: .notOffered(.closureReturnsValue)),
    binding(
      "a closure that says what it returns", ".bind { titles -> Disposable in self.label.show(titles) }",
      answer: .notOffered(.closureReturnsValue)),
    binding(
      "cells", ".drive(table.rx.items) { table, row, title in self.cell(title) }",
      answer: .notOffered(.closureReturnsValue)),
    binding(
      "cells by a label", ".drive(table.rx.items, curriedArgument: { table, row, title in self.cell(title) })",
      answer: .notOffered(.closureReturnsValue)),
    binding(
      "cells that the list makes", ".drive(table.rx.items(cellIdentifier: \"a\")) { _, title, _ in self.show(title) }",
      answer: .safe),
    binding("a method of an earlier operator", ".do(onNext: show).subscribe()", answer: .safe),
    binding(
      "a method of an earlier operator that may throw", ".do(onNext: check).subscribe()",
      answer: .notOffered(.blockIsMethod)),
    Case(
      rule: "retain_cycle", shape: "an earlier operator in another function",
      answer: .notOffered(.codeOutsideClosure),
      program: """
        import RxSwift
        protocol Playing { var titles: PublishSubject<String> { get } }
        extension Playing {
          func shown() -> Observable<String> { titles.do(onNext: { _ in self.show() }) }
          func show() {}
        }
        final class Player: Playing {
          let titles = PublishSubject<String>()
          let bag = DisposeBag()
          func start() { shown().subscribe().disposed(by: bag) }
        }
        """),
  ]

  private static func binding(_ shape: String, _ call: String, answer: Answer) -> Case {
    Case(
      rule: "retain_cycle", shape: shape, answer: answer,
      program: """
        import RxSwift
        import UIKit
        final class Player: UIViewController {
          let titles = PublishSubject<String>()
          let table = UITableView()
          let label = UILabel()
          let bag = DisposeBag()
          var last = ""
          override func viewDidLoad() {
            titles\(call).disposed(by: bag)
          }
          func show(_ title: String) { last = title }
          func check(_ title: String) throws { last = title }
          func setUp(_ titles: Driver<String>) -> Disposable { titles.drive() }
          func cell(_ title: String) -> UITableViewCell { UITableViewCell() }
        }
        """)
  }
}
