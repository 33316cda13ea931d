// Case: does the interface that a watch app begins with live as long as the process?
import SwiftUI
import WatchKit

final class InterfaceController: WKHostingController<Text> {
  private let model = Model()

  override var body: Text { Text("x") }
}

final class Model {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class PageController: WKInterfaceController {
  private let page = Page()
}

final class Page {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
