// Case: an event bus keeps the block until the object is unregistered
import SwiftEventBus
import UIKit

final class FeedController: UIViewController {
  private var posts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onMainThread(self, name: "posted") { _ in self.posts += 1 }  // expect: retain_cycle
    SwiftEventBus.on(self, name: "liked") { [weak self] _ in self?.posts += 1 }
  }
}

/// The deinitializer never runs.
final class ChatController: UIViewController {
  private var messages = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onBackgroundThread(self, name: "sent") { _ in  // expect: retain_cycle
      self.messages += 1
    }
  }

  deinit { SwiftEventBus.unregister(self) }
}

final class MapController: UIViewController {
  private var pins = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    SwiftEventBus.onMainThread(self, name: "pinned") { _ in self.pins += 1 }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SwiftEventBus.unregister(self)
  }
}

/// The superclass unregisters.
class EventController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    SwiftEventBus.unregister(self)
  }
}

final class AlbumController: EventController {
  private var photos = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onMainThread(self, name: "taken") { _ in self.photos += 1 }
  }
}

/// Another object unregisters.
final class NoteController: UIViewController {
  private var notes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onMainThread(self, name: "noted") { _ in self.notes += 1 }
  }
}

final class NotesCoordinator {
  private let controller = NoteController()

  func close() { SwiftEventBus.unregister(controller) }
}

/// Another object is registered, and unregistered.
final class DraftController: UIViewController {
  private let key = Key()
  private var drafts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    SwiftEventBus.onMainThread(key, name: "drafted") { _ in self.drafts += 1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    SwiftEventBus.unregister(key)
  }
}

final class Key {}

/// The object lives as long as the process.
final class SessionModel {
  static let shared = SessionModel()
  private var sessions = 0

  private init() {
    SwiftEventBus.onMainThread(self, name: "login") { _ in self.sessions += 1 }
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
  print(SessionModel.shared)
}
