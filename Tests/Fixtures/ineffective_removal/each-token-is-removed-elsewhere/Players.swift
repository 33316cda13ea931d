// Case: a `deinit` removes `self`, and other code has removed each token of the object by then.
import UIKit

final class PlayerView: UIView {
  private var token: (any NSObjectProtocol)?

  init() {
    super.init(frame: .zero)
    token = NotificationCenter.default.addObserver(forName: .playerChanged, object: nil, queue: .main) { [weak self] _ in
      self?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil, let token {
      NotificationCenter.default.removeObserver(token)
      self.token = nil
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: note ineffective_removal
  }
}

// The second token is lost.
final class SongView: UIView {
  private var token: (any NSObjectProtocol)?

  init() {
    super.init(frame: .zero)
    token = NotificationCenter.default.addObserver(forName: .playerChanged, object: nil, queue: .main) { [weak self] _ in
      self?.setNeedsLayout()
    }
    NotificationCenter.default.addObserver(forName: .songChanged, object: nil, queue: .main) { [weak self] _ in  // expect: error discarded_token
      self?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil, let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}

// This removal is to end the observer before the object ends.
final class ListController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .playerChanged, object: nil, queue: .main) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

// A tap may remove the token, and nobody need tap.
final class MuteController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .playerChanged, object: nil, queue: .main) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
  }

  @IBAction func mute(_ sender: Any) {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: warning ineffective_removal
  }
}

extension Notification.Name {
  static let playerChanged = Notification.Name("PlayerChanged")
  static let songChanged = Notification.Name("SongChanged")
}
