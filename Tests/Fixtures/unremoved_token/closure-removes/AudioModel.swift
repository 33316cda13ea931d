import Foundation

final class AudioModel {
  private var cancellations: [Cancellation] = []

  func start(center: NotificationCenter) {
    let token = center.addObserver(forName: .audioStarted, object: nil, queue: nil) { _ in print("started") }
    cancellations.append(Cancellation { center.removeObserver(token) })
  }

  deinit {
    cancellations.forEach { $0.run() }
  }
}

extension Notification.Name {
  static let audioStarted = Notification.Name("AudioStarted")
}
