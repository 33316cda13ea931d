// Case: is one name registered twice, once by a case's raw value or another package's string?
import Foundation
import Kit

enum Reading: String {
  case high, low = "ReadingLow"
}

final class Gauge: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .init("high"), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(Reading.high.rawValue), object: nil)  // expect: duplicate_registration
    center.addObserver(self, selector: #selector(changed), name: .init("low"), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(Reading.low.rawValue), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(Kit.broken), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init("Broken"), object: nil)
    center.addObserver(self, selector: #selector(changed), name: .init(rawValue: Kit.broken), object: nil)  // expect: duplicate_registration
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func changed() {}
}
