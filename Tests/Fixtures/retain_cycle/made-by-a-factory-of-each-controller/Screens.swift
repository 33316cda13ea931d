// Case: does a factory for all controllers make each of them as often as code calls it on the class?
import Combine
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Tabs()
    return true
  }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [Teams.fromNib(named: "Teams"), Games.begin()]
  }

  @objc private func open() {
    present(Scores.fromNib(named: "Scores"), animated: true)
  }
}

extension UIViewController {
  class func fromNib(named name: String) -> Self {
    self.init(nibName: name, bundle: nil)
  }
}

final class Teams: UIViewController {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    changes.sink { _ in self.reload() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func reload() {}
}

final class Games: UIViewController {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  static func begin() -> Games { Games.fromNib(named: "Games") }

  override func viewDidLoad() {
    super.viewDidLoad()
    changes.sink { _ in self.reload() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func reload() {}
}

final class Scores: UIViewController {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    changes.sink { _ in self.reload() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func reload() {}
}
