// Case: Is a comment told of that switches on what nothing switched off, and are the two of a pair left alone?
import Foundation

enum Lamp {
  // observer-lint:enable discarded_token  // expect: unused_suppression

  // observer-lint:disable discarded_token -- lamps burn for ever
  static func light() {
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("dark") }
  }
  // observer-lint:enable discarded_token

  static func dim() {
    _ = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: nil, object: nil, queue: nil
    ) { _ in print("bright") }
  }
}
