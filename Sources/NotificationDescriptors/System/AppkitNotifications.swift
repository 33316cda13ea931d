// Generated from Rules/notifications/appkit.json by `GeneratedFileTests`; edit the JSON, not this file.
// Code for systems other than Linux is type-checked against hand-written stubs, and run nowhere.
// swift-format-ignore-file
import Foundation

#if canImport(AppKit) && !os(iOS)
import AppKit

/// The payload of `NSApplication.didFinishLaunchingNotification`. Any isolation: it is a value.
public struct ApplicationLaunch: Sendable {
  /// True if the person opened the application itself, and not a document or a service of it.
  public var isDefaultLaunch: Bool?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    isDefaultLaunch = try notification.valueIfPresent(NSApplication.launchIsDefaultUserInfoKey, as: Bool.self)
  }
}

extension ObservableNotification where Self == NotificationReader<ApplicationLaunch, AnyObject> {
  /// [`NSApplication.didFinishLaunchingNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didfinishlaunchingnotification)
  public static var applicationDidFinishLaunching: Self { Self(NSApplication.didFinishLaunchingNotification) { try ApplicationLaunch($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<Void, AnyObject> {
  /// [`NSApplication.willFinishLaunchingNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willfinishlaunchingnotification)
  public static var applicationWillFinishLaunching: Self { Self(NSApplication.willFinishLaunchingNotification) }
  /// [`NSApplication.didBecomeActiveNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didbecomeactivenotification)
  public static var applicationDidBecomeActive: Self { Self(NSApplication.didBecomeActiveNotification) }
  /// [`NSApplication.willBecomeActiveNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willbecomeactivenotification)
  public static var applicationWillBecomeActive: Self { Self(NSApplication.willBecomeActiveNotification) }
  /// [`NSApplication.didResignActiveNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didresignactivenotification)
  public static var applicationDidResignActive: Self { Self(NSApplication.didResignActiveNotification) }
  /// [`NSApplication.willResignActiveNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willresignactivenotification)
  public static var applicationWillResignActive: Self { Self(NSApplication.willResignActiveNotification) }
  /// [`NSApplication.didHideNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didhidenotification)
  public static var applicationDidHide: Self { Self(NSApplication.didHideNotification) }
  /// [`NSApplication.didUnhideNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didunhidenotification)
  public static var applicationDidUnhide: Self { Self(NSApplication.didUnhideNotification) }
  /// [`NSApplication.willHideNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willhidenotification)
  public static var applicationWillHide: Self { Self(NSApplication.willHideNotification) }
  /// [`NSApplication.willUnhideNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willunhidenotification)
  public static var applicationWillUnhide: Self { Self(NSApplication.willUnhideNotification) }
  /// [`NSApplication.willTerminateNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willterminatenotification)
  public static var applicationWillTerminate: Self { Self(NSApplication.willTerminateNotification) }
  /// [`NSApplication.didUpdateNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didupdatenotification)
  public static var applicationDidUpdate: Self { Self(NSApplication.didUpdateNotification) }
  /// [`NSApplication.willUpdateNotification`](https://developer.apple.com/documentation/appkit/nsapplication/willupdatenotification)
  public static var applicationWillUpdate: Self { Self(NSApplication.willUpdateNotification) }
  /// [`NSApplication.didChangeScreenParametersNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didchangescreenparametersnotification)
  public static var applicationDidChangeScreenParameters: Self { Self(NSApplication.didChangeScreenParametersNotification) }
  /// [`NSApplication.didChangeOcclusionStateNotification`](https://developer.apple.com/documentation/appkit/nsapplication/didchangeocclusionstatenotification)
  public static var applicationDidChangeOcclusionState: Self { Self(NSApplication.didChangeOcclusionStateNotification) }
}

/// The payload of `NSWindow.didChangeBackingPropertiesNotification`. Any isolation: it is a value.
public struct WindowBackingChange: Sendable {
  /// Pixels for each point before the change.
  public var oldScaleFactor: Double?
  /// The color space before the change.
  public var oldColorSpace: NSColorSpace?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    oldScaleFactor = try notification.valueIfPresent(NSWindow.oldScaleFactorUserInfoKey, as: Double.self)
    oldColorSpace = try notification.valueIfPresent(NSWindow.oldColorSpaceUserInfoKey, as: NSColorSpace.self)
  }
}

extension ObservableNotification where Self == NotificationReader<WindowBackingChange, AnyObject> {
  /// [`NSWindow.didChangeBackingPropertiesNotification`](https://developer.apple.com/documentation/appkit/nswindow/didchangebackingpropertiesnotification)
  public static var windowDidChangeBackingProperties: Self { Self(NSWindow.didChangeBackingPropertiesNotification) { try WindowBackingChange($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<NSWindow, NSWindow> {
  /// [`NSWindow.didBecomeKeyNotification`](https://developer.apple.com/documentation/appkit/nswindow/didbecomekeynotification): the payload is who posts it.
  public static var windowDidBecomeKey: Self { Self(NSWindow.didBecomeKeyNotification, from: NSWindow.self) }
  /// [`NSWindow.didBecomeMainNotification`](https://developer.apple.com/documentation/appkit/nswindow/didbecomemainnotification): the payload is who posts it.
  public static var windowDidBecomeMain: Self { Self(NSWindow.didBecomeMainNotification, from: NSWindow.self) }
  /// [`NSWindow.didResignKeyNotification`](https://developer.apple.com/documentation/appkit/nswindow/didresignkeynotification): the payload is who posts it.
  public static var windowDidResignKey: Self { Self(NSWindow.didResignKeyNotification, from: NSWindow.self) }
  /// [`NSWindow.didResignMainNotification`](https://developer.apple.com/documentation/appkit/nswindow/didresignmainnotification): the payload is who posts it.
  public static var windowDidResignMain: Self { Self(NSWindow.didResignMainNotification, from: NSWindow.self) }
  /// [`NSWindow.willCloseNotification`](https://developer.apple.com/documentation/appkit/nswindow/willclosenotification): the payload is who posts it.
  public static var windowWillClose: Self { Self(NSWindow.willCloseNotification, from: NSWindow.self) }
  /// [`NSWindow.didMoveNotification`](https://developer.apple.com/documentation/appkit/nswindow/didmovenotification): the payload is who posts it.
  public static var windowDidMove: Self { Self(NSWindow.didMoveNotification, from: NSWindow.self) }
  /// [`NSWindow.willMoveNotification`](https://developer.apple.com/documentation/appkit/nswindow/willmovenotification): the payload is who posts it.
  public static var windowWillMove: Self { Self(NSWindow.willMoveNotification, from: NSWindow.self) }
  /// [`NSWindow.didResizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/didresizenotification): the payload is who posts it.
  public static var windowDidResize: Self { Self(NSWindow.didResizeNotification, from: NSWindow.self) }
  /// [`NSWindow.didMiniaturizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/didminiaturizenotification): the payload is who posts it.
  public static var windowDidMiniaturize: Self { Self(NSWindow.didMiniaturizeNotification, from: NSWindow.self) }
  /// [`NSWindow.willMiniaturizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/willminiaturizenotification): the payload is who posts it.
  public static var windowWillMiniaturize: Self { Self(NSWindow.willMiniaturizeNotification, from: NSWindow.self) }
  /// [`NSWindow.didDeminiaturizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/diddeminiaturizenotification): the payload is who posts it.
  public static var windowDidDeminiaturize: Self { Self(NSWindow.didDeminiaturizeNotification, from: NSWindow.self) }
  /// [`NSWindow.didEnterFullScreenNotification`](https://developer.apple.com/documentation/appkit/nswindow/didenterfullscreennotification): the payload is who posts it.
  public static var windowDidEnterFullScreen: Self { Self(NSWindow.didEnterFullScreenNotification, from: NSWindow.self) }
  /// [`NSWindow.willEnterFullScreenNotification`](https://developer.apple.com/documentation/appkit/nswindow/willenterfullscreennotification): the payload is who posts it.
  public static var windowWillEnterFullScreen: Self { Self(NSWindow.willEnterFullScreenNotification, from: NSWindow.self) }
  /// [`NSWindow.didExitFullScreenNotification`](https://developer.apple.com/documentation/appkit/nswindow/didexitfullscreennotification): the payload is who posts it.
  public static var windowDidExitFullScreen: Self { Self(NSWindow.didExitFullScreenNotification, from: NSWindow.self) }
  /// [`NSWindow.willExitFullScreenNotification`](https://developer.apple.com/documentation/appkit/nswindow/willexitfullscreennotification): the payload is who posts it.
  public static var windowWillExitFullScreen: Self { Self(NSWindow.willExitFullScreenNotification, from: NSWindow.self) }
  /// [`NSWindow.didChangeScreenNotification`](https://developer.apple.com/documentation/appkit/nswindow/didchangescreennotification): the payload is who posts it.
  public static var windowDidChangeScreen: Self { Self(NSWindow.didChangeScreenNotification, from: NSWindow.self) }
  /// [`NSWindow.didChangeOcclusionStateNotification`](https://developer.apple.com/documentation/appkit/nswindow/didchangeocclusionstatenotification): the payload is who posts it.
  public static var windowDidChangeOcclusionState: Self { Self(NSWindow.didChangeOcclusionStateNotification, from: NSWindow.self) }
  /// [`NSWindow.willStartLiveResizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/willstartliveresizenotification): the payload is who posts it.
  public static var windowWillStartLiveResize: Self { Self(NSWindow.willStartLiveResizeNotification, from: NSWindow.self) }
  /// [`NSWindow.didEndLiveResizeNotification`](https://developer.apple.com/documentation/appkit/nswindow/didendliveresizenotification): the payload is who posts it.
  public static var windowDidEndLiveResize: Self { Self(NSWindow.didEndLiveResizeNotification, from: NSWindow.self) }
}

extension ObservableNotification where Self == NotificationDescriptor<CGRect, AnyObject> {
  /// [`NSWindow.didExposeNotification`](https://developer.apple.com/documentation/appkit/nswindow/didexposenotification): the area that has to be drawn, in points of the window's coordinate space.
  public static var windowDidExpose: Self { Self(NSWindow.didExposeNotification, key: "NSExposedRect", as: CGRect.self) }
}

extension ObservableNotification where Self == NotificationDescriptor<NSText, AnyObject> {
  /// [`NSControl.textDidBeginEditingNotification`](https://developer.apple.com/documentation/appkit/nscontrol/textdidbegineditingnotification): the text object in which the control is edited.
  public static var controlTextDidBeginEditing: Self { Self(NSControl.textDidBeginEditingNotification, key: "NSFieldEditor", as: NSText.self) }
  /// [`NSControl.textDidChangeNotification`](https://developer.apple.com/documentation/appkit/nscontrol/textdidchangenotification): the text object in which the control is edited.
  public static var controlTextDidChange: Self { Self(NSControl.textDidChangeNotification, key: "NSFieldEditor", as: NSText.self) }
}

/// The payload of `NSControl.textDidEndEditingNotification`. Any isolation: it is a value.
public struct ControlEditingEnd {
  /// The text object in which the control is edited.
  public var fieldEditor: NSText
  /// How the editing ended: the raw value of an `NSTextMovement`.
  public var movement: Int?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    fieldEditor = try notification.value("NSFieldEditor", as: NSText.self)
    movement = try notification.valueIfPresent(NSText.movementUserInfoKey, as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<ControlEditingEnd, AnyObject> {
  /// [`NSControl.textDidEndEditingNotification`](https://developer.apple.com/documentation/appkit/nscontrol/textdidendeditingnotification)
  public static var controlTextDidEndEditing: Self { Self(NSControl.textDidEndEditingNotification) { try ControlEditingEnd($0) } }
}

/// The payload of `NSText.didEndEditingNotification`. Any isolation: it is a value.
public struct TextEditingEnd: Sendable {
  /// How the editing ended: the raw value of an `NSTextMovement`.
  public var movement: Int?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    movement = try notification.valueIfPresent(NSText.movementUserInfoKey, as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<TextEditingEnd, AnyObject> {
  /// [`NSText.didEndEditingNotification`](https://developer.apple.com/documentation/appkit/nstext/didendeditingnotification)
  public static var textDidEndEditing: Self { Self(NSText.didEndEditingNotification) { try TextEditingEnd($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<NSValue, AnyObject> {
  /// [`NSTextView.didChangeSelectionNotification`](https://developer.apple.com/documentation/appkit/nstextview/didchangeselectionnotification): the range that was selected before, in UTF-16 code units, as a value of an `NSRange`.
  public static var textViewDidChangeSelection: Self { Self(NSTextView.didChangeSelectionNotification, key: "NSOldSelectedCharacterRange", as: NSValue.self) }
}

/// The payload of `NSTableView.columnDidMoveNotification`. Any isolation: it is a value.
public struct TableColumnMove: Sendable {
  /// The column's index before, from 0.
  public var oldColumn: Int
  /// The column's index now, from 0.
  public var newColumn: Int

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    oldColumn = try notification.value("NSOldColumn", as: Int.self)
    newColumn = try notification.value("NSNewColumn", as: Int.self)
  }
}

extension ObservableNotification where Self == NotificationReader<TableColumnMove, AnyObject> {
  /// [`NSTableView.columnDidMoveNotification`](https://developer.apple.com/documentation/appkit/nstableview/columndidmovenotification)
  public static var tableViewColumnDidMove: Self { Self(NSTableView.columnDidMoveNotification) { try TableColumnMove($0) } }
}

/// The payload of `NSTableView.columnDidResizeNotification`. Any isolation: it is a value.
public struct TableColumnResize {
  /// The column that has another width.
  public var column: NSTableColumn
  /// The column's width before, in points.
  public var oldWidth: Double

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    column = try notification.value("NSTableColumn", as: NSTableColumn.self)
    oldWidth = try notification.value("NSOldWidth", as: Double.self)
  }
}

extension ObservableNotification where Self == NotificationReader<TableColumnResize, AnyObject> {
  /// [`NSTableView.columnDidResizeNotification`](https://developer.apple.com/documentation/appkit/nstableview/columndidresizenotification)
  public static var tableViewColumnDidResize: Self { Self(NSTableView.columnDidResizeNotification) { try TableColumnResize($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<Any, AnyObject> {
  /// [`NSOutlineView.itemDidExpandNotification`](https://developer.apple.com/documentation/appkit/nsoutlineview/itemdidexpandnotification): the item of the outline, as its data source has it.
  public static var outlineViewItemDidExpand: Self { Self(NSOutlineView.itemDidExpandNotification, key: "NSObject", as: Any.self) }
  /// [`NSOutlineView.itemWillExpandNotification`](https://developer.apple.com/documentation/appkit/nsoutlineview/itemwillexpandnotification): the item of the outline, as its data source has it.
  public static var outlineViewItemWillExpand: Self { Self(NSOutlineView.itemWillExpandNotification, key: "NSObject", as: Any.self) }
  /// [`NSOutlineView.itemDidCollapseNotification`](https://developer.apple.com/documentation/appkit/nsoutlineview/itemdidcollapsenotification): the item of the outline, as its data source has it.
  public static var outlineViewItemDidCollapse: Self { Self(NSOutlineView.itemDidCollapseNotification, key: "NSObject", as: Any.self) }
  /// [`NSOutlineView.itemWillCollapseNotification`](https://developer.apple.com/documentation/appkit/nsoutlineview/itemwillcollapsenotification): the item of the outline, as its data source has it.
  public static var outlineViewItemWillCollapse: Self { Self(NSOutlineView.itemWillCollapseNotification, key: "NSObject", as: Any.self) }
}

/// The payload of `NSPopover.didCloseNotification`, `NSPopover.willCloseNotification`. Any isolation: it is a value.
public struct PopoverClosing: Sendable {
  /// Why it closes: the raw value of an `NSPopover.CloseReason`.
  public var closeReason: String?

  /// - Throws: An error that names the value that is missing or of another type.
  public init(_ notification: Notification) throws(NotificationPayloadMismatch) {
    closeReason = try notification.valueIfPresent(NSPopover.closeReasonUserInfoKey, as: String.self)
  }
}

extension ObservableNotification where Self == NotificationReader<PopoverClosing, AnyObject> {
  /// [`NSPopover.didCloseNotification`](https://developer.apple.com/documentation/appkit/nspopover/didclosenotification)
  public static var popoverDidClose: Self { Self(NSPopover.didCloseNotification) { try PopoverClosing($0) } }
  /// [`NSPopover.willCloseNotification`](https://developer.apple.com/documentation/appkit/nspopover/willclosenotification)
  public static var popoverWillClose: Self { Self(NSPopover.willCloseNotification) { try PopoverClosing($0) } }
}

extension ObservableNotification where Self == NotificationDescriptor<Int, AnyObject> {
  /// [`NSMenu.didAddItemNotification`](https://developer.apple.com/documentation/appkit/nsmenu/didadditemnotification): the item's index in the menu, from 0.
  public static var menuDidAddItem: Self { Self(NSMenu.didAddItemNotification, key: "NSMenuItemIndex", as: Int.self) }
  /// [`NSMenu.didRemoveItemNotification`](https://developer.apple.com/documentation/appkit/nsmenu/didremoveitemnotification): the item's index in the menu, from 0.
  public static var menuDidRemoveItem: Self { Self(NSMenu.didRemoveItemNotification, key: "NSMenuItemIndex", as: Int.self) }
  /// [`NSMenu.didChangeItemNotification`](https://developer.apple.com/documentation/appkit/nsmenu/didchangeitemnotification): the item's index in the menu, from 0.
  public static var menuDidChangeItem: Self { Self(NSMenu.didChangeItemNotification, key: "NSMenuItemIndex", as: Int.self) }
}

extension ObservableNotification where Self == NotificationDescriptor<NSToolbarItem, AnyObject> {
  /// [`NSToolbar.willAddItemNotification`](https://developer.apple.com/documentation/appkit/nstoolbar/willadditemnotification): the item that comes or goes.
  public static var toolbarWillAddItem: Self { Self(NSToolbar.willAddItemNotification, key: "item", as: NSToolbarItem.self) }
  /// [`NSToolbar.didRemoveItemNotification`](https://developer.apple.com/documentation/appkit/nstoolbar/didremoveitemnotification): the item that comes or goes.
  public static var toolbarDidRemoveItem: Self { Self(NSToolbar.didRemoveItemNotification, key: "item", as: NSToolbarItem.self) }
}
#endif
