// Case: are tokens reported that a property's initial value or a lazy property registers, when nothing removes them?
import Foundation

final class MeterModel {
  private let fixed = NotificationCenter.default.addObserver(forName: .meterRead, object: nil, queue: nil) { _ in  // expect: unremoved_token
    print("read")
  }

  private lazy var late: any NSObjectProtocol = NotificationCenter.default.addObserver(  // expect: unremoved_token
    forName: .meterReset, object: nil, queue: nil
  ) { _ in
    print("reset")
  }

  private let list: [any NSObjectProtocol] = [
    NotificationCenter.default.addObserver(forName: .meterBroken, object: nil, queue: nil) { _ in print("broken") }  // expect: unremoved_token
  ]

  func start() {
    print(fixed, late, list.count)
  }
}

extension Notification.Name {
  static let meterRead = Notification.Name("MeterRead")
  static let meterReset = Notification.Name("MeterReset")
  static let meterBroken = Notification.Name("MeterBroken")
}
