// Generated from Rules/catalog by `GeneratedFileTests`; edit the JSON, not this file.

/// The APIs that register, remove and keep observers. A maintainer edits this data without knowing the code.
enum Catalog {
  // MARK: async-sequences.json

  /// Functions whose closure runs in a child of the task that calls them.
  static let childTaskFunctions = names(
    """
    addTask
    addTaskUnlessCancelled
    addImmediateTask
    withTaskGroup
    withThrowingTaskGroup
    withDiscardingTaskGroup
    withThrowingDiscardingTaskGroup
    withTaskCancellationHandler
    withExtendedLifetime
    """)

  /// Calls on a center that return an asynchronous sequence of messages.
  static let messageStreams = names(
    """
    messages(of:for:)
    messages(of:for:bufferSize:)
    messages(for:)
    messages(for:bufferSize:)
    """)

  /// Methods that take elements out of a collection without a look at them.
  static let removingMutators = names(
    """
    removeAll
    removeFirst
    removeLast
    removeValue
    remove
    subtract
    """)

  // MARK: combine.json

  /// Operators that go on for as long as their receiver or an argument does.
  static let combiningOperators = names(
    """
    merge
    combineLatest
    """)

  /// Types made of several publishers that go on for as long as any of those does.
  static let combiningPublisherTypes = names(
    """
    Merge
    Merge3
    Merge4
    Merge5
    Merge6
    Merge7
    Merge8
    MergeMany
    CombineLatest
    CombineLatest3
    CombineLatest4
    """)

  /// Calls that complete a subject.
  static let completions = names(
    """
    send(completion:)
    onCompleted()
    sendCompleted()
    sendInterrupted()
    onError(_:)
    """)

  /// Operators that send what they take after the call that subscribes has returned.
  static let deferringOperators = names(
    """
    receive
    delay
    debounce
    throttle
    """)

  /// Operators that do not end what they are called on. An error that a called function or a coder throws is ignored.
  static let endlessOperators = names(
    """
    map
    compactMap
    filter
    removeDuplicates
    tryMap
    tryCompactMap
    tryFilter
    tryScan
    tryRemoveDuplicates
    encode
    decode
    replaceNil
    replaceEmpty
    scan
    collect
    dropFirst
    drop
    skip
    debounce
    throttle
    delay
    measureInterval
    receive
    subscribe
    share
    multicast
    autoconnect
    makeConnectable
    eraseToAnyPublisher
    handleEvents
    print
    breakpoint
    breakpointOnError
    buffer
    assertNoFailure
    setFailureType
    prepend
    eraseToAnySubject
    withLatestFrom
    skipNil
    skipRepeats
    observe
    observeForUI
    on
    uncollect
    materialize
    combinePrevious
    asObservable
    asDriver
    asSignal
    distinctUntilChanged
    observeOn
    do
    startWith
    values
    producer
    signal
    enumerated
    elements
    errors
    sample
    pairwise
    rx
    reactive
    mapMany
    filterMany
    mapTo
    mapToValue
    mapToVoid
    unwrap
    toggle
    nwise
    removeAllDuplicates
    setOutputType
    """)

  /// Types that send until somebody completes them.
  static let endlessPublisherTypes = names(
    """
    PassthroughSubject
    CurrentValueSubject
    ObservableObjectPublisher
    PassthroughRelay
    CurrentValueRelay
    PublishRelay
    BehaviorRelay
    ReplayRelay
    PublishSubject
    BehaviorSubject
    ReplaySubject
    Published.Publisher
    Timer.TimerPublisher
    TimerPublisher
    NSObject.KeyValueObservingPublisher
    KeyValueObservingPublisher
    NotificationCenter.Publisher
    """)

  /// Operators that end what they are called on where another publisher fails, and only there.
  static let failingOperators = names(
    """
    flatMap
    switchToLatest
    flatMapLatest
    mapError
    """)

  /// Operators that end what they are called on after a failure, and only then.
  static let failureReplacers = names(
    """
    replaceError
    catch
    catchError
    catchErrorJustReturn
    catchAndReturn
    """)

  /// Types that may be over before a subscription returns.
  static let finishingPublisherTypes = names(
    """
    Just
    Empty
    Fail
    Future
    Deferred
    Record
    """)

  /// Calls that return a publisher which completes by itself, and not before a subscription returns.
  static let laterPublishers = names(
    """
    dataTaskPublisher(for:)
    """)

