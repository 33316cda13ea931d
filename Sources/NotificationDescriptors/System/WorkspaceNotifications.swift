// Only the center `NSWorkspace.shared.notificationCenter` posts them.
// Generated from Rules/notifications/workspace.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(AppKit) && !os(iOS)
import AppKit

extension ObservableNotification where Self == NotificationDescriptor<NSRunningApplication, AnyObject> {
  /// [`NSWorkspace.willLaunchApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/willlaunchapplicationnotification): the application that it is about.
  public static var workspaceWillLaunchApplication: Self { Self(NSWorkspace.willLaunchApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didLaunchApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didlaunchapplicationnotification): the application that it is about.
  public static var workspaceDidLaunchApplication: Self { Self(NSWorkspace.didLaunchApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didTerminateApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didterminateapplicationnotification): the application that it is about.
  public static var workspaceDidTerminateApplication: Self { Self(NSWorkspace.didTerminateApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didHideApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didhideapplicationnotification): the application that it is about.
  public static var workspaceDidHideApplication: Self { Self(NSWorkspace.didHideApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didUnhideApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didunhideapplicationnotification): the application that it is about.
  public static var workspaceDidUnhideApplication: Self { Self(NSWorkspace.didUnhideApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didActivateApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didactivateapplicationnotification): the application that it is about.
  public static var workspaceDidActivateApplication: Self { Self(NSWorkspace.didActivateApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
  /// [`NSWorkspace.didDeactivateApplicationNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/diddeactivateapplicationnotification): the application that it is about.
  public static var workspaceDidDeactivateApplication: Self { Self(NSWorkspace.didDeactivateApplicationNotification, key: NSWorkspace.applicationUserInfoKey, as: NSRunningApplication.self) }
}

/// The payload of `NSWorkspace.didMountNotification`, `NSWorkspace.willUnmountNotification`, `NSWorkspace.didUnmountNotification`. Any isolation: it is a value.
public struct WorkspaceVolume: Sendable {
  /// Where the volume is mounted.
  public var volume: URL?
  /// The volume's name, as people read it.
  public var volumeName: String?
  /// The path of the mount point.
  public var devicePath: String?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    volume = try notification.valueIfPresent(NSWorkspace.volumeURLUserInfoKey, as: URL.self)
    volumeName = try notification.valueIfPresent(NSWorkspace.localizedVolumeNameUserInfoKey, as: String.self)
    devicePath = try notification.valueIfPresent("NSDevicePath", as: String.self)
  }
}

extension ObservableNotification where Self == NotificationReader<WorkspaceVolume, AnyObject> {
  /// [`NSWorkspace.didMountNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didmountnotification)
  public static var workspaceDidMount: Self { Self(NSWorkspace.didMountNotification) { try WorkspaceVolume($0) } }
  /// [`NSWorkspace.willUnmountNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/willunmountnotification)
  public static var workspaceWillUnmount: Self { Self(NSWorkspace.willUnmountNotification) { try WorkspaceVolume($0) } }
  /// [`NSWorkspace.didUnmountNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didunmountnotification)
  public static var workspaceDidUnmount: Self { Self(NSWorkspace.didUnmountNotification) { try WorkspaceVolume($0) } }
}

/// The payload of `NSWorkspace.didRenameVolumeNotification`. Any isolation: it is a value.
public struct WorkspaceVolumeRenaming: Sendable {
  /// Where the volume is mounted.
  public var volume: URL?
  /// The volume's name, as people read it.
  public var volumeName: String?
  /// Where the volume was mounted before.
  public var oldVolume: URL?
  /// The volume's name before, as people read it.
  public var oldVolumeName: String?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    volume = try notification.valueIfPresent(NSWorkspace.volumeURLUserInfoKey, as: URL.self)
    volumeName = try notification.valueIfPresent(NSWorkspace.localizedVolumeNameUserInfoKey, as: String.self)
    oldVolume = try notification.valueIfPresent(NSWorkspace.oldVolumeURLUserInfoKey, as: URL.self)
    oldVolumeName = try notification.valueIfPresent(NSWorkspace.oldLocalizedVolumeNameUserInfoKey, as: String.self)
  }
}

extension ObservableNotification where Self == NotificationReader<WorkspaceVolumeRenaming, AnyObject> {
  /// [`NSWorkspace.didRenameVolumeNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didrenamevolumenotification)
  public static var workspaceDidRenameVolume: Self { Self(NSWorkspace.didRenameVolumeNotification) { try WorkspaceVolumeRenaming($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`NSWorkspace.willSleepNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/willsleepnotification)
  public static var workspaceWillSleep: Self { Self(NSWorkspace.willSleepNotification) }
  /// [`NSWorkspace.didWakeNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/didwakenotification)
  public static var workspaceDidWake: Self { Self(NSWorkspace.didWakeNotification) }
  /// [`NSWorkspace.screensDidSleepNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/screensdidsleepnotification)
  public static var workspaceScreensDidSleep: Self { Self(NSWorkspace.screensDidSleepNotification) }
  /// [`NSWorkspace.screensDidWakeNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/screensdidwakenotification)
  public static var workspaceScreensDidWake: Self { Self(NSWorkspace.screensDidWakeNotification) }
  /// [`NSWorkspace.sessionDidBecomeActiveNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/sessiondidbecomeactivenotification)
  public static var workspaceSessionDidBecomeActive: Self { Self(NSWorkspace.sessionDidBecomeActiveNotification) }
  /// [`NSWorkspace.sessionDidResignActiveNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/sessiondidresignactivenotification)
  public static var workspaceSessionDidResignActive: Self { Self(NSWorkspace.sessionDidResignActiveNotification) }
  /// [`NSWorkspace.activeSpaceDidChangeNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/activespacedidchangenotification)
  public static var workspaceActiveSpaceDidChange: Self { Self(NSWorkspace.activeSpaceDidChangeNotification) }
  /// [`NSWorkspace.willPowerOffNotification`](https://developer.apple.com/documentation/appkit/nsworkspace/willpoweroffnotification)
  public static var workspaceWillPowerOff: Self { Self(NSWorkspace.willPowerOffNotification) }
}
#endif
