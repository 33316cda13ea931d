// Case: does a controller live as long as the process that the delegate puts into its navigation controller once?
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  private let coordinator = Coordinator()
}

final class Coordinator {
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()

  init() {
    navigation.viewControllers = [ListController()]
    tabs.setViewControllers([navigation, SettingsController()], animated: false)
  }

  func open() {
    navigation.viewControllers = [DetailController()]
  }
}

final class ListController: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class SettingsController: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class DetailController: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

extension Notification.Name {
  static let low = Notification.Name("low")
}
