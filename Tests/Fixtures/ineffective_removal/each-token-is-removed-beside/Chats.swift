// Case: the same method removes each token of the object, and then `self`.
import UIKit

final class ChatController: UIViewController {
  private var resigning: (any NSObjectProtocol)?
  private var activating: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    resigning = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
    activating = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let resigning {
      NotificationCenter.default.removeObserver(resigning)
    }
    if self.activating != nil { NotificationCenter.default.removeObserver(self.activating!) }
    NotificationCenter.default.removeObserver(self)  // expect: note ineffective_removal
  }
}

// A condition that has nothing to do with the token may keep it.
final class CallController: UIViewController {
  private var token: (any NSObjectProtocol)?
  var isMuted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMuted, let token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}

// Either the token is removed, or `self`.
final class RoomController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
  }

  func leave(silently: Bool) {
    if silently {
      if let token { NotificationCenter.default.removeObserver(token) }
    } else {
      NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
    }
  }
}

// One of two tokens is dropped.
final class ListController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
    NotificationCenter.default.addObserver(  // expect: error discarded_token
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.view.setNeedsLayout() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}
