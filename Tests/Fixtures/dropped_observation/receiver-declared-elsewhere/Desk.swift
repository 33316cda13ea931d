// Case: is a method of the program's own told from the library's where another file says what it is called on?
import NotificationDescriptors

final class FerryDesk {
  let gauge: TideGauge
  var token: NotificationToken?
  init(gauge: TideGauge) {
    self.gauge = gauge
    token = NotificationCenter.default.observe(FerryDesk.departure) { print($0) }
  }
  static let departure = NotificationDescriptor(.init("departure"))
}
