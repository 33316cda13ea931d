// Case: does an object that observes by selector for its maker keep the maker, if only its deinit removes it?
import UIKit

extension Notification.Name {
  static let tideTurned = Notification.Name("TideTurned")
}

class TideWatch {
  private let respond: (Notification) -> Void
  private let name: Notification.Name

  init(_ name: Notification.Name, respond: @escaping (Notification) -> Void) {
    self.name = name
    self.respond = respond
  }

  @objc fileprivate func turned(_ note: Notification) {
    respond(note)
  }

  func begin() {
    NotificationCenter.default.addObserver(self, selector: #selector(turned(_:)), name: name, object: nil)
  }

  func end() {
    NotificationCenter.default.removeObserver(self)
  }
}

final class LastingTideWatch: TideWatch {
  override init(_ name: Notification.Name, respond: @escaping (Notification) -> Void) {
    super.init(name, respond: respond)
    begin()
  }

  deinit {
    end()
  }
}

/// Its owner stops it.
final class TideBell {
  private let ring: () -> Void

  init(ring: @escaping () -> Void) {
    self.ring = ring
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .tideTurned, object: nil)
  }

  deinit {
    stop()
  }

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .tideTurned, object: nil)
  }

  @objc private func turned() {
    ring()
  }
}

/// It lets go of its closure.
final class TideFlag {
  private var raise: (() -> Void)?

  init(raise: @escaping () -> Void) {
    self.raise = raise
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .tideTurned, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func turned() {
    if let raise { raise() }
  }

  func lower() {
    raise = nil
  }
}

/// It calls another closure than its maker's.
final class TideLog {
  private let write: () -> Void
  private let print: () -> Void = {}

  init(write: @escaping () -> Void) {
    self.write = write
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .tideTurned, object: nil)
  }

  deinit {
    write()
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func turned() {
    print()
  }
}

final class HarbourController: UIViewController {
  private var watch: TideWatch?
  private var watches: [String: TideWatch] = [:]
  private var bound: TideWatch?
  private var weak: TideWatch?
  private var closed: TideWatch?
  private var idle: TideWatch?

  override func viewDidLoad() {
    super.viewDidLoad()
    watch = LastingTideWatch(.tideTurned) { _ in self.draw() }  // expect: retain_cycle
    watches["night"] = LastingTideWatch(.tideTurned) { _ in self.draw() }  // expect: retain_cycle
    bound = LastingTideWatch(.tideTurned, respond: follow)  // expect: retain_cycle
    weak = LastingTideWatch(.tideTurned) { [weak self] _ in self?.draw() }
    closed = LastingTideWatch(.tideTurned) { _ in self.draw() }
    idle = TideWatch(.tideTurned) { _ in self.draw() }
    let local = LastingTideWatch(.tideTurned) { _ in self.draw() }
    print(local)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closed = nil
  }

  private func draw() {
    view.setNeedsDisplay()
  }

  private func follow(_ note: Notification) {
    draw()
  }
}

final class PierController: UIViewController {
  private var bell: TideBell?
  private var flag: TideFlag?
  private var log: TideLog?

  override func viewDidLoad() {
    super.viewDidLoad()
    bell = TideBell { self.view.setNeedsDisplay() }
    flag = TideFlag { self.view.setNeedsDisplay() }
    log = TideLog { self.view.setNeedsDisplay() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bell?.stop()
    flag?.lower()
  }
}

func showHarbour(in navigation: UINavigationController) {
  navigation.pushViewController(HarbourController(), animated: true)
  navigation.pushViewController(PierController(), animated: true)
}
