// Generated from Rules/notifications/text-input.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension ObservableNotification where Self == NotificationDescriptor<UITextField, UITextField> {
  /// [`UITextField.textDidBeginEditingNotification`](https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification): the payload is who posts it.
  public static var textFieldTextDidBeginEditing: Self { Self(UITextField.textDidBeginEditingNotification, from: UITextField.self) }
  /// [`UITextField.textDidChangeNotification`](https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification): the payload is who posts it.
  public static var textFieldTextDidChange: Self { Self(UITextField.textDidChangeNotification, from: UITextField.self) }
}

/// The payload of `UITextField.textDidEndEditingNotification`. Any isolation: it is a value.
public struct TextFieldEditingEnd: Sendable {
  /// The raw value of a `UITextField.DidEndEditingReason`.
  public var reason: Int?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    reason = try notification.valueIfPresent(UITextField.didEndEditingReasonKey, as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<TextFieldEditingEnd, AnyObject> {
  /// [`UITextField.textDidEndEditingNotification`](https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification)
  public static var textFieldTextDidEndEditing: Self { Self(UITextField.textDidEndEditingNotification) { try TextFieldEditingEnd($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<UITextView, UITextView> {
  /// [`UITextView.textDidBeginEditingNotification`](https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingnotification): the payload is who posts it.
  public static var textViewTextDidBeginEditing: Self { Self(UITextView.textDidBeginEditingNotification, from: UITextView.self) }
  /// [`UITextView.textDidChangeNotification`](https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification): the payload is who posts it.
  public static var textViewTextDidChange: Self { Self(UITextView.textDidChangeNotification, from: UITextView.self) }
  /// [`UITextView.textDidEndEditingNotification`](https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingnotification): the payload is who posts it.
  public static var textViewTextDidEndEditing: Self { Self(UITextView.textDidEndEditingNotification, from: UITextView.self) }
}

#if !os(visionOS)
extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UITextInputMode.currentInputModeDidChangeNotification`](https://developer.apple.com/documentation/uikit/uitextinputmode/currentinputmodedidchangenotification)
  public static var currentInputModeDidChange: Self { Self(UITextInputMode.currentInputModeDidChangeNotification) }
}
#endif

/// The payload of `UIPasteboard.changedNotification`. Any isolation: it is a value.
public struct PasteboardChange: Sendable {
  /// The types that can be pasted now and could not before.
  public var addedTypes: [String]?
  /// The types that could be pasted before and cannot now.
  public var removedTypes: [String]?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    addedTypes = try notification.valueIfPresent(UIPasteboard.changedTypesAddedUserInfoKey, as: [String].self)
    removedTypes = try notification.valueIfPresent(UIPasteboard.changedTypesRemovedUserInfoKey, as: [String].self)
  }
}

extension ObservableNotification where Self == NotificationReader<PasteboardChange, AnyObject> {
  /// [`UIPasteboard.changedNotification`](https://developer.apple.com/documentation/uikit/uipasteboard/changednotification)
  public static var pasteboardChanged: Self { Self(UIPasteboard.changedNotification) { try PasteboardChange($0) } }
}

/// The payload of `UIAccessibility.announcementDidFinishNotification`. Any isolation: it is a value.
public struct AccessibilityAnnouncement: Sendable {
  /// The text that was announced.
  public var announcement: String?
  /// True if it was said to the end.
  public var wasSuccessful: Bool?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    announcement = try notification.valueIfPresent(UIAccessibility.announcementStringValueUserInfoKey, as: String.self)
    wasSuccessful = try notification.valueIfPresent(UIAccessibility.announcementWasSuccessfulUserInfoKey, as: Bool.self)
  }
}

extension ObservableNotification where Self == NotificationReader<AccessibilityAnnouncement, AnyObject> {
  /// [`UIAccessibility.announcementDidFinishNotification`](https://developer.apple.com/documentation/uikit/uiaccessibility/announcementdidfinishnotification)
  public static var accessibilityAnnouncementDidFinish: Self { Self(UIAccessibility.announcementDidFinishNotification) { try AccessibilityAnnouncement($0) } }
}

/// The payload of `UIAccessibility.elementFocusedNotification`. Any isolation: it is a value.
public struct AccessibilityFocus {
  /// The element that has the focus now.
  public var focusedElement: Any?
  /// The element that had the focus before.
  public var unfocusedElement: Any?
  /// Which technology moved the focus: the raw value of a `UIAccessibility.AssistiveTechnologyIdentifier`.
  public var assistiveTechnology: String?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    focusedElement = try notification.valueIfPresent(UIAccessibility.focusedElementUserInfoKey, as: Any.self)
    unfocusedElement = try notification.valueIfPresent(UIAccessibility.unfocusedElementUserInfoKey, as: Any.self)
    assistiveTechnology = try notification.valueIfPresent(UIAccessibility.assistiveTechnologyUserInfoKey, as: String.self)
  }
}

extension ObservableNotification where Self == NotificationReader<AccessibilityFocus, AnyObject> {
  /// [`UIAccessibility.elementFocusedNotification`](https://developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification)
  public static var accessibilityElementFocused: Self { Self(UIAccessibility.elementFocusedNotification) { try AccessibilityFocus($0) } }
}
#endif
