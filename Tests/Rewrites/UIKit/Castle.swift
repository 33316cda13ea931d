// Case: key paths observed in a loop, and one on each appearance
import UIKit

final class Castle: UIViewController {
  private let model = CastleModel.shared
  private let paths = ["title", "count"]

  override func viewDidLoad() {
    super.viewDidLoad()
    for path in paths {
      model.addObserver(self, forKeyPath: path, options: .new, context: nil)
    }
    paths.forEach { CastleModel.shared.addObserver(self, forKeyPath: $0, options: .new, context: nil) }
  }
}

final class CastleModel: NSObject, Sendable {
  static let shared = CastleModel()
}
