import Foundation

final class RouteModel {
  private let pool = ObservationPool()

  func start() {
    pool.keep {
      NotificationCenter.default.addObserver(forName: .routeChanged, object: nil, queue: nil) { _ in print("route") }
    }
    pool.keepAll { center in
      [center.addObserver(forName: .routeEnded, object: nil, queue: nil) { _ in print("ended") }]
    }
  }
}

extension Notification.Name {
  static let routeChanged = Notification.Name("RouteChanged")
  static let routeEnded = Notification.Name("RouteEnded")
}
