// Case: a key path's observation that is dropped
import UIKit

final class Citadel: UIViewController {
  private let model = CitadelModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = model.observe(\.title, options: .new) { _, _ in }
  }
}

final class CitadelModel: NSObject, @unchecked Sendable {
  @objc dynamic var title = ""
}
