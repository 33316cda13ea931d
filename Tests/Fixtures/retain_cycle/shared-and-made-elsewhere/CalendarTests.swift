import XCTest

final class CalendarTests: XCTestCase {
  struct Desk {
    let calendar: Calendar

    init(calendar: Calendar = Calendar()) {
      self.calendar = calendar
    }
  }

  func testToday() { Desk().calendar.show(1) }
}
