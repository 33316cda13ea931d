import UIKit

extension Onboarding.Page {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      NotificationCenter.default.removeObserver(self, name: .onboardingSkipped, object: nil)
    }
  }
}
