// Case: the token of a message observer ends the observation when it is released.
import Foundation

final class MessageModel {
  private var token: NotificationCenter.ObservationToken?

  func start(document: UndoDocument) {
    NotificationCenter.default.addObserver(of: document, for: .didClose) { _ in print("closed") }  // expect: dropped_observation
    token = NotificationCenter.default.addObserver(of: document, for: .didClose) { _ in print("closed") }
  }
}
