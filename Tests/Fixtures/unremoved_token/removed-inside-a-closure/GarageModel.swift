// Case: does a removal inside an async block, a task, or a nested function count?
import Foundation

final class GarageModel {
  private var door: (any NSObjectProtocol)?
  private var light: (any NSObjectProtocol)?
  private var alarm: (any NSObjectProtocol)?

  func start() {
    let center = NotificationCenter.default
    door = center.addObserver(forName: .garage, object: nil, queue: nil) { _ in print("door") }
    light = center.addObserver(forName: .garage, object: nil, queue: nil) { _ in print("light") }
    alarm = center.addObserver(forName: .garage, object: nil, queue: nil) { _ in print("alarm") }
  }

  func stop() {
    DispatchQueue.main.async { [self] in
      if let door { NotificationCenter.default.removeObserver(door) }
    }

    let light = self.light
    Task { @MainActor in
      guard let light else { return }
      NotificationCenter.default.removeObserver(light)
    }

    func silence() {
      if let alarm { NotificationCenter.default.removeObserver(alarm) }
    }
    silence()
  }
}

extension Notification.Name {
  static let garage = Notification.Name("Garage")
}
