// Case: does `removeObserver(self)` in `deinit` remove the tokens that the type keeps?
import Foundation

final class RouterModel {
  private var linkObserver: (any NSObjectProtocol)?
  private var pushObserver: (any NSObjectProtocol)?

  init() {
    linkObserver = NotificationCenter.default.addObserver(forName: .linkOpened, object: nil, queue: .main) { _ in  // expect: unremoved_token
      print("link")
    }
    pushObserver = NotificationCenter.default.addObserver(forName: .pushOpened, object: nil, queue: .main) { _ in  // expect: unremoved_token
      print("push")
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let linkOpened = Notification.Name("LinkOpened")
  static let pushOpened = Notification.Name("PushOpened")
}
