// Case: a subclass ends what its superclass has begun with a shared helper, and begins it again
import UIKit

protocol Watching: AnyObject {
  var watch: Any? { get set }
}

extension Watching {
  func startWatching() {
    watch = NotificationCenter.default.addObserver(
      forName: .NSSystemClockDidChange, object: nil, queue: nil
    ) { [weak self] _ in
      self?.report()
    }
  }

  func stopWatching() {
    if let watch { NotificationCenter.default.removeObserver(watch) }
  }

  func report() {}
}

class BasePage: UIViewController, Watching {
  var watch: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    startWatching()
  }

  deinit { stopWatching() }
}

final class DetailPage: BasePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    stopWatching()
    startWatching()
  }
}

final class Session: Watching {
  var watch: Any?

  init() { startWatching() }

  deinit { stopWatching() }
}

final class Pages: UINavigationController {
  let session = Session()

  func open() { pushViewController(DetailPage(), animated: true) }
}
