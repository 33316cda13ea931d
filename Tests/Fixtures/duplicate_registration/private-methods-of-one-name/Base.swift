// Case: does a subclass call its own private method, beside a private method of the superclass in another file?
import UIKit

class Base: UIView {
  init() {
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  func prepare() { register() }

  private func register() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("font"), object: nil)
  }

  @objc private func changed() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}
