// Case: does the app run the override of a method once, if another file without observers declares the method?
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var coordinator: AppCoordinator!

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    coordinator = AppCoordinator()
    coordinator.start()
    return true
  }
}

class AppCoordinator: Coordinator {
  override func start() {
    let child = HomeCoordinator()
    add(child)
    child.start()
  }
}

class HomeCoordinator: Coordinator {
  override func start() {
    show(HomeModel())
  }

  func openSettings(isHelp: Bool) {
    let child: Coordinator
    if isHelp { child = HelpCoordinator() } else { child = SettingsCoordinator() }
    add(child)
    child.start()
  }

  private func show(_ model: HomeModel) {}
}

class HelpCoordinator: Coordinator {
  override func start() {}
}

class SettingsCoordinator: Coordinator {
  override func start() {
    show(SettingsModel())
  }

  private func show(_ model: SettingsModel) {}
}
