// Case: does a method repeat that the system calls for each change of the traits?
import UIKit

final class BannerView: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
      self, selector: #selector(restyle), name: .init("theme"), object: nil)
  }

  @objc private func restyle() {}
}

final class HeaderView: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    NotificationCenter.default.removeObserver(self, name: .init("theme"), object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(restyle), name: .init("theme"), object: nil)
  }

  @objc private func restyle() {}
}
