// Case: does a key path that each appearance observes pile up, unless the opposite method removes it?
import UIKit
import WebKit

final class Browser: UIViewController {
  private let page = WKWebView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.addObserver(self, forKeyPath: "title", options: .new, context: nil)  // expect: unbalanced_lifecycle
    page.addObserver(self, forKeyPath: "URL", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    page.removeObserver(self, forKeyPath: "URL")
  }

  deinit {
    page.removeObserver(self, forKeyPath: "title")
  }
}
