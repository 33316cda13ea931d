// Case: does an array's own append keep the token where a protocol of the program asks for an append too?
import Foundation

protocol LineSink: AnyObject {
  func append(_ line: Line)
}

final class Line {}

final class PrintedSink: LineSink {
  private var count = 0

  func append(_ line: Line) { count += 1 }
}

final class Ledger {
  private var observers: [any NSObjectProtocol] = []

  func start() {
    let center = NotificationCenter.default
    for name in [Notification.Name.ledgerOpened, .ledgerClosed] {
      observers.append(center.addObserver(forName: name, object: nil, queue: nil) { _ in print("ledger") })
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers.removeAll()
  }
}

extension Notification.Name {
  static let ledgerOpened = Notification.Name("LedgerOpened")
  static let ledgerClosed = Notification.Name("LedgerClosed")
}
