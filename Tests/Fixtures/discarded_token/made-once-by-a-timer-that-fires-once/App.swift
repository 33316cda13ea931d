// Case: a timer that fires once makes its object as often as the code that starts the timer runs.
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  var isDemo = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.install(TabsController()) }
    Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in self.install(BannerController()) }
    Timer.scheduledTimer(withTimeInterval: 2, repeats: isDemo) { _ in self.install(DemoController()) }
    for delay in [2.0, 4] {
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in self.install(HintController()) }
    }
    return true
  }

  private func install(_ controller: UIViewController) { print(controller) }

  func open() {
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.install(PageController()) }
  }
}

final class TabsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class BannerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class DemoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: .low, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let low = Notification.Name("low")
}
