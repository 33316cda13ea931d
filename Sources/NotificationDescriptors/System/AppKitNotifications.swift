// Compiled on Linux against hand-written stubs only. Source of each: its documentation under
// developer.apple.com/documentation/appkit.
#if canImport(AppKit) && os(macOS)
  import AppKit
  import Foundation

  extension NotificationDescriptor where Payload == Void {
    public static var applicationBecameActive: Self { Self(NSApplication.didBecomeActiveNotification) }
    public static var applicationResignedActive: Self { Self(NSApplication.didResignActiveNotification) }
    public static var applicationWillTerminate: Self { Self(NSApplication.willTerminateNotification) }
    public static var screenParametersChanged: Self { Self(NSApplication.didChangeScreenParametersNotification) }
  }

  extension NotificationDescriptor where Payload == NSWindow {
    public static var windowResized: Self { Self(NSWindow.didResizeNotification, from: NSWindow.self) }
    public static var windowMoved: Self { Self(NSWindow.didMoveNotification, from: NSWindow.self) }
    public static var windowBecameKey: Self { Self(NSWindow.didBecomeKeyNotification, from: NSWindow.self) }
    public static var windowResignedKey: Self { Self(NSWindow.didResignKeyNotification, from: NSWindow.self) }
    public static var windowWillClose: Self { Self(NSWindow.willCloseNotification, from: NSWindow.self) }
  }

  /// To be observed on `NSWorkspace.shared.notificationCenter`, the only center that posts them.
  extension NotificationDescriptor where Payload == NSRunningApplication {
    private static func workspace(_ name: Notification.Name) -> Self {
      Self(name, key: NSWorkspace.applicationUserInfoKey)
    }

    public static var workspaceLaunchedApplication: Self { workspace(NSWorkspace.didLaunchApplicationNotification) }
    public static var workspaceTerminatedApplication: Self {
      workspace(NSWorkspace.didTerminateApplicationNotification)
    }
    public static var workspaceActivatedApplication: Self { workspace(NSWorkspace.didActivateApplicationNotification) }
  }
#endif
