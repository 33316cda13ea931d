// Case: is a token lost inside the closure that builds a lazy property?
import AppKit

final class RelatedItemsController: NSViewController {
  private lazy var scrollView: NSScrollView = {
    let scrollView = NSScrollView()
    scrollView.contentView.postsBoundsChangedNotifications = true
    _ = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: NSView.boundsDidChangeNotification, object: scrollView.contentView, queue: .main
    ) { [weak scrollView] _ in
      scrollView?.flashScrollers()
    }
    return scrollView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }
}
