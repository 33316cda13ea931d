import UIKit

extension FeedController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endObserving()
  }
}
