// Case: does removing a local that only shares the property's name remove the property's token?
import Foundation

final class PrinterModel {
  private var observer: (any NSObjectProtocol)?

  func start() {
    observer = NotificationCenter.default.addObserver(forName: .printerReady, object: nil, queue: nil) { _ in  // expect: unremoved_token
      print("ready")
    }
  }

  func printOnce() {
    let observer = NotificationCenter.default.addObserver(forName: .pagePrinted, object: nil, queue: nil) { _ in
      print("page")
    }
    NotificationCenter.default.post(name: .pagePrinted, object: self)
    NotificationCenter.default.removeObserver(observer)
  }
}

extension Notification.Name {
  static let printerReady = Notification.Name("PrinterReady")
  static let pagePrinted = Notification.Name("PagePrinted")
}
