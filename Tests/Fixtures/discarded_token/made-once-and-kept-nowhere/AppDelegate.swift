// Case: is a leak a note where the program makes the owner once, and nothing is seen to keep it?
import Tabs
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let account = AccountController()
    install(.pair(UINavigationController(rootViewController: account), UIViewController()))
    for _ in 0..<2 { print(PageController()) }
    return true
  }

  private func install(_ tabs: Tabs) { print(tabs) }

  func open() -> DetailController { DetailController() }
}

final class AccountController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let low = Notification.Name("low")
}
