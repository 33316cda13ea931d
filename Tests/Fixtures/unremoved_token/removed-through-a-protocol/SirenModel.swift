import Foundation

final class SirenModel: Stoppable {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Siren"), object: nil, queue: nil) { _ in
      print("siren")
    }
  }

  func stop() {
    guard let token else { return }
    NotificationCenter.default.removeObserver(token)
  }
}
