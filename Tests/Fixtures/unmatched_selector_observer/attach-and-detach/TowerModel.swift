import Foundation

final class TowerModel: NSObject {
  private let broadcast = Broadcast(name: Notification.Name("TowerLit"))

  override init() {
    super.init()
    broadcast.attach(self, #selector(lit))
  }

  deinit {
    broadcast.detach(self)
  }

  @objc private func lit() {}
}
