// Case: is an object made again if code leads to its maker in a branch and behind it, or from elsewhere?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let launch = Launch()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launch.begin(isKnown: options == nil)
    return true
  }
}

final class Launch {
  private let navigation = UINavigationController()

  func begin(isKnown: Bool) {
    if isKnown { showHome() } else { print("unknown") }
    welcome()
    switch isKnown {
    case true: showSettings()
    case false: showSettings()
    }
  }

  private func welcome() {
    print("welcome")
    showHome()
  }

  private func showHome() { navigation.pushViewController(HomeController(), animated: false) }

  @objc private func settingsTapped() { showSettings() }

  private func showSettings() { navigation.pushViewController(SettingsController(), animated: false) }
}

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .init("HomeChanged"), object: nil, queue: nil) { _ in print("home") }
  }
}

final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .init("SettingsChanged"), object: nil, queue: nil) { _ in print("settings") }
  }
}
