// Generated from Rules/notifications/scene.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension ObservableNotification where Self == NotificationDescriptor<UIScene, UIScene> {
  /// [`UIScene.willConnectNotification`](https://developer.apple.com/documentation/uikit/uiscene/willconnectnotification): the payload is who posts it.
  public static var sceneWillConnect: Self { Self(UIScene.willConnectNotification, from: UIScene.self) }
  /// [`UIScene.didDisconnectNotification`](https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification): the payload is who posts it.
  public static var sceneDidDisconnect: Self { Self(UIScene.didDisconnectNotification, from: UIScene.self) }
  /// [`UIScene.didActivateNotification`](https://developer.apple.com/documentation/uikit/uiscene/didactivatenotification): the payload is who posts it.
  public static var sceneDidActivate: Self { Self(UIScene.didActivateNotification, from: UIScene.self) }
  /// [`UIScene.willDeactivateNotification`](https://developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification): the payload is who posts it.
  public static var sceneWillDeactivate: Self { Self(UIScene.willDeactivateNotification, from: UIScene.self) }
  /// [`UIScene.willEnterForegroundNotification`](https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification): the payload is who posts it.
  public static var sceneWillEnterForeground: Self { Self(UIScene.willEnterForegroundNotification, from: UIScene.self) }
  /// [`UIScene.didEnterBackgroundNotification`](https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification): the payload is who posts it.
  public static var sceneDidEnterBackground: Self { Self(UIScene.didEnterBackgroundNotification, from: UIScene.self) }
}

extension ObservableNotification where Self == NotificationDescriptor<UIWindow, UIWindow> {
  /// [`UIWindow.didBecomeVisibleNotification`](https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification): the payload is who posts it.
  public static var windowDidBecomeVisible: Self { Self(UIWindow.didBecomeVisibleNotification, from: UIWindow.self) }
  /// [`UIWindow.didBecomeHiddenNotification`](https://developer.apple.com/documentation/uikit/uiwindow/didbecomehiddennotification): the payload is who posts it.
  public static var windowDidBecomeHidden: Self { Self(UIWindow.didBecomeHiddenNotification, from: UIWindow.self) }
  /// [`UIWindow.didBecomeKeyNotification`](https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeynotification): the payload is who posts it.
  public static var windowDidBecomeKey: Self { Self(UIWindow.didBecomeKeyNotification, from: UIWindow.self) }
  /// [`UIWindow.didResignKeyNotification`](https://developer.apple.com/documentation/uikit/uiwindow/didresignkeynotification): the payload is who posts it.
  public static var windowDidResignKey: Self { Self(UIWindow.didResignKeyNotification, from: UIWindow.self) }
}

#if !os(visionOS)
extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UIDevice.orientationDidChangeNotification`](https://developer.apple.com/documentation/uikit/uidevice/orientationdidchangenotification)
  public static var deviceOrientationDidChange: Self { Self(UIDevice.orientationDidChangeNotification) }
  /// [`UIDevice.batteryLevelDidChangeNotification`](https://developer.apple.com/documentation/uikit/uidevice/batteryleveldidchangenotification)
  public static var deviceBatteryLevelDidChange: Self { Self(UIDevice.batteryLevelDidChangeNotification) }
  /// [`UIDevice.batteryStateDidChangeNotification`](https://developer.apple.com/documentation/uikit/uidevice/batterystatedidchangenotification)
  public static var deviceBatteryStateDidChange: Self { Self(UIDevice.batteryStateDidChangeNotification) }
  /// [`UIDevice.proximityStateDidChangeNotification`](https://developer.apple.com/documentation/uikit/uidevice/proximitystatedidchangenotification)
  public static var deviceProximityStateDidChange: Self { Self(UIDevice.proximityStateDidChangeNotification) }
}
#endif
#endif
