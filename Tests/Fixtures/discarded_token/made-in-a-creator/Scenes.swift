// Case: a storyboard runs the closure of a scene once for each call, and returns the controller that the closure makes.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = RootController()
    self.window = window
    return true
  }
}

final class RootController: UIViewController {
  private var home: HomeController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let home = storyboard.instantiateViewController(identifier: "Home") { coder in
      HomeController(coder: coder, title: "Home")
    }
    self.home = home
  }

  @objc private func open() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let page = storyboard.instantiateViewController(identifier: "Page") { coder in
      PageController(coder: coder, title: "Page")
    }
    present(page, animated: true)
  }
}

final class HomeController: UIViewController {
  private lazy var model = HomeModel()

  init?(coder: NSCoder, title: String) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.refresh()
  }
}

final class HomeModel {
  init() {
    NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { [weak self] _ in  // expect: note discarded_token
      self?.refresh()
    }
  }

  func refresh() {}
}

final class PageController: UIViewController {
  init?(coder: NSCoder, title: String) {
    super.init(coder: coder)
    NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
      self?.refresh()
    }
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {}
}