  /// Methods that end an observation, or all that a collection has.
  static let observationEnds = names(
    """
    cancel
    dispose
    invalidate
    removeAll
    """)

  /// Calls that put what ends the observation they are called on into the bag that they are given.
  static let observationKeepers = names(
    """
    store(in:)
    disposed(by:)
    addDisposableTo(_:)
    add(to:)
    dispose(in:)
    """)

  /// Types that are made of what ends an observation, and end it when they are released.
  static let observationWrappers = names(
    """
    AnyCancellable
    ScopedDisposable
    AnyDisposable
    """)

  /// Calls that have the publisher of a property keep what they are called on, for as long as the property lives.
  static let publishedAssignments = names(
    """
    assign(to:)
    """)

  /// Types and protocols whose values operators are called on.
  static let publisherTypes = names(
    """
    Publisher
    AnyPublisher
    Publishers
    ConnectablePublisher
    Subject
    ObservableType
    ObservableConvertibleType
    Observable
    Signal
    SignalProtocol
    SignalProducer
    SignalProducerProtocol
    SharedSequence
    Driver
    SharedSequenceConvertibleType
    PrimitiveSequence
    PrimitiveSequenceType
    AsyncSequence
    """)

  /// Calls that begin an observation which ends when what they return is released.
  static let releasedObservations = names(
    """
    sink(_:)
    sink(receiveValue:)
    sink(receiveCompletion:receiveValue:)
    sink(receiveCompletion:_:)
    assign(to:on:)
    assign(to:on:ownership:)
    observe(_:_:)
    observe(_:changeHandler:)
    observe(_:options:_:)
    observe(_:options:changeHandler:)
    addObserver(of:for:_:)
    addObserver(of:for:using:)
    addObserver(for:_:)
    addObserver(for:using:)
    """)

  /// Calls on a timer's type that return a publisher.
  static let timerPublishers = names(
    """
    publish(every:on:in:)
    publish(every:tolerance:on:in:)
    publish(every:tolerance:on:in:options:)
    publish(every:on:in:options:)
    """)

  // MARK: lifecycles.json

  /// Properties that tell whether an object was given to another one before, as `addSubview` does.
  static let attachmentProperties = names(
    """
    superview
    superlayer
    parent
    window
    """)

  /// Methods that Interface Builder calls, and that an app never calls.
  static let designTimeMethods = names(
    """
    prepareForInterfaceBuilder
    """)

  /// Functions that run the closure given to them each time they are called, at once or soon.
  static let immediateFunctions = names(
    """
    forEach
    async
    asyncAfter
    asyncAndWait
    sync
    dispatch_async
    dispatch_after
    dispatch_sync
    perform
    performAndWait
    performWithoutAnimation
    animate
    Task
    detached
    do
    then
    also
    apply
    tap
    with
    run
    autoreleasepool
    withLock
    assumeIsolated
    map
    compactMap
    flatMap
    addOperation
    addTask
    addTaskUnlessCancelled
    withTaskGroup
    withThrowingTaskGroup
    withDiscardingTaskGroup
    withThrowingDiscardingTaskGroup
    withTaskCancellationHandler
    withCheckedContinuation
    withCheckedThrowingContinuation
    withUnsafeContinuation
    withUnsafeThrowingContinuation
    """)

  /// Views that show the views of their closures as long as they are shown themselves.
  static let layoutViews = names(
    """
    VStack
    HStack
    ZStack
    Group
    GeometryReader
    NavigationStack
    NavigationView
    """)

  /// Properties that are true of the first appearance alone.
  static let onceConditions = names(
    """
    isMovingToParent
    isMovingToParentViewController
    isBeingPresented
    """)

  /// Methods that a framework calls once on each object that overrides them.
  static let onceMethods = names(
    """
    viewDidLoad
    loadView
    awakeFromNib
    windowDidLoad
    """)

  /// Properties that are true of a controller that leaves for good, and not of one that only disappears.
  static let partialEnds = names(
    """
    isMovingFromParent
    isMovingFromParentViewController
    isBeingDismissed
    """)

  /// Methods and functions of frameworks that end no observation, and that programs call on `self` in a lifecycle.
  static let plainMethods = names(
    """
    addGestureRecognizer
    becomeFirstResponder
    dismiss
    exit
    invalidateIntrinsicContentSize
    layoutIfNeeded
    perform
    removeConstraints
    removeFromParent
    removeFromSuperview
    removeGestureRecognizer
    removeInteraction
    resignFirstResponder
    setEditing
    setNeedsDisplay
    setNeedsLayout
    setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateConstraints
    stopAnimating
    updateConstraintsIfNeeded
    """)

