// Generated from Rules/notifications/application.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UIApplication.didBecomeActiveNotification`](https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification)
  public static var applicationDidBecomeActive: Self { Self(UIApplication.didBecomeActiveNotification) }
  /// [`UIApplication.willResignActiveNotification`](https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification)
  public static var applicationWillResignActive: Self { Self(UIApplication.willResignActiveNotification) }
  /// [`UIApplication.didEnterBackgroundNotification`](https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification)
  public static var applicationDidEnterBackground: Self { Self(UIApplication.didEnterBackgroundNotification) }
  /// [`UIApplication.willEnterForegroundNotification`](https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification)
  public static var applicationWillEnterForeground: Self { Self(UIApplication.willEnterForegroundNotification) }
  /// [`UIApplication.willTerminateNotification`](https://developer.apple.com/documentation/uikit/uiapplication/willterminatenotification)
  public static var applicationWillTerminate: Self { Self(UIApplication.willTerminateNotification) }
  /// [`UIApplication.didReceiveMemoryWarningNotification`](https://developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification)
  public static var applicationDidReceiveMemoryWarning: Self { Self(UIApplication.didReceiveMemoryWarningNotification) }
  /// [`UIApplication.significantTimeChangeNotification`](https://developer.apple.com/documentation/uikit/uiapplication/significanttimechangenotification)
  public static var applicationSignificantTimeChange: Self { Self(UIApplication.significantTimeChangeNotification) }
}

#if !os(tvOS) && !os(visionOS)
extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UIApplication.userDidTakeScreenshotNotification`](https://developer.apple.com/documentation/uikit/uiapplication/userdidtakescreenshotnotification)
  public static var applicationUserDidTakeScreenshot: Self { Self(UIApplication.userDidTakeScreenshotNotification) }
  /// [`UIApplication.backgroundRefreshStatusDidChangeNotification`](https://developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatusdidchangenotification)
  public static var applicationBackgroundRefreshStatusDidChange: Self { Self(UIApplication.backgroundRefreshStatusDidChangeNotification) }
}
#endif

#if !os(tvOS)
extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UIApplication.protectedDataDidBecomeAvailableNotification`](https://developer.apple.com/documentation/uikit/uiapplication/protecteddatadidbecomeavailablenotification)
  public static var applicationProtectedDataDidBecomeAvailable: Self { Self(UIApplication.protectedDataDidBecomeAvailableNotification) }
  /// [`UIApplication.protectedDataWillBecomeUnavailableNotification`](https://developer.apple.com/documentation/uikit/uiapplication/protecteddatawillbecomeunavailablenotification)
  public static var applicationProtectedDataWillBecomeUnavailable: Self { Self(UIApplication.protectedDataWillBecomeUnavailableNotification) }
}
#endif

extension ObservableNotification where Self == NotificationDescriptor<String, AnyObject> {
  /// [`UIContentSizeCategory.didChangeNotification`](https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification): the category that the person chose: the raw value of a `UIContentSizeCategory`.
  public static var contentSizeCategoryDidChange: Self { Self(UIContentSizeCategory.didChangeNotification, key: UIContentSizeCategory.newValueUserInfoKey, as: String.self) }
}
#endif
