// Case: a class conforms to a protocol `View` of a library for models. SwiftUI makes its views again, and this library does
// not.
import Patterns
import RxCocoa
import RxSwift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = TabsController()
    return true
  }
}

final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: NewsController())]
  }
}

class BaseController: UIViewController, Patterns.View {
  let bag = DisposeBag()
}

final class NewsController: BaseController {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rx.itemSelected
      .subscribe(onNext: { _ in self.table.reloadData() })  // expect: note retain_cycle
      .disposed(by: bag)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.pushViewController(DetailController(), animated: false)
  }
}

// Each visit makes another object.
final class DetailController: BaseController {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rx.itemSelected
      .subscribe(onNext: { _ in self.table.reloadData() })  // expect: error retain_cycle
      .disposed(by: bag)
  }
}
