// Case: does a removal in `extension A.B`, in another file, match what the nested type registers?
import UIKit

enum Onboarding {
  final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(self, selector: #selector(skip), name: .onboardingSkipped, object: nil)
    }

    @objc func skip() {}
  }
}

extension Notification.Name {
  static let onboardingSkipped = Notification.Name("OnboardingSkipped")
}
