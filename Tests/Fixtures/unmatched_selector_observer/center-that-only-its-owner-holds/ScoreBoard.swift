// Case: do registrations of short-lived observers pile up in a private center while its owner lives?
import UIKit

final class ScoreRow: UIView {
  @objc func scoreChanged() {
    setNeedsDisplay()
  }
}

final class ScoreBoard: UIView {
  private let center = NotificationCenter()

  func addRow() {
    let row = ScoreRow()
    center.addObserver(row, selector: #selector(ScoreRow.scoreChanged), name: .scoreChanged, object: nil)  // expect: unmatched_selector_observer
    addSubview(row)
  }

  func publish() {
    center.post(name: .scoreChanged, object: self)
  }
}

extension Notification.Name {
  static let scoreChanged = Notification.Name("ScoreChanged")
}
