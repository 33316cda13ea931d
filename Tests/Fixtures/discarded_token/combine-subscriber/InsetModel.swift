// Case: can anything end the subscription of a subscriber?
import Combine
import UIKit

final class InsetModel {
  var inset: CGFloat = 0
  private var cancellable: AnyCancellable?

  func start() {
    NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat(0) }
      .subscribe(Subscribers.Assign(object: Gauge(), keyPath: \.height))  // expect: error discarded_token
    cancellable = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      .map { _ in CGFloat(1) }
      .assign(to: \.height, on: Gauge())
  }
}

final class Gauge {
  var height: CGFloat = 0
}
