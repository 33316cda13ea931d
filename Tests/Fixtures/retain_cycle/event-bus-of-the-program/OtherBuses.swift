import UIKit

/// A helper unregisters any object.
final class Mail {
  private static var tokens: [ObjectIdentifier: NSObjectProtocol] = [:]

  static func open(_ reader: AnyObject, then: @escaping (Notification) -> Void) {
    tokens[ObjectIdentifier(reader)] = NotificationCenter.default.addObserver(
      forName: Notification.Name("mail"), object: nil, queue: nil, using: then)
  }

  static func close(_ reader: AnyObject) {
    if let token = tokens.removeValue(forKey: ObjectIdentifier(reader)) {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

enum Readers {
  static func dismiss(_ reader: AnyObject) { Mail.close(reader) }
}

final class LetterController: UIViewController {
  private var letters = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Mail.open(self) { _ in self.letters += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Readers.dismiss(self)
  }
}

/// The end has no object, so it may end any registration.
final class Press {
  private static var tokens: [NSObjectProtocol] = []

  static func read(_ reader: AnyObject, then: @escaping (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name("news"), object: nil, queue: nil, using: then))
  }

  static func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

final class NewsController: UIViewController {
  private var news = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Press.read(self) { _ in self.news += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Press.stop()
  }
}

/// A registration ends the one before it.
final class Door {
  private static var tokens: [ObjectIdentifier: NSObjectProtocol] = [:]

  static func ring(_ guest: AnyObject, then: @escaping (Notification) -> Void) {
    leave(guest)
    tokens[ObjectIdentifier(guest)] = NotificationCenter.default.addObserver(
      forName: Notification.Name("ring"), object: nil, queue: nil, using: then)
  }

  static func leave(_ guest: AnyObject) {
    if let token = tokens.removeValue(forKey: ObjectIdentifier(guest)) {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

final class GuestController: UIViewController {
  private var rings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Door.ring(self) { _ in self.rings += 1 }
  }
}

/// A protocol's requirement ends the registration.
protocol Muting { func mute(_ listener: AnyObject) }

final class Horn: Muting {
  static let shared = Horn()
  private var tokens: [ObjectIdentifier: NSObjectProtocol] = [:]

  func hear(_ listener: AnyObject, then: @escaping (Notification) -> Void) {
    tokens[ObjectIdentifier(listener)] = NotificationCenter.default.addObserver(
      forName: Notification.Name("horn"), object: nil, queue: nil, using: then)
  }

  func mute(_ listener: AnyObject) {
    if let token = tokens.removeValue(forKey: ObjectIdentifier(listener)) {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

final class TrafficController: UIViewController {
  private let muting: Muting = Horn.shared
  private var horns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Horn.shared.hear(self) { _ in self.horns += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    muting.mute(self)
  }
}

func openOthers(_ stack: UINavigationController) {
  stack.pushViewController(LetterController(), animated: true)
  stack.pushViewController(NewsController(), animated: true)
  stack.pushViewController(GuestController(), animated: true)
  stack.pushViewController(TrafficController(), animated: true)
}
