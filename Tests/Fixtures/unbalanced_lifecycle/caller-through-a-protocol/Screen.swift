import UIKit

final class Screen: UIViewController {
  var model: Starting?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model?.start()
  }
}
