import Foundation

final class WeatherModel {
  private var bag: [Subscription] = []

  func start(on center: NotificationCenter = .default) {
    Subscription(
      center.addObserver(forName: .forecastChanged, object: nil, queue: .main) { _ in print("forecast") }, on: center
    )
    .store(in: &bag)
  }
}

extension Notification.Name {
  static let forecastChanged = Notification.Name("ForecastChanged")
}
