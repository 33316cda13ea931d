// Generated from Rules/notifications/foundation.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`UserDefaults.didChangeNotification`](https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification)
  public static var userDefaultsDidChange: Self { Self(UserDefaults.didChangeNotification) }
  /// [`NSNotification.Name.NSCalendarDayChanged`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nscalendardaychanged)
  public static var calendarDayChanged: Self { Self(.NSCalendarDayChanged) }
  /// [`NSNotification.Name.NSSystemTimeZoneDidChange`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nssystemtimezonedidchange)
  public static var systemTimeZoneDidChange: Self { Self(.NSSystemTimeZoneDidChange) }
  /// [`NSLocale.currentLocaleDidChangeNotification`](https://developer.apple.com/documentation/foundation/nslocale/currentlocaledidchangenotification)
  public static var currentLocaleDidChange: Self { Self(NSLocale.currentLocaleDidChangeNotification) }
}

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
extension ObservableNotification where Self == NotificationDescriptor<Process, Process> {
  /// [`Process.didTerminateNotification`](https://developer.apple.com/documentation/foundation/process/didterminatenotification): the payload is who posts it.
  public static var processDidTerminate: Self { Self(Process.didTerminateNotification, from: Process.self) }
}
#endif

#if canImport(ObjectiveC)
/// The payload of `NSNotification.Name.NSMetadataQueryDidUpdate`, `NSNotification.Name.NSMetadataQueryGatheringProgress`, `NSNotification.Name.NSMetadataQueryDidFinishGathering`. Any isolation: it is a value.
public struct MetadataQueryUpdate {
  /// Results that are new.
  public var addedItems: [NSMetadataItem]?
  /// Results that have changed.
  public var changedItems: [NSMetadataItem]?
  /// Results that are results no more.
  public var removedItems: [NSMetadataItem]?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    addedItems = try notification.valueIfPresent(NSMetadataQueryUpdateAddedItemsKey, as: [NSMetadataItem].self)
    changedItems = try notification.valueIfPresent(NSMetadataQueryUpdateChangedItemsKey, as: [NSMetadataItem].self)
    removedItems = try notification.valueIfPresent(NSMetadataQueryUpdateRemovedItemsKey, as: [NSMetadataItem].self)
  }
}

extension ObservableNotification where Self == NotificationReader<MetadataQueryUpdate, AnyObject> {
  /// [`NSNotification.Name.NSMetadataQueryDidUpdate`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidupdate)
  public static var metadataQueryDidUpdate: Self { Self(.NSMetadataQueryDidUpdate) { try MetadataQueryUpdate($0) } }
  /// [`NSNotification.Name.NSMetadataQueryGatheringProgress`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerygatheringprogress)
  public static var metadataQueryGatheringProgress: Self { Self(.NSMetadataQueryGatheringProgress) { try MetadataQueryUpdate($0) } }
  /// [`NSNotification.Name.NSMetadataQueryDidFinishGathering`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidfinishgathering)
  public static var metadataQueryDidFinishGathering: Self { Self(.NSMetadataQueryDidFinishGathering) { try MetadataQueryUpdate($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`NSNotification.Name.NSMetadataQueryDidStartGathering`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidstartgathering)
  public static var metadataQueryDidStartGathering: Self { Self(.NSMetadataQueryDidStartGathering) }
  /// [`NSNotification.Name.NSFileHandleDataAvailable`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsfilehandledataavailable)
  public static var fileHandleDataAvailable: Self { Self(.NSFileHandleDataAvailable) }
  /// [`NSNotification.Name.NSSystemClockDidChange`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nssystemclockdidchange)
  public static var systemClockDidChange: Self { Self(.NSSystemClockDidChange) }
  /// [`NSNotification.Name.NSProcessInfoPowerStateDidChange`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange)
  public static var processInfoPowerStateDidChange: Self { Self(.NSProcessInfoPowerStateDidChange) }
  /// [`ProcessInfo.thermalStateDidChangeNotification`](https://developer.apple.com/documentation/foundation/processinfo/thermalstatedidchangenotification)
  public static var processInfoThermalStateDidChange: Self { Self(ProcessInfo.thermalStateDidChangeNotification) }
}

#if !os(watchOS)
/// The payload of `NSUbiquitousKeyValueStore.didChangeExternallyNotification`. Any isolation: it is a value.
public struct UbiquitousStoreChange: Sendable {
  /// One of the constants such as `NSUbiquitousKeyValueStoreServerChange`.
  public var reason: Int?
  /// The keys whose values are others now.
  public var changedKeys: [String]?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    reason = try notification.valueIfPresent(NSUbiquitousKeyValueStoreChangeReasonKey, as: Int.self)
    changedKeys = try notification.valueIfPresent(NSUbiquitousKeyValueStoreChangedKeysKey, as: [String].self)
  }
}

extension ObservableNotification where Self == NotificationReader<UbiquitousStoreChange, AnyObject> {
  /// [`NSUbiquitousKeyValueStore.didChangeExternallyNotification`](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore/didchangeexternallynotification)
  public static var ubiquitousKeyValueStoreDidChangeExternally: Self { Self(NSUbiquitousKeyValueStore.didChangeExternallyNotification) { try UbiquitousStoreChange($0) } }
}
#endif

#if !os(watchOS)
extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`NSNotification.Name.NSUbiquityIdentityDidChange`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsubiquityidentitydidchange)
  public static var ubiquityIdentityDidChange: Self { Self(.NSUbiquityIdentityDidChange) }
}
#endif

