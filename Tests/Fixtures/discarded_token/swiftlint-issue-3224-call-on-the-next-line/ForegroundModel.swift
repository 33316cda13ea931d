// Case: SwiftLint 3224: a call that begins on the line after `append(` is still its argument.
import UIKit

final class ForegroundModel {
  private var observers: [any NSObjectProtocol] = []

  init() {
    self.observers.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.willEnterForegroundNotification,
        object: nil,
        queue: nil
      ) {
        print($0)
      }
    )
  }

  deinit {
    for observer in observers {
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
