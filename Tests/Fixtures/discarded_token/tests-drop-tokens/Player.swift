import Foundation

final class Player {
  func play() {
    NotificationCenter.default.post(name: .init("Played"), object: self)
  }

  func watch() {
    NotificationCenter.default.addObserver(  // expect: error discarded_token
      forName: .init("Paused"), object: nil, queue: nil) { _ in print("paused") }
  }
}