/// The payload of `NSNotification.Name.NSUndoManagerDidCloseUndoGroup`. Any isolation: it is a value.
public struct UndoGroupClosing: Sendable {
  /// True if the group can be undone without asking.
  public var isDiscardable: Bool?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    isDiscardable = try notification.valueIfPresent(NSUndoManagerGroupIsDiscardableKey, as: Bool.self)
  }
}

extension ObservableNotification where Self == NotificationReader<UndoGroupClosing, AnyObject> {
  /// [`NSNotification.Name.NSUndoManagerDidCloseUndoGroup`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerdidcloseundogroup)
  public static var undoManagerDidCloseUndoGroup: Self { Self(.NSUndoManagerDidCloseUndoGroup) { try UndoGroupClosing($0) } }
}

/// The payload of `FileHandle.readCompletionNotification`, `NSNotification.Name.NSFileHandleReadToEndOfFileCompletion`. Any isolation: it is a value.
public struct FileHandleRead: Sendable {
  /// The bytes that were read; empty at the end of the file.
  public var data: Data?
  /// The error's number, as `errno` counts it.
  public var error: Int?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    data = try notification.valueIfPresent(NSFileHandleNotificationDataItem, as: Data.self)
    error = try notification.valueIfPresent("NSFileHandleError", as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<FileHandleRead, AnyObject> {
  /// [`FileHandle.readCompletionNotification`](https://developer.apple.com/documentation/foundation/filehandle/readcompletionnotification)
  public static var fileHandleReadCompletion: Self { Self(FileHandle.readCompletionNotification) { try FileHandleRead($0) } }
  /// [`NSNotification.Name.NSFileHandleReadToEndOfFileCompletion`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsfilehandlereadtoendoffilecompletion)
  public static var fileHandleReadToEndOfFileCompletion: Self { Self(.NSFileHandleReadToEndOfFileCompletion) { try FileHandleRead($0) } }
}

/// The payload of `NSNotification.Name.NSFileHandleConnectionAccepted`. Any isolation: it is a value.
public struct FileHandleConnection {
  /// The near end of the connection.
  public var connection: FileHandle?
  /// The error's number, as `errno` counts it.
  public var error: Int?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    connection = try notification.valueIfPresent(NSFileHandleNotificationFileHandleItem, as: FileHandle.self)
    error = try notification.valueIfPresent("NSFileHandleError", as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<FileHandleConnection, AnyObject> {
  /// [`NSNotification.Name.NSFileHandleConnectionAccepted`](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsfilehandleconnectionaccepted)
  public static var fileHandleConnectionAccepted: Self { Self(.NSFileHandleConnectionAccepted) { try FileHandleConnection($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<[String], AnyObject> {
  /// [`Bundle.didLoadNotification`](https://developer.apple.com/documentation/foundation/bundle/didloadnotification): the names of the classes that were loaded.
  public static var bundleDidLoad: Self { Self(Bundle.didLoadNotification, key: NSLoadedClasses, as: [String].self) }
}
#endif
