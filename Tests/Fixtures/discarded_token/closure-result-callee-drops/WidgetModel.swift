import Foundation

final class WidgetModel {
  private let deferred = Deferred()

  func prepare() {
    deferred.runNow {
      NotificationCenter.default.addObserver(forName: .widgetNeedsReload, object: nil, queue: nil) { _ in  // expect: discarded_token
        print("reload the widget")
      }
    }
  }
}

extension Notification.Name {
  static let widgetNeedsReload = Notification.Name("WidgetNeedsReload")
}
