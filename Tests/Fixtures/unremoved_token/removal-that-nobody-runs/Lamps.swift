// Case: a private method removes the observer, and no code calls the method
import Foundation

final class FloorLamp {
  private var token: (any NSObjectProtocol)?

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }  // expect: unremoved_token
  }

  private func unplug() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class DeskLamp: NSObject {
  func plug() {
    NotificationCenter.default.addObserver(self, selector: #selector(dim), name: .lightsChanged, object: nil)  // expect: note unmatched_selector_observer
  }

  @objc private func dim() {}

  private func unplug() {
    NotificationCenter.default.removeObserver(self, name: .lightsChanged, object: nil)
  }
}

/// Private methods that only call each other.
final class WallLamp {
  private var token: (any NSObjectProtocol)?

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }  // expect: unremoved_token
  }

  private func unplug() { unplugNow() }

  private func unplugNow() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// The removal is a value.
final class TableLamp {
  private var token: (any NSObjectProtocol)?

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }
  }

  func whenDone(_ done: (@escaping () -> Void) -> Void) { done(unplug) }

  private func unplug() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// The removal is a timer's.
final class NightLamp: NSObject {
  private var token: (any NSObjectProtocol)?

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }
    perform(#selector(goDark), with: nil, afterDelay: 60)
  }

  @objc private func goDark() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// Code that is not written yet, or another target, may call the removal.
final class StreetLamp {
  private var token: (any NSObjectProtocol)?

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }
  }

  func unplug() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// A `didSet` of the property calls the removal.
final class RoadLamp {
  private var token: (any NSObjectProtocol)?
  var isOn = false {
    didSet { if !isOn { unplug() } }
  }

  func plug() {
    token = NotificationCenter.default.addObserver(forName: .lightsChanged, object: nil, queue: nil) { _ in }
  }

  private func unplug() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let lightsChanged = Notification.Name("LightsChanged")
}

// The type of the object is a parameter of a generic.
final class Lantern {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("Dusk"), object: nil, queue: nil) { _ in print("dusk") }
  }

  func end() { hand(self) { $0.goOut() } }

  private func goOut() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

func hand<Item>(_ item: Item, _ body: (Item) -> Void) { body(item) }
