// Case: is an object made once if the delegate chooses one of several when the program begins?
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var coordinator: Coordinator?
  private var session: Session?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if CommandLine.arguments.contains("demo") {
      coordinator = DemoCoordinator()
    } else {
      coordinator = Coordinator()
    }
    coordinator?.start()
    session = Session()
    return true
  }

  func logOut() { session = Session() }
}

class Coordinator {
  private var list: ItemList?

  func start() { list = ItemList() }
}

final class DemoCoordinator: Coordinator {
  override func start() {
    super.start()
    print("demo")
  }
}

final class ItemList {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("listed"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Session {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("begun"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}
