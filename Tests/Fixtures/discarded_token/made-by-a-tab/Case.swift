// Case: does a tab make its controller once?
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = UIWindow()
    window?.rootViewController = RootController()
  }
}

final class RootController: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    tabs = [
      UITab(title: "List", image: nil, identifier: "list") { _ in UINavigationController(rootViewController: ListController()) },
    ]
    onMore { _ in MoreController() }
  }
  required init?(coder: NSCoder) { nil }

  private var more: (UIViewController) -> UIViewController = { $0 }
  private func onMore(_ more: @escaping (UIViewController) -> UIViewController) { self.more = more }
  @objc func showMore() { present(more(self), animated: true) }
}

final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .init("list"), object: nil, queue: nil) { _ in print("list") }  // expect: note discarded_token
  }
}

/// The root keeps the closure, and runs it at each tap.
final class MoreController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .init("more"), object: nil, queue: nil) { _ in print("more") }  // expect: error discarded_token
  }
}
