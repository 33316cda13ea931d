import UIKit

final class List: UIViewController {
  private var token: NSObjectProtocol?
  private var other: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .shown, object: nil, queue: nil) { _ in }
    other = NotificationCenter.default.addObserver(forName: .shown, object: nil, queue: nil) { _ in }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .shown, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { stopObserving() }
    // Together, the two conditions hold at each end.
    if isMovingFromParent { end() }
    if isBeingDismissed { end() }
  }

  // Another way to the helper has no condition.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopObserving()
  }

  private func stopObserving() {
    NotificationCenter.default.removeObserver(self, name: .shown, object: nil)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  private func end() {
    if let other { NotificationCenter.default.removeObserver(other) }
  }

  @objc private func shown() {}
}

final class TwoWaysController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("ways"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { stop() } else { stop() }
  }

  private func stop() {
    NotificationCenter.default.removeObserver(self, name: .init("ways"), object: nil)
  }

  @objc private func reload() {}
}

final class StayingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("stays"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { return }
    stop()
  }

  deinit { stop() }

  private func stop() {
    NotificationCenter.default.removeObserver(self, name: .init("stays"), object: nil)
  }

  @objc private func reload() {}
}
