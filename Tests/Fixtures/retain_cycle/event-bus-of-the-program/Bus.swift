// Case: a bus that the program declares keeps the block until code unregisters the object
import UIKit

final class Radio {
  private static let shared = Radio()
  private var tokens: [ObjectIdentifier: [NSObjectProtocol]] = [:]

  @discardableResult
  static func hear(
    _ listener: AnyObject, name: String, on queue: OperationQueue?, then: @escaping (Notification) -> Void
  )
    -> NSObjectProtocol
  {
    let token = NotificationCenter.default.addObserver(
      forName: Notification.Name(name), object: nil, queue: queue, using: then)
    shared.tokens[ObjectIdentifier(listener), default: []].append(token)
    return token
  }

  @discardableResult
  static func hearOnMain(_ listener: AnyObject, name: String, then: @escaping (Notification) -> Void)
    -> NSObjectProtocol
  {
    return hear(listener, name: name, on: .main, then: then)
  }

  static func mute(_ listener: AnyObject) {
    guard let tokens = shared.tokens.removeValue(forKey: ObjectIdentifier(listener)) else { return }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

final class FeedController: UIViewController {
  private var posts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Radio.hearOnMain(self, name: "posted") { _ in  // expect: retain_cycle
      self.posts += 1
    }
    Radio.hear(self, name: "liked", on: nil) { _ in  // expect: retain_cycle
      self.posts += 1
    }
    Radio.hearOnMain(self, name: "read") { [weak self] _ in self?.posts += 1 }
  }
}

/// The deinitializer never runs.
final class ChatController: UIViewController {
  private var messages = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Radio.hearOnMain(self, name: "sent") { _ in  // expect: retain_cycle
      self.messages += 1
    }
  }

  deinit { Radio.mute(self) }
}

final class MapController: UIViewController {
  private var pins = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Radio.hearOnMain(self, name: "pinned") { _ in self.pins += 1 }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Radio.mute(self)
  }
}

/// The superclass unregisters.
class EventController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Radio.mute(self)
  }
}

final class AlbumController: EventController {
  private var photos = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Radio.hearOnMain(self, name: "taken") { _ in self.photos += 1 }
  }
}

/// Another object unregisters.
final class NoteController: UIViewController {
  private var notes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Radio.hearOnMain(self, name: "noted") { _ in self.notes += 1 }
  }
}

final class NotesCoordinator {
  private let controller = NoteController()

  func close() { Radio.mute(controller) }
}

/// Another object is registered, and unregistered.
final class DraftController: UIViewController {
  private let key = Key()
  private var drafts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Radio.hearOnMain(key, name: "drafted") { _ in self.drafts += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Radio.mute(key)
  }
}

final class Key {}

/// The token ends the registration.
final class ClockController: UIViewController {
  private var ticks = 0
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = Radio.hearOnMain(self, name: "ticked") { _ in self.ticks += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// Whoever gets the token may end the registration.
final class LampController: UIViewController {
  private var lights = 0

  func watch(_ house: House) {
    house.add(Radio.hearOnMain(self, name: "lit") { _ in self.lights += 1 })
  }
}

/// The object lives as long as the process.
final class SessionModel {
  static let shared = SessionModel()
  private var sessions = 0

  private init() {
    Radio.hearOnMain(self, name: "login") { _ in self.sessions += 1 }
  }
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(FeedController(), animated: true)
  stack.pushViewController(ChatController(), animated: true)
  stack.pushViewController(MapController(), animated: true)
  stack.pushViewController(AlbumController(), animated: true)
  let notes = NotesCoordinator()
  notes.close()
  stack.pushViewController(DraftController(), animated: true)
  stack.pushViewController(ClockController(), animated: true)
  stack.pushViewController(LampController(), animated: true)
  print(SessionModel.shared)
}
