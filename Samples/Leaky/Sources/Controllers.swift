import UIKit

/// Removes what it and its subclasses registered by selector.
class ObservingController: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

final class EpisodeController: ObservingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(episodeDidChange), name: .episodeDidChange, object: nil)

    // The superclass removes `self`, but the observer of this one is the token that is dropped here.
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .queueDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.view.setNeedsLayout() }
    }
  }

  @objc private func episodeDidChange(_ notification: Notification) {
    // `PlayerModel.play` sends it as "name".
    title = notification.userInfo?["title"] as? String  // expect: untyped_userinfo, userinfo_contract
  }
}

final class DownloadsController: UIViewController {
  private let bar = UIProgressView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(downloadDidProgress), name: .downloadDidProgress, object: nil)
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .downloadDidProgress, object: nil)
    // Another name than the one that was registered, so it removes nothing.
    NotificationCenter.default.removeObserver(  // expect: ineffective_removal
      self, name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func downloadDidProgress(_ notification: Notification) {
    guard let progress = DownloadProgress(notification) else { return }
    bar.progress = Float(progress.fraction)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard
      let info = notification.userInfo,
      let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval  // expect: untyped_userinfo
    else { return }
    let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect  // expect: untyped_userinfo
    UIView.animate(withDuration: seconds) {
      self.additionalSafeAreaInsets.bottom = frame.height
    }
  }
}

final class QueueController: ObservingController {
  private let search: UISearchBar

  init(search: UISearchBar) {
    self.search = search
    super.init(nibName: nil, bundle: nil)
    observeQueue()
    // The bar belongs to another controller and may outlive this one.
    search.addObserver(self, forKeyPath: #keyPath(UISearchBar.text), options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observeQueue()
    observeQueue()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Once more on each appearance, and the superclass removes them all together at the end.
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(queueDidChange), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  private func observeQueue() {
    NotificationCenter.default.addObserver(  // expect: duplicate_registration
      self, selector: #selector(queueDidChange), name: .queueDidChange, object: nil)
  }

  func pause() {
    NotificationCenter.default.removeObserver(self)  // expect: overbroad_removal
  }

  @objc private func queueDidChange() {
    view.setNeedsLayout()
  }
}
