// Case: the handler of a registration makes the registration again.
import UIKit

final class Presenter {
  func begin() {
    check()
  }

  private func check() {
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle, note unmatched_selector_observer
      self, selector: #selector(recheck), name: .listChanged, object: nil)
  }

  @objc private func recheck() {
    check()
  }
}

// An overload of the handler runs the registration.
final class OverloadPresenter {
  func update() {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(update(_:)), name: .listChanged, object: nil)
  }

  @objc private func update(_ notification: Notification) {}
}

// Another name on each run.
final class StepPresenter {
  private var names: [Notification.Name] = [.listChanged]

  func next() {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(done), name: names.removeFirst(), object: nil)
  }

  @objc private func done() {
    next()
  }
}

// A block that begins again what it stands in.
final class BlockPresenter {
  private var tokens: [any NSObjectProtocol] = []

  func observe() {
    tokens.append(
      NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
        forName: .listChanged, object: nil, queue: nil
      ) { [weak self] _ in
        self?.observe()
      })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

// The list is ready when the notification comes.
final class ListPresenter {
  var isReady = false

  func load() {
    guard isReady else {
      NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
        self, selector: #selector(retry), name: .listChanged, object: nil)
      return
    }
  }

  @objc private func retry() {
    load()
  }
}

// Removing first.
final class RemovingPresenter {
  func check() {
    NotificationCenter.default.addObserver(self, selector: #selector(recheck), name: .listChanged, object: nil)
  }

  @objc private func recheck() {
    stop()
    check()
  }

  private func stop() {
    NotificationCenter.default.removeObserver(self, name: .listChanged, object: nil)
  }
}

// Another object on each run.
final class RowPresenter {
  private let rows: [Row]

  init(rows: [Row]) {
    self.rows = rows
  }

  func observe(_ row: Row) {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(changed), name: .listChanged, object: row)
  }

  @objc private func changed() {
    observe(Row())
  }
}

final class Row {}

extension Notification.Name {
  static let listChanged = Notification.Name("ListChanged")
}
