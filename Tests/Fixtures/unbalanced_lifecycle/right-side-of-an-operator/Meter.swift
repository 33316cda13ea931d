// Case: does `token ?? observe()`, or `isObserving || observe()`, run once, and does a condition that stays the same not?
import UIKit

final class Meter: UIViewController {
  private var token: (any NSObjectProtocol)?
  private var isObserving = false
  private let isShared: Bool

  init(isShared: Bool) {
    self.isShared = isShared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = token ?? makeToken(.meterStarted)
    _ = isObserving || observe()
    _ = isShared && share()
  }

  private func makeToken(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in print("meter") }
  }

  private func observe() -> Bool {
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .meterTurned, object: nil)
    isObserving = true
    return true
  }

  private func share() -> Bool {
    NotificationCenter.default.addObserver(self, selector: #selector(shared), name: .meterShared, object: nil)  // expect: unbalanced_lifecycle
    return true
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func turned() {}
  @objc private func shared() {}
}

extension Notification.Name {
  static let meterShared = Notification.Name("MeterShared")
  static let meterStarted = Notification.Name("MeterStarted")
  static let meterTurned = Notification.Name("MeterTurned")
}
