import Foundation

final class MapModel {
  private var regionToken: KeptToken?

  func start() {
    regionToken = KeptToken(
      NotificationCenter.default.addObserver(forName: .regionChanged, object: nil, queue: .main) { _ in print("region") }  // expect: unremoved_token
    )
  }
}

extension Notification.Name {
  static let regionChanged = Notification.Name("RegionChanged")
}
