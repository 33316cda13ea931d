// Case: a key path of an optional object, observed once the view is loaded
import UIKit

final class Campanile: UIViewController {
  private var model: CampanileModel!

  override func viewDidLoad() {
    super.viewDidLoad()
    model = CampanileModel()
    model.addObserver(
      self,
      forKeyPath: "title", context: nil)
  }
}

final class CampanileModel: NSObject {}
