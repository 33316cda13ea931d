import UIKit

extension AlbumController {
  func begin() {
    NotificationCenter.default.observe(self, #selector(reload), .tick)
  }

  @objc func reload() {}
}
