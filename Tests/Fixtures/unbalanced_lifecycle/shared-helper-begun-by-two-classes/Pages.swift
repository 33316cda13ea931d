// Case: a superclass begins with a helper that many classes share, and so does its subclass
import UIKit

protocol Watching: AnyObject {
  var watch: Any? { get set }
}

extension Watching {
  func startWatching() {
    watch = NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
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

/// The second token takes the place of the first, which nothing can remove any more.
final class DetailPage: BasePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    startWatching()
  }
}

/// Another class ends its own observation before its end.
final class Session: Watching {
  var watch: Any?

  init() { startWatching() }

  func close() { stopWatching() }

  deinit { stopWatching() }
}

final class Pages: UINavigationController {
  let session = Session()

  func open() { pushViewController(DetailPage(), animated: true) }

  func leave() { session.close() }
}
