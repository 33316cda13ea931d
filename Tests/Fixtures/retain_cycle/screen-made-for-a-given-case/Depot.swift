// Case: a method that the launch calls for each tab makes a screen in a single case of a switch.
import RxCocoa
import RxSwift
import UIKit

@UIApplicationMain
final class DepotDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    Conductor.shared.begin(in: window)
    return true
  }
}

final class Conductor {
  static let shared = Conductor()

  enum Line { case trams, buses, ferries }

  func begin(in window: UIWindow) {
    let (trams, buses, more, last) = (
      UINavigationController(), UINavigationController(), UINavigationController(), UINavigationController()
    )
    open(.trams, in: trams)
    open(.buses, in: buses)
    open(.buses, in: more)
    open(.ferries, in: last)
    let tabs = UITabBarController()
    tabs.viewControllers = [trams, buses, more, last]
    window.rootViewController = tabs
  }

  private func open(_ line: Line, in host: UINavigationController) {
    let guide: Guide
    switch line {
    case .trams: guide = TramGuide(host: host)
    case .buses: guide = BusGuide(host: host)
    case .ferries: guide = FerryGuide(host: host)
    }
    guide.show()
    host.pushViewController(HelpScreen(), animated: false)
  }
}

protocol Guide {
  func show()
}

final class TramGuide: Guide {
  unowned private let host: UINavigationController
  init(host: UINavigationController) { self.host = host }
  func show() { host.pushViewController(TramScreen(), animated: false) }
}

final class BusGuide: Guide {
  unowned private let host: UINavigationController
  init(host: UINavigationController) { self.host = host }
  func show() { host.pushViewController(BusScreen(), animated: false) }
}

final class FerryGuide: Guide {
  unowned private let host: UINavigationController
  init(host: UINavigationController) { self.host = host }
  func show() {
    for _ in 0..<2 { host.pushViewController(FerryScreen(), animated: false) }
  }
}

class LineScreen: UIViewController {
  let stops = PublishRelay<Int>()
  let bag = DisposeBag()

  func refresh() {}
}

final class TramScreen: LineScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stops.subscribe(onNext: { _ in self.refresh() }).disposed(by: bag)  // expect: note retain_cycle
  }
}

/// The launch opens two lines of buses.
final class BusScreen: LineScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stops.subscribe(onNext: { _ in self.refresh() }).disposed(by: bag)  // expect: error retain_cycle
  }
}

/// The guide makes two screens.
final class FerryScreen: LineScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stops.subscribe(onNext: { _ in self.refresh() }).disposed(by: bag)  // expect: error retain_cycle
  }
}

/// Each line has a screen of its own.
final class HelpScreen: LineScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stops.subscribe(onNext: { _ in self.refresh() }).disposed(by: bag)  // expect: error retain_cycle
  }
}
