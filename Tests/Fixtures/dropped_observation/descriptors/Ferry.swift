// Case: a typed descriptor's token ends the observation when it is released.
import Foundation
import NotificationDescriptors

final class FerryDesk {
  private var token: NotificationToken?
  private let center: NotificationCenter
  private let gauge: TideGauge

  init(center: NotificationCenter, gauge: TideGauge) {
    self.center = center
    self.gauge = gauge
  }

  func open() {
    _ = center.observe(FerryDesk.departure) { print($0) }  // expect: dropped_observation
    _ = NotificationCenter.default.observeOnMainActor(FerryDesk.departure) { print($0) }  // expect: dropped_observation
    token = center.observe(FerryDesk.departure) { print($0) }
    center.register(self, for: FerryDesk.departure) { desk, _ in print(desk) }
    _ = gauge.observe(3) { print("high") }
  }

  static let departure = NotificationDescriptor(.init("departure"))
}
