import Foundation

final class Studio {
  private let mixer = Mixer()

  func start() {
    mixer.fadeObserver = NotificationCenter.default.addObserver(
      forName: Notification.Name("Faded"), object: nil, queue: .main
    ) { _ in print("faded") }
  }
}
