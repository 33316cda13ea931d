// Generated from Rules/catalog/lifetimes.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Types and protocols, besides those of `mainActorTypes`, to which or below which only classes can belong.
  static let classBounds = names(
    """
    AnyObject
    class
    NSObject
    NSObjectProtocol
    ObservableObject
    Actor
    AnyActor
    NSDocument
    NSManagedObject
    UIDocument
    """)

  /// Functions that find a class by its name.
  static let classLookups = names(
    """
    NSClassFromString
    classNamed
    objc_getClass
    objc_lookUpClass
    """)

  /// A type that conforms to one of these is a command of a tool: its `run()` runs once if the tool begins with it.
  static let commandProtocols = names(
    """
    ParsableCommand
    AsyncParsableCommand
    """)

  /// Modules that declare containers of dependencies.
  static let containerLibraries = names(
    """
    DIKit
    Factory
    FactoryKit
    Resolver
    Swinject
    """)

  /// Property wrappers of SwiftUI that make the delegate of the app. SwiftUI observes the delegate if it is an
  /// observable object.
  static let delegateAdaptors = names(
    """
    UIApplicationDelegateAdaptor
    NSApplicationDelegateAdaptor
    WKApplicationDelegateAdaptor
    WKExtensionDelegateAdaptor
    """)

  /// Functions that give a container of dependencies a closure which it calls once, and keep the result (DIKit).
  static let lastingRegistrations = names(
    """
    single
    """)

  /// Scopes of a container of dependencies that keep the first object for as long as the process lives.
  static let lastingScopes = names(
    """
    application
    cached
    container
    singleton
    """)

  /// Methods of the application's or a scene's delegate that the system calls once, when the application or the scene
  /// begins.
  static let launchMethods = names(
    """
    application(_:didFinishLaunchingWithOptions:)
    application(_:willFinishLaunchingWithOptions:)
    applicationDidFinishLaunching(_:)
    applicationWillFinishLaunching(_:)
    scene(_:willConnectTo:options:)
    didFinishLaunchingWithOptions(_:)
    """)

  /// Classes and protocols that Apple's frameworks declare on the main actor, and that programs inherit from.
  static let mainActorTypes = names(
    """
    UIApplication
    UIApplicationDelegate
    UISceneDelegate
    UIWindowSceneDelegate
    UIScene
    UIWindowScene
    UIResponder
    UIView
    UIViewController
    UITableViewController
    UICollectionViewController
    UINavigationController
    UITabBarController
    UISplitViewController
    UIPageViewController
    UISearchController
    UIAlertController
    UIInputViewController
    UIHostingController
    UIWindow
    UIControl
    UIButton
    UILabel
    UISlider
    UISwitch
    UIScrollView
    UITableView
    UICollectionView
    UITableViewCell
    UITableViewHeaderFooterView
    UICollectionViewCell
    UICollectionReusableView
    UITextField
    UITextView
    UISearchBar
    UIImageView
    UIStackView
    UIVisualEffectView
    UIPageControl
    UIProgressView
    UIPickerView
    UINavigationBar
    UITabBar
    UIToolbar
    UIGestureRecognizer
    NSApplication
    NSApplicationDelegate
    NSResponder
    NSView
    NSViewController
    NSWindow
    NSPanel
    NSWindowController
    NSControl
    NSButton
    NSTextField
    NSSearchField
    NSTextView
    NSScrollView
    NSClipView
    NSTableView
    NSTableCellView
    NSTableRowView
    NSOutlineView
    NSCollectionView
    NSCollectionViewItem
    NSSplitView
    NSSplitViewController
    NSTabViewController
    NSStackView
    NSImageView
    NSVisualEffectView
    NSHostingView
    NSHostingController
    NSMenu
    NSStatusItem
    WKWebView
    MTKView
    MKMapView
    AVPlayerViewController
    QLPreviewController
    SFSafariViewController
    """)

  /// Property wrappers of SwiftUI whose object each copy of the view holds.
  static let objectWrappers = names(
    """
    ObservedObject
    StateObject
    EnvironmentObject
    Environment
    Bindable
    """)

  /// Protocols of objects that SwiftUI observes wherever a property wrapper keeps them.
  static let observedProtocols = names(
    """
    ObservableObject
    """)

  /// Macros whose closure shows views to whoever writes the program.
  static let previewMacros = names(
    """
    #Preview
    """)

  /// A type that conforms to one of these shows its views to whoever writes the program, and runs in no other process.
  static let previewProtocols = names(
    """
    PreviewProvider
    LibraryContentProvider
    """)

  /// A subclass of one of these, or a type that conforms to one, is the object that a scene or an app extension begins
  /// with: the program makes none itself, and it lives for as long as the scene or the extension.
  static let principalTypes = names(
    """
    UISceneDelegate
    UIWindowSceneDelegate
    UNNotificationServiceExtension
    UNNotificationContentExtension
    SLComposeServiceViewController
    UIInputViewController
    MSMessagesAppViewController
    NCWidgetProviding
    NEPacketTunnelProvider
    NEAppProxyProvider
    NEFilterDataProvider
    NEFilterControlProvider
    ASCredentialProviderViewController
    NSFileProviderExtension
    NSFileProviderReplicatedExtension
    INExtension
    CXCallDirectoryProvider
    FIFinderSync
    SFSafariExtensionHandler
    RPBroadcastSampleHandler
    WKHostingController
    """)

  /// A type that conforms to one of these is the application itself: it lives as long as the process.
  static let processLongProtocols = names(
    """
    UIApplicationDelegate
    NSApplicationDelegate
    WKExtensionDelegate
    WKApplicationDelegate
    App
    """)

  /// A subclass of one of these is the application itself.
  static let processLongSuperclasses = names(
    """
    UIApplication
    NSApplication
    """)

  /// Methods of a registration in a container of dependencies that give it a scope (Swinject, Factory, Resolver).
  static let scopeMethods = names(
    """
    inObjectScope
    scope
    """)

  /// Property wrappers of SwiftUI that keep a value in an object, which each copy of the view holds.
  static let stateWrappers = names(
    """
    State
    """)

  /// Protocols that tell nothing of a superclass. A class that inherits from nothing else is unknown to storyboards.
  static let swiftProtocols = names(
    """
    AnyObject
    Codable
    Comparable
    CustomStringConvertible
    Decodable
    Encodable
    Equatable
    Hashable
    Identifiable
    ObservableObject
    Sendable
    """)

  /// Methods of the application's or a scene's delegate that the system calls when the process or the scene is about to
  /// end.
  static let terminationMethods = names(
    """
    applicationWillTerminate(_:)
    sceneDidDisconnect(_:)
    """)

  /// A file that imports one of these holds tests.
  static let testModules = names(
    """
    XCTest
    Testing
    Quick
    """)

  /// A subclass of one of these holds tests.
  static let testSuperclasses = names(
    """
    XCTestCase
    QuickSpec
    """)

  /// Methods of a test case that wait for what it expects.
  static let testWaits = names(
    """
    wait
    waitForExpectations
    fulfillment
    """)

  /// Classes of which the system finds the subclasses, without code that names them.
  static let typesFoundBySystem = names(
    """
    NSDocument
    NSManagedObject
    NSScriptCommand
    NSValueTransformer
    ValueTransformer
    XCTestCase
    """)

  /// Protocols of SwiftUI that give the structures below them storage for the properties with its wrappers.
  static let updatedProtocols = names(
    """
    View
    ViewModifier
    App
    Scene
    Commands
    ToolbarContent
    CustomizableToolbarContent
    DynamicProperty
    ButtonStyle
    PrimitiveButtonStyle
    UIViewRepresentable
    UIViewControllerRepresentable
    NSViewRepresentable
    NSViewControllerRepresentable
    WKInterfaceObjectRepresentable
    """)

  /// Properties of a window or of its controller that hold what it shows.
  static let windowContents = names(
    """
    rootViewController
    contentViewController
    contentView
    windowController
    """)
}
