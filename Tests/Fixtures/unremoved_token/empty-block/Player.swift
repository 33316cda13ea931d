// Case: an empty block still waits for its code, if the function around it takes no other block
import Foundation

final class Player {
  private var token: NSObjectProtocol?

  func play(_ volume: (Int)) {
    token = NotificationCenter.default.addObserver(forName: .init("PlayerEnded"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

func playAll() { for volume in 0..<3 { Player().play(volume) } }
