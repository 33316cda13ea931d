// Case: is an object that is private to the observer reported, though no more than as a note?
import WebKit

final class Gauge: NSObject {
  private let page = WKWebView()

  func start() {
    page.addObserver(self, forKeyPath: #keyPath(WKWebView.title), options: .new, context: nil)  // expect: unmatched_key_path_observer
  }
}