  /// Methods that run again and again on one object, and methods that run in between and may undo their effect.
  static let repeatedLifecycles: [LifecycleRow] = [
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear(_:)
        viewIsAppearing(_:)
        viewDidAppear(_:)
        """),
      counterparts: names(
        """
        viewWillDisappear(_:)
        viewDidDisappear(_:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear(animated:)
        viewDidAppear(animated:)
        """),
      counterparts: names(
        """
        viewWillDisappear(animated:)
        viewDidDisappear(animated:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear()
        viewDidAppear()
        """),
      counterparts: names(
        """
        viewWillDisappear()
        viewDidDisappear()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        willActivate()
        didAppear()
        """),
      counterparts: names(
        """
        didDeactivate()
        willDisappear()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        layoutSubviews()
        layout()
        viewWillLayout()
        viewDidLayout()
        updateConstraints()
        updateViewConstraints()
        draw(_:)
        traitCollectionDidChange(_:)
        viewWillTransition(to:with:)
        viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        viewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        tintColorDidChange()
        apply(_:)
        """),
      counterparts: names(
        ""),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        didMoveToWindow()
        didMoveToSuperview()
        """),
      counterparts: names(
        """
        willMove(toWindow:)
        willMove(toSuperview:)
        removeFromSuperview()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewDidMoveToWindow()
        viewDidMoveToSuperview()
        """),
      counterparts: names(
        """
        viewWillMove(toWindow:)
        viewWillMove(toSuperview:)
        removeFromSuperview()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        prepareForReuse()
        """),
      counterparts: names(
        """
        tableView(_:didEndDisplaying:forRowAt:)
        collectionView(_:didEndDisplaying:forItemAt:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        tableView(_:cellForRowAt:)
        tableView(_:viewForHeaderInSection:)
        tableView(_:viewForFooterInSection:)
        tableView(_:viewFor:row:)
        outlineView(_:viewFor:item:)
        collectionView(_:cellForItemAt:)
        collectionView(_:viewForSupplementaryElementOfKind:at:)
        collectionView(_:itemForRepresentedObjectAt:)
        mapView(_:viewFor:)
        tableView(_:willDisplay:forRowAt:)
        collectionView(_:willDisplay:forItemAt:)
        """),
      counterparts: names(
        """
        prepareForReuse()
        tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndDisplayingFooterView:forSection:)
        collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        collectionView(_:didEndDisplaying:forRepresentedObjectAt:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        sceneWillEnterForeground(_:)
        sceneDidBecomeActive(_:)
        """),
      counterparts: names(
        """
        sceneWillResignActive(_:)
        sceneDidEnterBackground(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        applicationWillEnterForeground(_:)
        applicationDidBecomeActive(_:)
        """),
      counterparts: names(
        """
        applicationWillResignActive(_:)
        applicationDidEnterBackground(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        updateUIView(_:context:)
        updateUIViewController(_:context:)
        updateNSView(_:context:)
        updateNSViewController(_:context:)
        """),
      counterparts: names(
        ""),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        body
        onAppear
        task
        """),
      counterparts: names(
        """
        onDisappear
        """),
      isOverride: false),
  ]

  /// Functions that hand out a view which was in use before.
  static let reusingFunctions = names(
    """
    dequeueReusableCell
    dequeueReusableHeaderFooterView
    dequeueReusableSupplementaryView
    dequeueReusableAnnotationView
    dequeueConfiguredReusableCell
    makeView
    makeItem
    makeSupplementaryView
    cellForRow
    cellForItem
    """)

  /// Scenes that show their content in a window. Their closures build views that appear once in each window.
  static let windowScenes = names(
    """
    WindowGroup
    Window
    """)

  // MARK: lifetimes.json

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

  /// A type that conforms to one of these is a command of a tool: its `run()` runs once if the tool begins with it.
  static let commandProtocols = names(
    """
    ParsableCommand
    AsyncParsableCommand
    """)

  /// Properties and methods of a framework's controller that give it the controllers which it contains.
  static let containerContents = names(
    """
    setViewControllers
    viewControllers
    """)

  /// Modules that declare containers of dependencies.
  static let containerLibraries = names(
    """
    Factory
    FactoryKit
    Resolver
    Swinject
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

  /// Methods of the application's delegate that the system calls when the process is about to end.
  static let terminationMethods = names(
    """
    applicationWillTerminate(_:)
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

  /// Properties of a window or of its controller that hold what it shows.
  static let windowContents = names(
    """
    rootViewController
    contentViewController
    contentView
    windowController
    """)

  // MARK: notification-center.json

  /// Calls that return a token which alone ends the registration.
  static let blockRegistrations = names(
    """
    addObserver(forName:object:queue:using:)
    addObserverForName(_:object:queue:usingBlock:)
    """)

  /// Expressions that denote a center: a type and its member.
  static let centerExpressions = names(
    """
    NotificationCenter.default
    NSNotificationCenter.defaultCenter
    NSNotificationCenter.default
    DistributedNotificationCenter.default
    DistributedNotificationCenter.forType
    DistributedNotificationCenter.defaultCenter
    NSDistributedNotificationCenter.defaultCenter
    NSDistributedNotificationCenter.default
    NSWorkspace.notificationCenter
    """)

  /// Types whose instances keep observers by name. Subclasses, and protocols that one of them conforms to, count too.
  static let centerTypes = names(
    """
    NotificationCenter
    NSNotificationCenter
    DistributedNotificationCenter
    NSDistributedNotificationCenter
    """)

  /// Calls that make an object observe a key path of the receiver.
  static let keyPathRegistrations = names(
    """
    addObserver(_:forKeyPath:options:context:)
    addObserver(_:forKeyPath:context:)
    """)

  /// Calls that end the observation of a key path.
  static let keyPathRemovals = names(
    """
    removeObserver(_:forKeyPath:)
    removeObserver(_:forKeyPath:context:)
    """)

  /// The payload's type.
  static let notificationTypes = names(
    """
    Notification
    NSNotification
    Foundation.Notification
    Foundation.NSNotification
    """)

  /// Calls that remove what their first argument registered, or the token itself.
  static let removals = names(
    """
    removeObserver(_:)
    removeObserver(_:name:object:)
    """)

  /// Calls that register an object and one of its methods.
  static let selectorRegistrations = names(
    """
    addObserver(_:selector:name:object:)
    addObserver(_:selector:name:object:suspensionBehavior:)
    """)

  // MARK: notification-payloads.json

  /// Types whose values a payload holds as a URL.
  static let addressPayloads = names(
    """
    URL
    NSURL
    """)

  /// Types whose values a payload holds as an array.
  static let arrayPayloads = names(
    """
    Array
    ContiguousArray
    NSArray
    NSMutableArray
    """)

  /// Types whose values a payload holds as bytes.
  static let dataPayloads = names(
    """
    Data
    NSData
    NSMutableData
    """)

  /// Types whose values a payload holds as a date.
  static let datePayloads = names(
    """
    Date
    NSDate
    """)

  /// Types whose values a payload holds as a dictionary.
  static let dictionaryPayloads = names(
    """
    Dictionary
    NSDictionary
    NSMutableDictionary
    """)

  /// Methods that take an entry out of a dictionary by its key.
  static let dictionaryReads = names(
    """
    object
    value
    objectForKey
    valueForKey
    """)

  /// Types whose values a payload holds as a UUID.
  static let identifierPayloads = names(
    """
    UUID
    NSUUID
    """)

  /// Types whose values a payload holds as a number: each can be cast to the others where the value fits.
  static let numberPayloads = names(
    """
    Int
    Int8
    Int16
    Int32
    Int64
    UInt
    UInt8
    UInt16
    UInt32
    UInt64
    Float
    Double
    CGFloat
    Bool
    TimeInterval
    NSInteger
    NSUInteger
    NSNumber
    Decimal
    NSDecimalNumber
    """)

  /// Types whose values a payload holds as a boxed point.
  static let pointPayloads = names(
    """
    CGPoint
    NSPoint
    """)

  /// Calls of a center that post under a name, with or without a payload.
  static let posts = names(
    """
    post(name:object:)
    post(name:object:userInfo:)
    postNotificationName(_:object:)
    postNotificationName(_:object:userInfo:)
    postNotificationName(_:object:userInfo:deliverImmediately:)
    postNotificationName(_:object:userInfo:options:)
    """)

  /// Types whose values a payload holds as a boxed rectangle.
  static let rectanglePayloads = names(
    """
    CGRect
    NSRect
    """)

  /// Types whose values a payload holds as a set.
  static let setPayloads = names(
    """
    Set
    NSSet
    NSMutableSet
    """)

  /// Types whose values a payload holds as a boxed size.
  static let sizePayloads = names(
    """
    CGSize
    NSSize
    """)

  /// Operators that let elements of other streams in.
  static let streamMixers = names(
    """
    merge
    catch
    append
    prepend
    flatMap
    switchToLatest
    replaceError
    concat
    startWith
    """)

  /// Types whose values a payload holds as a string.
  static let textPayloads = names(
    """
    String
    NSString
    NSMutableString
    """)

  // MARK: notification-streams.json

  /// Calls that return a stream of notifications: a publisher, an asynchronous sequence, a signal, an observable.
  static let notificationStreams = names(
    """
    publisher(for:)
    publisher(for:object:)
    Publisher(center:name:)
    Publisher(center:name:object:)
    notifications(named:)
    notifications(named:object:)
    notifications(forName:)
    notifications(forName:object:)
    notification(_:)
    notification(_:object:)
    rac_notifications(forName:object:)
    """)

  /// Calls whose closure takes the stream's elements.
  static let streamConsumers = names(
    """
    sink
    map
    compactMap
    flatMap
    tryMap
    tryCompactMap
    filter
    tryFilter
    first
    allSatisfy
    contains
    handleEvents
    forEach
    onReceive
    observeValues
    startWithValues
    subscribe
    bind
    drive
    filterMap
    on
    do
    reduce
    min
    max
    prefix
    drop
    """)

  /// Operators that hand on the elements they take.
  static let streamOperators = names(
    """
    receive
    filter
    debounce
    throttle
    removeDuplicates
    share
    eraseToAnyPublisher
    merge
    delay
    prefix
    first
    last
    drop
    dropFirst
    handleEvents
    print
    subscribe
    breakpoint
    observe
    observeOn
    observeForUI
    take
    skip
    skipNil
    on
    do
    asObservable
    asDriver
    retry
    buffer
    autoconnect
    values
    producer
    distinctUntilChanged
    setFailureType
    assertNoFailure
    replaceError
    catch
    start
    """)

  // MARK: reactive-libraries.json

  /// Properties of such a namespace that keep observations for as long as the object lives.
  static let associatedBags = names(
    """
    disposeBag
    """)

  /// Functions of such a namespace that have a view show contents. A binding to them keeps what makes the contents
  /// until the view ends.
  static let boundContents = names(
    """
    items
    itemTitles
    itemAttributedTitles
    """)

  /// Properties and functions of a library that give the events of a view, a control or a gesture. The events end when
  /// their object ends.
  static let controlEvents = names(
    """
    tap
    event
    controlEvent
    controlEvents
    controlProperty
    text
    attributedText
    value
    isOn
    date
    selectedSegmentIndex
    textValues
    continuousTextValues
    isOnValues
    textDidBeginEditing
    textDidEndEditing
    searchButtonClicked
    cancelButtonClicked
    itemSelected
    itemDeselected
    modelSelected
    modelDeselected
    contentOffset
    didScroll
    didEndDecelerating
    """)

  /// The same of calls whose result may be ignored without a word: as a closure's only expression they are no result of
  /// it.
  static let discardableObservations = names(
    """
    observe(_:)
    observeValues(_:)
    observeResult(_:)
    observeCompleted(_:)
    startWithValues(_:)
    startWithResult(_:)
    start(_:)
    start()
    """)

  /// Properties and functions that a library adds to controls, gestures and views. They give a publisher of events,
  /// which ends when the object ends.
  static let eventPublishers = names(
    """
    tapPublisher
    longPressPublisher
    panPublisher
    pinchPublisher
    rotationPublisher
    swipePublisher
    screenEdgePanPublisher
    gesturePublisher
    textPublisher
    attributedTextPublisher
    returnPublisher
    didBeginEditingPublisher
    valuePublisher
    isOnPublisher
    datePublisher
    countDownDurationPublisher
    selectedSegmentIndexPublisher
    currentPagePublisher
    isRefreshingPublisher
    contentOffsetPublisher
    didScrollPublisher
    reachedBottomPublisher
    didSelectRowPublisher
    didDeselectRowPublisher
    didSelectItemPublisher
    didDeselectItemPublisher
    textDidChangePublisher
    searchButtonClickedPublisher
    cancelButtonClickedPublisher
    controlEventPublisher(for:)
    publisher(forEvent:)
    """)

  /// Properties under which a library puts what it adds to a type of elsewhere.
  static let extensionNamespaces = names(
    """
    rx
    reactive
    """)

  /// Calls that return an observable which goes on for ever.
  static let intervalObservables = names(
    """
    interval(_:scheduler:)
    interval(_:on:)
    """)

  /// Calls that begin an observation which goes on when what they return is released, and which only that, or the end
  /// of what is observed, can end.
  static let lastingObservations = names(
    """
    subscribe(_:)
    subscribe(onNext:)
    subscribe(onNext:onError:)
    subscribe(onNext:onError:onCompleted:)
    subscribe(onNext:onCompleted:)
    subscribe(onNext:onError:onCompleted:onDisposed:)
    subscribe(onNext:onDisposed:)
    subscribe(with:onNext:)
    subscribeNext(_:)
    bind(onNext:)
    bind(_:)
    bind(to:)
    bind(to:curriedArgument:)
    bind(with:onNext:)
    drive(onNext:)
    drive(_:)
    drive(_:curriedArgument:)
    emit(onNext:)
    emit(_:)
    emit(to:)
    """)

  /// Properties of a framework's controller, cell or view that it keeps views in.
  static let ownViews = names(
    """
    view
    contentView
    tableView
    collectionView
    """)

  /// Types whose instances let go of the observations that they keep when they end, and never before.
  static let permanentBags = names(
    """
    DisposeBag
    """)

  /// Functions of a library that make a publisher which sends their arguments.
  static let publisherSequences = names(
    """
    of
    from
    """)

  /// Calls on a library's type that begin the observation of a setting. It ends when what they return is released.
  static let settingObservations = names(
    """
    Defaults.observe
    """)

  /// Methods of a view that keep the view or the gesture that they are given.
  static let viewAdders = names(
    """
    addSubview
    insertSubview
    addArrangedSubview
    insertArrangedSubview
    addGestureRecognizer
    """)

  /// Members of a view that give what is inside of it.
  static let viewLists = names(
    """
    subviews
    arrangedSubviews
    gestureRecognizers
    viewWithTag
    """)

  /// Methods that remove a view or a gesture: their argument, or the receiver where they take none.
  static let viewRemovers = names(
    """
    removeFromSuperview
    removeArrangedSubview
    removeView
    removeGestureRecognizer
    """)

  // MARK: system-types.json

  /// Prefixes of the types of Apple's frameworks that programs inherit from.
  static let systemPrefixes = names(
    """
    UI
    NS
    CA
    AV
    WK
    MK
    SK
    SCN
    GK
    MTK
    PDF
    QL
    SF
    CN
    PH
    MF
    MP
    MPS
    CL
    CLK
    CLS
    CP
    UN
    VN
    AR
    HK
    HM
    IN
    ASAuthorization
    ASWeb
    ASCredential
    JS
    GC
    CB
    MC
    NE
    LP
    PK
    CM
    CK
    XCT
    SL
    AB
    EK
    IK
    IOBluetooth
    NK
    TV
    CS
    IMK
    OS
    OSA
    SS
    RP
    """)

  /// Types and protocols of the standard library and of frameworks without a prefix.
  static let systemTypes = names(
    """
    Any
    AnyObject
    AnyHashable
    Equatable
    Hashable
    Comparable
    Codable
    Encodable
    Decodable
    Error
    LocalizedError
    CustomNSError
    Identifiable
    Sendable
    CaseIterable
    RawRepresentable
    CustomStringConvertible
    CustomDebugStringConvertible
    ExpressibleByStringLiteral
    ExpressibleByArrayLiteral
    ExpressibleByDictionaryLiteral
    ExpressibleByIntegerLiteral
    ExpressibleByNilLiteral
    Sequence
    Collection
    IteratorProtocol
    AsyncSequence
    AsyncIteratorProtocol
    ObservableObject
    Observable
    View
    ViewModifier
    App
    Scene
    Commands
    PreviewProvider
    DynamicProperty
    ButtonStyle
    Operation
    Thread
    Timer
    Stream
    InputStream
    OutputStream
    Formatter
    DateFormatter
    NumberFormatter
    URLProtocol
    URLSessionDelegate
    URLSessionDataDelegate
    URLSessionTaskDelegate
    URLSessionDownloadDelegate
    XMLParserDelegate
    StreamDelegate
    FileManager
    FileManagerDelegate
    Bundle
    UserDefaults
    UndoManager
    Progress
    NetService
    NetServiceDelegate
    NetServiceBrowserDelegate
    JSONDecoder
    JSONEncoder
    Publisher
    Subscriber
    Subscription
    Subject
    Cancellable
    Scheduler
    Actor
    GlobalActor
    AnyActor
    AppIntent
    Widget
    TimelineProvider
    TimelineEntry
    String
    Int
    Double
    Bool
    UIViewControllerRepresentable
    UIViewRepresentable
    NSViewRepresentable
    NSViewControllerRepresentable
    UInt
    Float
    Data
    Date
    URL
    Array
    Dictionary
    Set
    Optional
    Process
    Host
    Port
    Pipe
    FileHandle
    Dimension
    Unit
    Copyable
    Escapable
    BitwiseCopyable
    SendableMetatype
    NotificationCenter
    Notification
    NSObjectProtocol
    Strideable
    Numeric
    OptionSet
    SetAlgebra
    StringProtocol
    LosslessStringConvertible
    TextOutputStream
    Layout
    Shape
    Transferable
    PreferenceKey
    EnvironmentKey
    FocusedValueKey
    UIApplicationDelegate
    CLLocationManagerDelegate
    """)

  // MARK: typed-notifications.json

  /// Modules whose typed descriptors are observed on a center.
  static let descriptorLibraries = names(
    """
    NotificationDescriptors
    """)

  /// Methods of a center that such modules add, and whose observation ends when what they return is released.
  static let descriptorObservations = names(
    """
    observe
    observeOnMainActor
    """)

  /// Types of libraries whose instance observes notifications with the closure that it is made with, and stops when it
  /// is released.
  static let observationTypes = names(
    """
    NotificationObserver
    NotificationToken
    """)

  // MARK: value-flow.json

  /// Methods that put their argument into the receiver.
  static let containerMutators = names(
    """
    append
    insert
    add
    addObject
    addObjects
    setObject
    setValue
    updateValue
    push
    enqueue
    prepend
    addPointer
    formUnion
    union
    setObjects
    replace
    appendContentsOf
    merge
    """)

  /// Types of the standard library that hold what their initialiser takes.
  static let containerTypes = names(
    """
    Array
    Set
    Dictionary
    Optional
    ContiguousArray
    ArraySlice
    AnyObject
    AnyHashable
    Unmanaged
    NSMutableArray
    NSArray
    NSSet
    NSMutableSet
    NSMutableDictionary
    NSDictionary
    NSHashTable
    NSMapTable
    NSPointerArray
    zip
    AnySequence
    AnyCollection
    Mutex
    OSAllocatedUnfairLock
    NSValue
    """)

  /// Attributes of properties that neither keep nor remove what the property holds.
  static let inertAttributes = names(
    """
    AppStorage
    Attribute
    Bindable
    Binding
    Environment
    EnvironmentObject
    FetchRequest
    FocusState
    GKInspectable
    GestureState
    GuardedBy
    IBInspectable
    IBOutlet
    Invalidating
    MainActor
    NSApplicationDelegateAdaptor
    NSCopying
    NSManaged
    Namespace
    ObservationIgnored
    ObservationTracked
    ObservedObject
    Published
    Query
    Relationship
    ScaledMetric
    SceneStorage
    Sendable
    State
    StateObject
    TaskLocal
    Transient
    UIApplicationDelegateAdaptor
    ViewBuilder
    _exported
    _spi
    available
    backDeployed
    discardableResult
    exclusivity
    globalActor
    inlinable
    nonobjc
    objc
    objcMembers
    preconcurrency
    unchecked
    usableFromInline
    """)

  /// Types whose values are neither observers nor tokens of a center.
  static let neverObservers = names(
    """
    ObjectIdentifier
    AnyCancellable
    NSKeyValueObservation
    Timer
    Task
    """)

  /// Members whose value holds nothing of their receiver.
  static let nonCarryingMembers = names(
    """
    count
    isEmpty
    hash
    hashValue
    description
    debugDescription
    contains
    startIndex
    endIndex
    indices
    keys
    capacity
    isEqual
    elementsEqual
    allSatisfy
    firstIndex
    lastIndex
    underestimatedCount
    self
    """)

  /// Functions that keep nothing of their arguments beyond the call.
  static let nonKeepingFunctions = names(
    """
    print
    debugPrint
    dump
    assert
    precondition
    assertionFailure
    fatalError
    NSLog
    os_log
    XCTAssert
    XCTAssertTrue
    XCTAssertFalse
    XCTAssertNil
    XCTAssertNotNil
    XCTAssertEqual
    XCTAssertNotEqual
    XCTAssertIdentical
    XCTUnwrap
    withExtendedLifetime
    type
    ObjectIdentifier
    isKnownUniquelyReferenced
    #expect
    #require
    debug
    info
    notice
    warning
    error
    trace
    log
    removeAll
    remove
    removeFirst
    removeLast
    contains
    firstIndex
    removeObserver
    """)

  /// Types of elsewhere, without a known prefix, that hold no token.
  static let plainTypes = names(
    """
    CGFloat
    CGRect
    CGSize
    CGPoint
    Double
    Float
    Int8
    Int16
    Int32
    Int64
    UInt8
    UInt16
    UInt32
    UInt64
    TimeInterval
    Character
    Substring
    Decimal
    UUID
    IndexPath
    IndexSet
    Calendar
    Locale
    TimeZone
    DateComponents
    URLRequest
    URLComponents
    Measurement
    Color
    Font
    Image
    Text
    EdgeInsets
    Never
    Void
    Selector
    StaticString
    Duration
    Data
    """)

  /// Functions that ignore what the closure given to them returns.
  static let resultIgnoringFunctions = names(
    """
    forEach
    async
    asyncAfter
    asyncAndWait
    dispatch_async
    dispatch_after
    dispatch_sync
    addOperation
    addExecutionBlock
    perform
    performBatchUpdates
    performWithoutAnimation
    animate
    animateKeyframes
    transition
    addAnimations
    addCompletion
    runAnimationGroup
    Task
    detached
    addTask
    addTaskUnlessCancelled
    withCheckedContinuation
    withCheckedThrowingContinuation
    withUnsafeContinuation
    withUnsafeThrowingContinuation
    AsyncStream
    AsyncThrowingStream
    Future
    scheduledTimer
    Timer
    concurrentPerform
    onAppear
    onDisappear
    onTapGesture
    onLongPressGesture
    onChange
    onReceive
    onOpenURL
    onSubmit
    onDelete
    onMove
    task
    refreshable
    Button
    NavigationLink
    gesture
    sink
    observeValues
    startWithValues
    startWithCompleted
    observeCompleted
    observeEnded
    subscribe
    UIAlertAction
    UIAction
    addAction
    present
    dismiss
    addTextField
    beginSheetModal
    begin
    dataTask
    downloadTask
    uploadTask
    requestAuthorization
    requestAccess
    addObserver
    addObserverForName
    observe
    setUp
    tearDown
    addTeardownBlock
    registerBeforeSnapshot
    measure
    then
    do
    apply
    also
    tap
    DispatchWorkItem
    BlockOperation
    notify
    setEventHandler
    setCancelHandler
    performBackgroundTask
    enumerateObjects
    enumerateKeysAndObjects
    didSet
    describe
    context
    it
    beforeEach
    afterEach
    defer
    addPeriodicTimeObserver
    addBoundaryTimeObserver
    requestLocation
    getNotificationSettings
    completion
    schedule
    AnyCancellable
    AnyDisposable
    ActionDisposable
    Disposables
    """)

  /// Types of elsewhere that a token, or a collection of tokens, can be held as.
  static let tokenTypes = names(
    """
    NSObjectProtocol
    NSObject
    Any
    AnyObject
    AnyHashable
    NSMutableArray
    NSArray
    NSSet
    NSMutableSet
    NSMutableDictionary
    NSDictionary
    NSHashTable
    NSMapTable
    NSPointerArray
    Mutex
    OSAllocatedUnfairLock
    Set
    Array
    Dictionary
    Optional
    """)

  /// Functions whose result holds what the closure given to them returns.
  static let transformingFunctions = names(
    """
    map
    compactMap
    flatMap
    reduce
    mapValues
    compactMapValues
    lazy
    sync
    withLock
    withUnsafeLock
    withLockUnchecked
    sorted
    filter
    first
    last
    prefix
    suffix
    drop
    autoreleasepool
    assumeIsolated
    run
    withTaskCancellationHandler
    performAndWait
    withExtendedLifetime
    max
    min
    reversed
    joined
    enumerated
    zip
    withTaskGroup
    withThrowingTaskGroup
    withDiscardingTaskGroup
    withThrowingDiscardingTaskGroup
    """)
}
