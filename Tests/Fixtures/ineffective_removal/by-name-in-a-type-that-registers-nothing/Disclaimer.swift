// Case: does anyone miss a removal in a type that registers nothing?
import UIKit

final class Disclaimer: UIViewController {
  deinit {
    NotificationCenter.default.removeObserver(self, name: .init("active"), object: nil)  // expect: note ineffective_removal
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(refresh), name: .init("active"), object: nil)
  }

  @objc private func refresh() {}

  deinit {
    NotificationCenter.default.removeObserver(self, name: .init("inactive"), object: nil)  // expect: note ineffective_removal
  }
}

// The observers of this channel are other objects.
struct Channel {
  private let center = NotificationCenter()

  func add(_ observer: Any, selector: Selector) {
    center.addObserver(observer, selector: selector, name: .init("refresh"), object: nil)
  }
}

final class Dashboard {
  let channel = Channel()

  deinit { NotificationCenter.default.removeObserver(self) }
}
