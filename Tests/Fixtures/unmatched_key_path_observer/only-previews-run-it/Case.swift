// Case: is an observer harmless that only previews register?
import SwiftUI
import UIKit

final class BarHider: NSObject {
  func attach(to controller: UIViewController) {
    controller.addObserver(self, forKeyPath: "title", options: [.new], context: nil)  // expect: note unmatched_key_path_observer
  }
}

final class BarShower: NSObject {
  func begin(with controller: UIViewController) {
    controller.addObserver(self, forKeyPath: "title", options: [.new], context: nil)  // expect: error unmatched_key_path_observer
  }
}

extension UIViewController {
  func hidingBars() -> Self {
    BarHider().attach(to: self)
    return self
  }

  func showingBars() -> Self {
    BarShower().begin(with: self)
    return self
  }
}

final class PlayerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = showingBars()
  }
}

#Preview {
  PlayerController().hidingBars()
}
