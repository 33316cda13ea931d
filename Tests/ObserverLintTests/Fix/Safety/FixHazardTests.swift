import Foundation
import Testing

@testable import ObserverLint

/// Fixes must not break a program: mix up centers, end a needed observation, or write code that does not compile.
@Suite(.enabled(if: Program.observerLint != nil)) struct FixHazardTests {
  private func fixed(_ program: String, _ options: [String] = ["--style", "token"]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Program.swift", program)
    _ = try Program(#require(Program.observerLint), ["--fix"] + options + ["--notes", "."], in: folder.url)
    return try folder.text("Program.swift")
  }

  @Test func tokensOfTwoCentersGoToTwoLists() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        private let own = NotificationCenter()
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          own.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
        }
        deinit {
          print("over")
        }
      }
      """)
    let lists = try text.split(separator: "\n").filter { $0.contains(".append(") }.map {
      try #require($0.split(separator: ".").first).trimmingCharacters(in: .whitespaces)
    }
    #expect(lists.count == 2 && Set(lists).count == 2, "\(text)")
    #expect(text.components(separatedBy: "for token in").count == 3, "\(text)")
  }

  @Test func aCenterThatCallersChooseIsNotTakenForTheOneTheyChooseToday() throws {
    let program = """
      import Foundation
      final class Player {
        func start() { observe(.default) }
        func observe(_ center: NotificationCenter) {
          center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
      }
      """
    #expect(try fixed(program) == program)
  }

  /// The code of a task of an actor is the actor's only while the task holds the actor strongly.
  @Test func aTaskOfAnActorIsNotChanged() throws {
    let program = """
      import Foundation
      actor Station {
        private var count = 0
        func start() {
          Task { for await _ in NotificationCenter.default.notifications(named: .init("a")) { count += 1 } }
        }
      }
      """
    #expect(try fixed(program) == program)
    #expect(try fixed(program.replacing("actor", with: "@MainActor final class")) != program)
  }

  /// The registration that the removal misses moves to a token, so there is nothing for the removal to end.
  @Test func aRemovalWaitsForTheRegistrationThatIsFixed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Fields.swift",
      """
      import UIKit
      final class Fields: UIViewController {
        private let first = UITextField()
        private let second = UITextField()
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: UITextField.textDidChangeNotification, object: first)
        }
        deinit {
          NotificationCenter.default.removeObserver(
            self, name: UITextField.textDidChangeNotification, object: second)
        }
        func listen() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: .formChanged, object: nil)
        }
        @objc private func changed() {}
      }
      """)
    let run = try Program(
      #require(Program.observerLint), ["--fix", "--unsafe-fixes", "--style", "descriptor", "--fail-level", "never"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Fields.swift")
    #expect(text.contains("notificationTokens.append("), "\(text)")
    #expect(!text.contains("textDidChangeNotification"), "\(text)")
  }

  @Test func aMethodWithOtherLabelsIsNoLifecycle() throws {
    let text = try fixed(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
        }
        func viewWillDisappear(soon: Bool) {}
        @objc private func changed() {}
      }
      """, ["--unsafe-fixes", "--style", "token"])
    #expect(text.contains("func viewWillDisappear(soon: Bool) {}"), "\(text)")
    #expect(
      text.contains("super.viewWillDisappear(animated)\n    NotificationCenter.default.removeObserver("), "\(text)")
  }

  /// Where one file of a target imports the library, the others can.
  @Test(arguments: [("Sources/App/Player.swift", true), ("Sources/Tool/Player.swift", false)])
  func theStyleIsThatOfTheTarget(_ path: String, _ isDescriptor: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      path,
      """
      import Foundation
      final class Player {
        func start() { NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
      }
      """)
    try folder.write("Sources/App/App.swift", "import NotificationDescriptors\n")
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    _ = try Program(#require(Program.observerLint), ["--fix", "--unsafe-fixes", "."], in: folder.url)
    #expect(try folder.text(path).contains("NotificationDescriptor") == isDescriptor)
  }

  /// A class is on the main actor for sure where Apple declares its superclass there, not wherever it has one.
  @Test(arguments: [("UIViewController", true), ("NSObject, StreamDelegate", false), ("Operation", false)])
  func onlyAClassOfTheMainActorObservesThere(_ inherited: String, _ isOnMainActor: Bool) throws {
    let text = try fixed(
      """
      import Foundation
      import NotificationDescriptors
      final class Parsing: \(inherited) {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .init("a"), object: nil)
        }
        @objc private func refresh() {}
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(text.contains("observeOnMainActor") == isOnMainActor, "\(text)")
  }

  @Test func aListIsNotNamedWhereSelfIsOptional() throws {
    let program = """
      import Foundation
      final class Player {
        func start() {
          ["a", "b"].forEach { [weak self] name in
            NotificationCenter.default.addObserver(forName: .init(name), object: nil, queue: nil) { _ in self?.stop() }
          }
        }
        func stop() {}
      }
      """
    #expect(try fixed(program) == program)
  }

  @Test(arguments: ["_ = Player()", "Player().start()", "let player = Player(); player.start()"])
  func anObjectThatOnlyItsBlockKeepsIsLeftToAPerson(_ statement: String) throws {
    let program = """
      import Foundation
      final class Player {
        init() { start() }
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.stop() }
        }
        func stop() {}
      }
      func launch() { \(statement) }
      """
    #expect(try fixed(program) == program)
  }

  /// A publisher may let its subscriber go while the subscriber still holds values back.
  @Test func aSubscriberThatKeepsItselfIsLeftToAPerson() throws {
    let program = """
      import Combine
      final class Pausing<Down: Subscriber>: Subscriber {
        typealias Input = Down.Input
        typealias Failure = Down.Failure
        private let down: Down
        private let paused: CurrentValueSubject<Bool, Never>
        private var observation: AnyCancellable?
        init(_ down: Down, _ paused: CurrentValueSubject<Bool, Never>) {
          self.down = down
          self.paused = paused
          observation = paused.sink { _ in self.resume() }
        }
        func resume() {}
        func receive(subscription: Subscription) { down.receive(subscription: subscription) }
        func receive(_ input: Down.Input) -> Subscribers.Demand { .unlimited }
        func receive(completion: Subscribers.Completion<Down.Failure>) {}
      }
      struct Pauses<Up: Publisher>: Publisher {
        typealias Output = Up.Output
        typealias Failure = Up.Failure
        let up: Up
        let paused: CurrentValueSubject<Bool, Never>
        func receive<S: Subscriber>(subscriber: S) where S.Input == Up.Output, S.Failure == Up.Failure {
          up.receive(subscriber: Pausing(subscriber, paused))
        }
      }
      """
    #expect(try fixed(program) == program)
    let text = try fixed(program, ["--unsafe-fixes"])
    #expect(text.contains("paused.sink { [weak self] _ in self?.resume() }"), "\(text)")
  }

  /// With a weak assignment the publisher would still keep its owner.
  @Test func aClosureBeforeAnAssignmentKeepsSelfToo() throws {
    let program = """
      import Combine
      final class Form: ObservableObject {
        @Published var text = ""
        var needsText = true
        var isValid = false
        private var bag: Set<AnyCancellable> = []
        func start() {
          let texts = $text.map { text -> Bool in
            guard self.needsText else { return true }
            return !text.isEmpty
          }
          texts.assign(to: \\.isValid, on: self).store(in: &bag)
        }
      }
      """
    #expect(try fixed(program, ["--unsafe-fixes"]) == program)
  }

  @Test func anObjectThatIsKeptElsewhereIsFixedUnseen() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.stop() }
        }
        func stop() {}
      }
      final class Window {
        private var player: Player?
        func open() {
          player = Player()
          player?.start()
        }
        func close() { player = nil }
      }
      """)
    #expect(text.contains("[weak self]"))
  }

  @Test func aPassDoesNotThrowAwayWhatItHasJustObserved() throws {
    let program = """
      import Combine
      import UIKit
      final class Model {
        private let titles = PassthroughSubject<String, Never>()
        private var bag: Set<AnyCancellable> = []
        func observeTitles() { titles.sink { print($0) }.store(in: &bag) }
        func observeLengths() { titles.map(\\.count).sink { print($0) }.store(in: &bag) }
      }
      final class Page: UIViewController {
        private let model = Model()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          model.observeTitles()
          model.observeLengths()
        }
      }
      """
    #expect(try fixed(program, ["--unsafe-fixes"]) == program)
  }

  @Test func aRemovalOfEverythingKeepsItsSelectors() throws {
    let text = try fixed(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          NotificationCenter.default.addObserver(
            self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
          NotificationCenter.default.addObserver(
            self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
        }
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          NotificationCenter.default.removeObserver(self)
        }
        @objc private func show(_ note: Notification) {
          print(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0)
        }
        @objc private func hide(_ note: Notification) {
          print(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0)
        }
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(!text.contains("observeOnMainActor"), "\(text)")
  }

  @Test func noEmptyDeinitIsLeft() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
        deinit {
          NotificationCenter.default.removeObserver(self)
        }
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(text.contains("NotificationToken"))
    #expect(!text.contains("deinit"), "\(text)")
  }

  @Test func anAccessorNeedsNoParentheses() throws {
    let text = try fixed(
      """
      import Foundation
      func show(_ note: Notification) {
        if let size = (note.userInfo?["size"] as? Int) { print(size) }
        print((note.userInfo?["size"] as? Int)?.description ?? "")
      }
      """)
    #expect(text.contains("if let size = note.size { print(size) }"), "\(text)")
    #expect(text.contains(#"print(note.size?.description ?? "")"#), "\(text)")
  }

  /// A function does not keep the value that it returns.
  @Test func whatAFunctionReturnsIsNotTakenFromIt() throws {
    let program = """
      import Foundation
      final class Events {
        @discardableResult func on(_ name: Notification.Name) -> any NSObjectProtocol {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
        }
      }
      """
    #expect(try fixed(program, ["--unsafe-fixes", "--style", "token"]) == program)
  }

  @Test func aClassOnOneLineGetsLinesWithoutBlanksAroundThem() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player { init() { NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } } }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasPrefix("  init() {") }, "\(text)")
    #expect(!lines.contains { $0.last == " " }, "\(text)")
  }

  @Test func oneOrderOfModifiers() throws {
    let text = try fixed(
      """
      import Foundation
      @MainActor final class Player {
        private var token: (any NSObjectProtocol)?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
          NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in }
        }
      }
      """)
    #expect(text.components(separatedBy: "private nonisolated(unsafe) var").count == 3, "\(text)")
  }

  @Test func aRemovalByNameStandsBesideOthersByName() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player: NSObject {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("b"), object: nil)
        }
        @objc private func show() {}
        deinit {
          NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil)
        }
      }
      """)
    #expect(text.components(separatedBy: "removeObserver(self, name: .init(").count == 3, "\(text)")
    #expect(!text.contains("removeObserver(self)"), "\(text)")
  }

  /// In a deinit nothing is heard from then on.
  @Test func aWrongNameInADeinitIsMendedUnseen() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player: NSObject {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(show), name: .init("a"), object: nil)
        }
        @objc private func show() {}
        deinit { NotificationCenter.default.removeObserver(self, name: .init("b"), object: nil) }
      }
      """)
    #expect(text.contains("removeObserver(self, name: .init(\"a\"), object: nil)"), "\(text)")
    #expect(!text.contains("\"b\""), "\(text)")
  }

  @Test func aStatementTakesItsCommentWithIt() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player: NSObject {
        func start() {}
        deinit {
          // Says that it is over.
          print("over")
          // Of a name that nobody observes.
          NotificationCenter.default.removeObserver(self, name: .init("a"), object: nil)
        }
      }
      """)
    #expect(!text.contains("removeObserver"), "\(text)")
    #expect(!text.contains("nobody observes") && text.contains("Says that"), "\(text)")
  }

  // MARK: What fixes put together

  /// A list of captures stands behind the attributes of a closure's header.
  @Test(arguments: [
    ("{ @Sendable n in", "{ @Sendable [weak self] n in"), ("{ @MainActor in", "{ @MainActor [weak self] in"),
    ("{ @Box(of: (1)) @Sendable [limit] _ in", "{ @Box(of: (1)) @Sendable [weak self, limit] _ in"),
    ("{ [] n in", "{ [weak self] n in"), ("{", "{ [weak self] in"), ("{n in", "{ [weak self] n in"),
  ])
  func aWeakHoldStandsWhereListsOfCapturesDo(_ header: String, _ expected: String) throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) \(header)
            self.stop()
          }
        }
        func stop() {}
      }
      final class Window {
        private var player: Player?
        func open() { player = Player() }
      }
      """)
    #expect(text.contains(expected + "\n      self?.stop()\n"), "\(text)")
    #expect(text.components(separatedBy: "weak self").count == 2, "\(text)")
  }

  @Test func eachTokenOfAListOfListsIsRemoved() throws {
    let text = try fixed(
      """
      import Foundation
      final class Calendar {
        private var byDay: [Int: [any NSObjectProtocol]] = [:]
        func start() {
          byDay[1, default: []].append(
            NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in })
        }
      }
      """)
    #expect(
      text.contains(
        """
            for tokens in byDay.values {
              for token in tokens {
                NotificationCenter.default.removeObserver(token)
              }
            }
        """), "\(text)")
  }

  @Test func aLoopOverAProjectionCapturesThePublisher() throws {
    let text = try fixed(
      """
      import Combine
      final class Thermometer {
        @Published var degrees = 0
        func start() {
          Task { for await _ in self.$degrees.values { show(degrees) } }
        }
        func show(_ degrees: Int) {}
      }
      """)
    #expect(
      text.contains("Task { [weak self, degreesPublisher = $degrees] in for await _ in degreesPublisher.values "),
      "\(text)")
  }

  @Test func aHeaderIsApartFromTheCodeBehindIt() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        func start() {
          Task {for await _ in NotificationCenter.default.notifications(named: .init("a")) { stop() } }
        }
        func stop() {}
      }
      """)
    #expect(text.contains("Task { [weak self] in for await _ in "), "\(text)")
  }

  @Test(arguments: [
    ("((n.userInfo!)[\"size\"] as! Int)", "n.size", "(userInfo!)[\"size\"] as! Int"),
    ("((n).userInfo)?[\"size\"] as? Int", "(n).size", "(userInfo)?[\"size\"] as? Int"),
    ("((n.userInfo)?[\"size\"] as? Int)?.words", "n.size?.words", "(userInfo)?[\"size\"] as? Int"),
  ])
  func parenthesesArePairs(_ read: String, _ expected: String, _ accessor: String) throws {
    let text = try fixed(
      "import Foundation\nfunc show(_ n: Notification) { print(\(read) as Any) }\n", ["--unsafe-fixes"])
    #expect(text.contains("print(\(expected) as Any)"), "\(text)")
    #expect(text.contains("{ \(accessor) }"), "\(text)")
  }

  @Test(arguments: ["self.on(_:)", "on(_:)"]) func aMethodIsNamedWithItsLabels(_ method: String) throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil, using: \(method))
        }
        func on(_ note: Notification) {}
      }
      final class Window {
        private var player: Player?
        func open() { player = Player() }
      }
      """)
    #expect(text.contains("using: { [weak self] in self?.on($0) }))"), "\(text)")
  }

  /// Where there is no center there is no token, which a list of tokens could not keep.
  @Test func theTokenOfACenterThatMayBeMissingIsLeftToAPerson() throws {
    let program = """
      import Foundation
      final class Player {
        private let center: NotificationCenter? = .default
        func start() { center?.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
      }
      """
    #expect(try fixed(program) == program)
  }

  @Test func aRemovalAsksWhetherThereIsACenter() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        private let center: NotificationCenter? = .default
        func start() { center!.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
      }
      """)
    #expect(text.contains("center?.removeObserver(token)"), "\(text)")
  }

  @Test func twoNamesOfOneTypeKeepIt() throws {
    let text = try fixed(
      """
      import Foundation
      import NotificationDescriptors
      final class Player {
        private var a, b: NSObjectProtocol?
        func start() { b = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
        func keep(_ token: NSObjectProtocol) { a = token }
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(text.contains("private var a, b: NSObjectProtocol?\n"), "\(text)")
    #expect(text.contains("if let b {"), "\(text)")
  }

  @Test func bothNamesOfOneTypeHaveIt() throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        private var a, b: NSObjectProtocol?
        func start() { a = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
      }
      """)
    #expect(text.contains("if let a {"), "\(text)")
  }

  @Test(arguments: ["object: nil,  // every\nqueue: nil  // any\n)", "/* every */ object: nil,\n// any\nqueue: nil)"])
  func aCommentAtAnArgumentStays(_ arguments: String) throws {
    let text = try fixed(
      """
      import Foundation
      import NotificationDescriptors
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(
            forName: .init("a"),
      \(arguments) { _ in }
        }
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(text.contains(".observe(\n      Player.A.descriptor"), "\(text)")
    #expect(text.contains("every") && text.contains("// any\n") && text.contains("\n) { _ in }"), "\(text)")
  }

  @Test func aCommentInTheMidstOfCodeIsNotLost() throws {
    let program = """
      import Foundation
      func show(_ n: Notification) { print(n.userInfo? /* the size */ ["size"] as? Int as Any) }
      """
    #expect(try fixed(program) == program)
  }

  @Test func theLabelsOfATupleAreNoTypes() throws {
    let text = try fixed(
      """
      import Foundation
      import NotificationDescriptors
      final class Player {
        func start() {
          NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { note in
            if let size = note.userInfo?["size"] as? (width: Int, count: Int) { print(size.width) }
          }
        }
      }
      """, ["--unsafe-fixes", "--style", "descriptor"])
    #expect(text.contains("let size: ((width: Int, count: Int))?"), "\(text)")
  }

  /// A lifecycle that stores its token elsewhere: what is removed is what is stored there.
  @Test(arguments: [("let cell = Cell()", "cell"), ("var cell: Cell?", "cell?")])
  func aTokenIsRemovedWhereItIsKept(_ declaration: String, _ spelled: String) throws {
    let text = try fixed(
      """
      import UIKit
      final class Cell: UIView {
        var token: NSObjectProtocol?
        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
      }
      final class Table: UIViewController {
        private \(declaration)
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(spelled).token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
      }
      """, ["--unsafe-fixes"])
    #expect(text.components(separatedBy: "removeObserver(token)").count == 3, "\(text)")
    #expect(text.contains("if let token = \(spelled).token {"), "\(text)")
    #expect(!text.contains("viewWillDisappear"), "\(text)")
  }

  @Test(arguments: ["`on deck`"]) func namesThatNeedBackticksHaveThem(_ name: String) throws {
    let text = try fixed(
      """
      import Foundation
      final class Player {
        private var \(name): NSObjectProtocol?
        func start() {
          \(name) = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }
      }
      """)
    #expect(text.components(separatedBy: "removeObserver(\(name))").count == 3, "\(text)")
    #expect(text.components(separatedBy: "if let \(name) {").count == 3, "\(text)")
  }

  @Test func aSpecifierIsNoType() throws {
    let program = "import Foundation\nfunc show(_ n: Notification) { print(n.userInfo?[\"x\"] as inout ? Int ?? 0) }\n"
    #expect(try fixed(program) == program)
  }

  /// A key path may pass over the actor, and a closure may not.
  @Test(arguments: [
    ("", "@MainActor ", "", false), ("@MainActor ", "", "", true), ("", "@MainActor ", "@MainActor ", true),
    ("@MainActor ", "", "nonisolated ", false), ("@MainActor ", "nonisolated ", "nonisolated ", true),
  ])
  func aClosureSetsAPropertyOfItsOwnActor(_ type: String, _ property: String, _ function: String, _ isFixed: Bool)
    throws
  {
    let program = """
      import Combine
      \(type)final class Keyboard {
        \(property)var height = 0.0
        private let heights = PassthroughSubject<Double, Never>()
        private var bag: Set<AnyCancellable> = []
        \(function)init() {
          heights.assign(to: \\.height, on: self).store(in: &bag)
        }
      }
      """
    let text = try fixed(program)
    #expect((text != program) == isFixed, "\(text)")
  }

  @Test(arguments: [("balance = nil", false), ("print(token)", true)])
  func aRemovalStaysWhereItIsTheOnlyUseOfABinding(_ statement: String, _ isFixed: Bool) throws {
    let program = """
      import Combine
      import Foundation
      final class Wallet {
        private var balance: (any NSObjectProtocol)?
        func leave() {
          if let token = balance {
            NotificationCenter.default.removeObserver(token)
            \(statement)
          }
        }
      }
      """
    let text = try fixed(program, ["--style", "token", "--unsafe-fixes"])
    #expect((text != program) == isFixed, "\(text)")
  }
}
