import UIKit

final class Controller: UIViewController {
  override func viewDidLoad() {
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
  }
}
