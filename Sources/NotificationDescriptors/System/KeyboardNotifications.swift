// Generated from Rules/notifications/keyboard.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The payload of `UIResponder.keyboardWillShowNotification`, `UIResponder.keyboardDidShowNotification`, `UIResponder.keyboardWillHideNotification`, `UIResponder.keyboardDidHideNotification`, `UIResponder.keyboardWillChangeFrameNotification`, `UIResponder.keyboardDidChangeFrameNotification`. Any isolation: it is a value.
public struct KeyboardChange: Sendable {
  /// The keyboard's frame before the change, in points of the screen's coordinate space.
  public var frameBegin: CGRect
  /// The keyboard's frame after the change, in points of the screen's coordinate space.
  public var frameEnd: CGRect
  /// How long the change takes, in seconds.
  public var animationDuration: Double
  /// The raw value of a `UIView.AnimationCurve`. The keyboard uses one that has no name.
  public var animationCurve: Int
  /// True if this app's keyboard changes, and not that of the app beside it. Nil if it is not said.
  public var isLocal: Bool?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    frameBegin = try notification.value(UIResponder.keyboardFrameBeginUserInfoKey, as: CGRect.self)
    frameEnd = try notification.value(UIResponder.keyboardFrameEndUserInfoKey, as: CGRect.self)
    animationDuration = try notification.value(UIResponder.keyboardAnimationDurationUserInfoKey, as: Double.self)
    animationCurve = try notification.value(UIResponder.keyboardAnimationCurveUserInfoKey, as: Int.self)
    isLocal = try notification.valueIfPresent(UIResponder.keyboardIsLocalUserInfoKey, as: Bool.self)
  }
}

extension ObservableNotification where Self == NotificationReader<KeyboardChange, AnyObject> {
  /// [`UIResponder.keyboardWillShowNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
  public static var keyboardWillShow: Self { Self(UIResponder.keyboardWillShowNotification) { try KeyboardChange($0) } }
  /// [`UIResponder.keyboardDidShowNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification)
  public static var keyboardDidShow: Self { Self(UIResponder.keyboardDidShowNotification) { try KeyboardChange($0) } }
  /// [`UIResponder.keyboardWillHideNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
  public static var keyboardWillHide: Self { Self(UIResponder.keyboardWillHideNotification) { try KeyboardChange($0) } }
  /// [`UIResponder.keyboardDidHideNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification)
  public static var keyboardDidHide: Self { Self(UIResponder.keyboardDidHideNotification) { try KeyboardChange($0) } }
  /// [`UIResponder.keyboardWillChangeFrameNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification)
  public static var keyboardWillChangeFrame: Self { Self(UIResponder.keyboardWillChangeFrameNotification) { try KeyboardChange($0) } }
  /// [`UIResponder.keyboardDidChangeFrameNotification`](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification)
  public static var keyboardDidChangeFrame: Self { Self(UIResponder.keyboardDidChangeFrameNotification) { try KeyboardChange($0) } }
}
#endif
