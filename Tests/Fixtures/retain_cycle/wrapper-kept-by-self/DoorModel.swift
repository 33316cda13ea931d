import Foundation

final class DoorModel {
  private var opened: Observation?
  private var closed: Observation?
  private var locked: Observation?
  private var isOpen = false

  func start() {
    opened = Observation(Notification.Name("Opened"), in: .default) { _ in self.isOpen = true }  // expect: retain_cycle
    closed = Observation(Notification.Name("Closed"), in: .default) { [weak self] _ in self?.isOpen = false }
    locked = Observation(Notification.Name("Locked"), in: .default) { _ in self.isOpen = false }
  }

  func stop() {
    locked = nil
  }
}
