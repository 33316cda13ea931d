// Case: is a token unknown, hence silent, when a base class or a bag from another package keeps it?
import Foundation
import MeetingKit

final class MeetingController: MeetingKit.BaseController {
  private let disposables = MeetingKit.DisposeBag()

  func start() {
    observerTokens.append(
      NotificationCenter.default.addObserver(forName: .meetingStarted, object: nil, queue: .main) { _ in print("start") })
    roomToken = NotificationCenter.default.addObserver(forName: .roomChanged, object: nil, queue: .main) { _ in
      print("room")
    }
    disposables.add(
      NotificationCenter.default.addObserver(forName: .meetingEnded, object: nil, queue: .main) { _ in print("end") })
  }
}

extension Notification.Name {
  static let meetingStarted = Notification.Name("MeetingStarted")
  static let meetingEnded = Notification.Name("MeetingEnded")
  static let roomChanged = Notification.Name("RoomChanged")
}
