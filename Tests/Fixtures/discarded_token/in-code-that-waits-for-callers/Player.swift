// Case: is a leak an error if no code calls the method, in a library?
import Foundation

final class Player {
  // Nothing calls this method yet.
  func loop() {
    NotificationCenter.default.addObserver(forName: .init("loop"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}
