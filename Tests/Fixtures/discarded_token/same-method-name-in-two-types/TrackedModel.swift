import Foundation

final class TrackedModel {
  private let keeper = KeepingTracker()
  private var counter = CountingTracker()

  func start() {
    let center = NotificationCenter.default
    keeper.track(center.addObserver(forName: .tracked, object: nil, queue: nil) { _ in print("kept") })
    counter.track(center.addObserver(forName: .tracked, object: nil, queue: nil) { _ in print("counted") })  // expect: discarded_token
  }
}

extension Notification.Name {
  static let tracked = Notification.Name("Tracked")
}
