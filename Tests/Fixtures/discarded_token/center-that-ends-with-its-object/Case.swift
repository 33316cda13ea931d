// Case: A center that only one object has ends with the object, and an observer of the center with it.
import Foundation

extension Notification.Name {
  static let tideTurned = Notification.Name("TideTurned")
}

final class TideTable {
  private let center = NotificationCenter()
  private var token: NSObjectProtocol?
  private var turns = 0

  init() {
    center.addObserver(forName: .tideTurned, object: nil, queue: nil) { [weak self] _ in self?.count() }
    token = center.addObserver(forName: .tideTurned, object: nil, queue: nil) { [weak self] _ in self?.count() }
  }

  func turn() { center.post(name: .tideTurned, object: nil) }
  private func count() { turns += 1 }
}

/// The center keeps the block, which keeps the object.
final class TideClock {
  private let center = NotificationCenter()
  private var turns = 0

  init() {
    center.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in self.count() }  // expect: discarded_token
  }

  func turn() { center.post(name: .tideTurned, object: nil) }
  private func count() { turns += 1 }
}

/// Another object may keep the center.
final class TideChart {
  private let center = NotificationCenter()
  private var turns = 0

  init(printer: TidePrinter) {
    printer.center = center
    center.addObserver(forName: .tideTurned, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
      self?.count()
    }
  }

  private func count() { turns += 1 }
}

final class TidePrinter {
  var center: NotificationCenter?
}

final class Harbour {
  private let printer = TidePrinter()

  func open() { print(TideTable(), TideClock(), TideChart(printer: printer)) }
}
