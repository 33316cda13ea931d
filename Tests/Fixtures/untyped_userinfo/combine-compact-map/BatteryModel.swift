// Case: is a cast in `compactMap`, `map` and `filter` over a center's publisher reported?
import Combine
import Foundation

final class BatteryModel: ObservableObject {
  @Published private(set) var level = 0.0
  private var bag: Set<AnyCancellable> = []

  init(center: NotificationCenter) {
    center.publisher(for: .batteryLevel)
      .compactMap { $0.userInfo?["level"] as? Double }  // expect: untyped_userinfo
      .sink { [weak self] level in self?.level = level }
      .store(in: &bag)

    center.publisher(for: .batteryState)
      .filter { note in
        note.userInfo?["isCharging"] as? Bool == true  // expect: untyped_userinfo
      }
      .map { (note: Notification) -> Double in
        note.userInfo?["level"] as? Double ?? 0  // expect: untyped_userinfo
      }
      .sink { [weak self] level in self?.level = level }
      .store(in: &bag)
  }
}

extension Notification.Name {
  static let batteryLevel = Notification.Name("BatteryLevel")
  static let batteryState = Notification.Name("BatteryState")
}
