// Case: Does a comment mean the whole statement that it is attached to, and no other one?
import Foundation

final class Radio {
  private var tokens: [any NSObjectProtocol] = []

  func tune() {
    // observer-lint:disable:next discarded_token -- one radio, never switched off
    NotificationCenter
      .default
      .addObserver(
        forName: Notification.Name("Tuned"), object: nil, queue: nil
      ) { _ in
        print("tuned")
      }

    // observer-lint:disable:next discarded_token -- the one below, not the one after it  // expect: unused_suppression
    print("tuning")
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: Notification.Name("Lost"), object: nil, queue: nil
    ) { _ in
      print("lost")
    }
  }

  func record() {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: Notification.Name("Full"), object: nil, queue: nil
      ) { _ in print("full") })  // observer-lint:disable:this unremoved_token -- recorded to the end
  }
}
