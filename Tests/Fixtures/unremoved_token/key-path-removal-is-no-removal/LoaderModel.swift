// Case: does a key-path removal stand in for the token's removal?
import Foundation

final class LoaderModel: NSObject {
  private let progress = Progress()
  private var token: NSObject?

  func start() {
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .loaderDone, object: nil, queue: nil, using: { _ in print("done") }
    ) as? NSObject
  }

  deinit {
    if let token { progress.removeObserver(token, forKeyPath: "fractionCompleted") }
  }
}

extension Notification.Name {
  static let loaderDone = Notification.Name("LoaderDone")
}
