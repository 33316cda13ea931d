import Foundation

// Foundation's own notifications. Source of each: its documentation under developer.apple.com/documentation/foundation.
extension NotificationDescriptor where Payload == Void {
  /// Somebody changed the defaults; the sender is the `UserDefaults`.
  public static var userDefaultsChanged: Self { Self(UserDefaults.didChangeNotification) }
  /// The time zone of the system is another one.
  public static var systemTimeZoneChanged: Self { Self(.NSSystemTimeZoneDidChange) }
  /// The midnight of the calendar has passed.
  public static var calendarDayChanged: Self { Self(.NSCalendarDayChanged) }
  /// The person chose another language or region.
  public static var currentLocaleChanged: Self { Self(NSLocale.currentLocaleDidChangeNotification) }
}

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  extension NotificationDescriptor where Payload == Process {
    /// A process has ended; the payload is that process.
    public static var processTerminated: Self { Self(Process.didTerminateNotification, from: Process.self) }
  }
#endif

#if canImport(ObjectiveC)
  extension NotificationDescriptor where Payload == Void {
    /// The clock was set.
    public static var systemClockChanged: Self { Self(.NSSystemClockDidChange) }
    /// Low Power Mode was switched on or off. Posted on any thread.
    public static var powerStateChanged: Self { Self(.NSProcessInfoPowerStateDidChange) }
    /// The thermal state rose or fell. Posted on any thread.
    public static var thermalStateChanged: Self { Self(ProcessInfo.thermalStateDidChangeNotification) }
  }
#endif
