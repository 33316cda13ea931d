// Case: string constants of another module are other names than a literal and than each other
import PlayerKit
import UIKit

final class Player: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .init("Volume"), object: nil)  // expect: unbalanced_lifecycle
    center.addObserver(self, selector: #selector(changed), name: .init(PlayerStopped), object: nil)  // expect: unbalanced_lifecycle
    center.addObserver(self, selector: #selector(changed), name: .init(PlayerMoved), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init("PlayerPaused"), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init("Track"), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init("Speed"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for name in [PlayerMoved, PlayerPausedNotification, trackText] {
      NotificationCenter.default.removeObserver(self, name: Notification.Name(name), object: nil)
    }
    NotificationCenter.default.removeObserver(self, name: Notification.Name(speedText), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed() {}
}
