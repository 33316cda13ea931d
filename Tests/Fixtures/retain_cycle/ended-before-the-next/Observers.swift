// Case: does the run that ends an observation surely go on to the next observation, through helpers and loops?
import Combine
import Foundation

final class Item: NSObject {
  @objc dynamic var status = 0
  let changes = PassthroughSubject<Int, Never>()
}

/// A helper ends the observation, and only its next beginning and `deinit` call the helper.
final class Row {
  private var token: NSKeyValueObservation?
  private var shown = 0

  func observe(_ item: Item) {
    stop()
    token = item.observe(\.status) { item, _ in self.shown = item.status }  // expect: retain_cycle
  }

  private func stop() {
    token?.invalidate()
    token = nil
  }

  deinit { stop() }
}

/// The helper has another caller.
final class ClosableRow {
  private var token: NSKeyValueObservation?
  private var shown = 0

  func observe(_ item: Item) {
    stop()
    token = item.observe(\.status) { item, _ in self.shown = item.status }
  }

  func close() { stop() }

  private func stop() {
    token?.invalidate()
    token = nil
  }

  deinit { stop() }
}

/// A method that the same run calls observes again.
final class Conversation {
  private let item = Item()
  private var observations: Set<AnyCancellable> = []
  private var shown = 0

  func load() async {
    observations.removeAll()
    await prepare()
    observe()
  }

  private func prepare() async {}

  private func observe() {
    item.changes.sink { self.shown = $0 }.store(in: &observations)  // expect: retain_cycle
  }
}

/// A run may stop before it observes again.
final class Draft {
  private let item = Item()
  private var observations: Set<AnyCancellable> = []
  private var shown = 0
  var isOpen = true

  func load() {
    observations.removeAll()
    guard isOpen else { return }
    observe()
  }

  private func observe() {
    item.changes.sink { self.shown = $0 }.store(in: &observations)
  }
}

/// A loop observes each element again.
final class Recents {
  private var observations: Set<AnyCancellable> = []
  private var shown = 0
  var items: [Item] = []

  func update() {
    observations.removeAll()
    items.forEach { item in
      item.changes.sink { _ in self.shown += 1 }.store(in: &observations)  // expect: retain_cycle
    }
  }
}

/// The same for the token of a center.
final class Session {
  private var token: NSObjectProtocol?
  private var count = 0

  func start() {
    stop()
    token = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: .init("changed"), object: nil, queue: nil
    ) { _ in self.count += 1 }
  }

  private func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit { stop() }
}

/// Another file ends it, too.
final class SharedSession {
  private var token: NSObjectProtocol?
  private var count = 0

  func start() {
    stop()
    token = NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { _ in
      self.count += 1
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit { stop() }
}
