import UIKit

final class Row: Base {
  override func prepare() {
    super.prepare()
    self.register()
  }

  private func register() {
    NotificationCenter.default.addObserver(self, selector: #selector(added), name: .init("file"), object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(added), name: .init("link"), object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(added), name: .init("link"), object: nil)  // expect: warning duplicate_registration
  }

  @objc private func added() { print("added") }
}
