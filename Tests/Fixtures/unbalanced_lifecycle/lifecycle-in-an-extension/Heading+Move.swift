import UIKit

extension Heading {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setUp()
  }
}
