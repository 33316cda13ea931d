// Case: is an element of a collection, or an argument, the same object on each pass?
import UIKit

final class Card: UIView {
  func setUp() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
      self, selector: #selector(restyle), name: .init("theme"), object: nil)
  }

  @objc private func restyle() {}
}

final class CardsController: UIViewController {
  private let cards = [Card(), Card()]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cards.forEach { $0.setUp() }
  }
}

final class Badge: UIView {
  func setUp() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
      self, selector: #selector(restyle), name: .init("theme"), object: nil)
  }

  @objc private func restyle() {}
}

final class BadgeController: UIViewController {
  private let badge = Badge()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show(badge)
  }

  private func show(_ badge: Badge) { badge.setUp() }
}

final class Stamp: UIView {
  func setUp() {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(restyle), name: .init("theme"), object: nil)
  }

  @objc private func restyle() {}
}

final class StampController: UIViewController {
  // Each pass makes new stamps.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [Stamp(), Stamp()].forEach { $0.setUp() }
    show(Stamp())
  }

  private func show(_ stamp: Stamp) { stamp.setUp() }
}
