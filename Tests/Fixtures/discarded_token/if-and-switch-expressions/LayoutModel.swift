// Case: is a token clean when it is the value of an `if`, `switch` or ternary expression that is stored and removed?
import UIKit

final class LayoutModel {
  enum Mode { case phone, pad, none }

  private var token: (any NSObjectProtocol)?
  private var second: (any NSObjectProtocol)?
  private var third: (any NSObjectProtocol)?

  func start(mode: Mode, watchesText: Bool) {
    let center = NotificationCenter.default
    token =
      if watchesText {
        center.addObserver(forName: UITextField.textDidChangeNotification, object: nil, queue: nil) { _ in print("text") }
      } else {
        nil
      }
    second =
      switch mode {
      case .phone: center.addObserver(forName: .phoneLayout, object: nil, queue: nil) { _ in print("phone") }
      case .pad: center.addObserver(forName: .padLayout, object: nil, queue: nil) { _ in print("pad") }
      case .none: nil
      }
    third =
      watchesText
      ? center.addObserver(forName: .wideLayout, object: nil, queue: nil) { _ in print("wide") }
      : nil
  }

  deinit {
    for case let token? in [token, second, third] {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

extension Notification.Name {
  static let phoneLayout = Notification.Name("PhoneLayout")
  static let padLayout = Notification.Name("PadLayout")
  static let wideLayout = Notification.Name("WideLayout")
}
