// Compiled on Linux against hand-written stubs only. Source of each: its documentation under
// developer.apple.com/documentation/uikit.
#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension NotificationDescriptor where Payload == Void {
    public static var applicationBecameActive: Self { Self(UIApplication.didBecomeActiveNotification) }
    public static var applicationWillResignActive: Self { Self(UIApplication.willResignActiveNotification) }
    public static var applicationEnteredBackground: Self { Self(UIApplication.didEnterBackgroundNotification) }
    public static var applicationWillEnterForeground: Self { Self(UIApplication.willEnterForegroundNotification) }
    public static var applicationWillTerminate: Self { Self(UIApplication.willTerminateNotification) }
    public static var applicationReceivedMemoryWarning: Self {
      Self(UIApplication.didReceiveMemoryWarningNotification)
    }
    /// Midnight, a carrier's time, or daylight saving time.
    public static var applicationTimeChanged: Self { Self(UIApplication.significantTimeChangeNotification) }
  }

  #if os(iOS)
    /// What the six keyboard notifications carry.
    public struct KeyboardChange: Equatable, Sendable {
      /// Before and after, in points of the screen's coordinate space.
      public var frameBegin: CGRect
      public var frameEnd: CGRect
      /// Seconds.
      public var animationDuration: TimeInterval
      /// `UIView.AnimationCurve`'s raw value. The keyboard uses one that has no name.
      public var animationCurve: Int
      /// Whether this app's keyboard changes, and not that of the app beside it. Nil where it is not said.
      public var isLocal: Bool?

      /// - Throws: ``NotificationPayloadMismatch``.
      public init(_ notification: Notification) throws {
        frameBegin = try notification.value(UIResponder.keyboardFrameBeginUserInfoKey, as: CGRect.self)
        frameEnd = try notification.value(UIResponder.keyboardFrameEndUserInfoKey, as: CGRect.self)
        animationDuration = try notification.value(
          UIResponder.keyboardAnimationDurationUserInfoKey, as: TimeInterval.self)
        animationCurve = try notification.value(UIResponder.keyboardAnimationCurveUserInfoKey, as: Int.self)
        isLocal = try notification.valueIfPresent(UIResponder.keyboardIsLocalUserInfoKey, as: Bool.self)
      }
    }

    extension NotificationDescriptor where Payload == KeyboardChange {
      private static func keyboard(_ name: Notification.Name) -> Self { Self(name, reading: KeyboardChange.init) }

      public static var keyboardWillShow: Self { keyboard(UIResponder.keyboardWillShowNotification) }
      public static var keyboardShown: Self { keyboard(UIResponder.keyboardDidShowNotification) }
      public static var keyboardWillHide: Self { keyboard(UIResponder.keyboardWillHideNotification) }
      public static var keyboardHidden: Self { keyboard(UIResponder.keyboardDidHideNotification) }
      public static var keyboardFrameWillChange: Self { keyboard(UIResponder.keyboardWillChangeFrameNotification) }
      public static var keyboardFrameChanged: Self { keyboard(UIResponder.keyboardDidChangeFrameNotification) }
    }
  #endif
#endif
