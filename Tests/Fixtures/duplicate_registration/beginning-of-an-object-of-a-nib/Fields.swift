// Case: does an object of a nib register both in `init(coder:)` and in `awakeFromNib`?
import UIKit

class Field: UITextView {
  @objc func changed() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Title: Field {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)  // expect: duplicate_registration
  }

  private func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)
  }
}

/// An object is made either by code or by a nib.
final class Subtitle: Field {
  init() {
    super.init(frame: .zero, textContainer: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)
  }
}

/// The method removes what the initializer registers, or registers only at times.
final class Footnote: Field {
  private let isShort = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("size"), object: self)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NotificationCenter.default.removeObserver(self, name: .init("text"), object: self)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("text"), object: self)
    if isShort {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("size"), object: self)
    }
  }
}

/// The two methods run for one controller.
final class Page: UIViewController {
  override func loadView() {
    view = UIView()
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .init("turn"), object: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .init("turn"), object: nil)  // expect: duplicate_registration
  }

  @objc private func turned() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}
