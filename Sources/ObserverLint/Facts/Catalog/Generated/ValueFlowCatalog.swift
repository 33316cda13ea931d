// Generated from Rules/catalog/value-flow.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Collections, and protocols by which a type can be written as a list.
  static let collectionTypes = names(
    """
    Array
    ArraySlice
    Collection
    ContiguousArray
    ExpressibleByArrayLiteral
    OptionSet
    Sequence
    Set
    SetAlgebra
    """)

  /// Methods that a library adds to classes. They give the object to a closure, and return the object (Then).
  static let configuringMethods = names(
    """
    then
    """)

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

  /// Types of the standard library that hold what their initializer takes.
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

  /// Methods that add to a collection of the standard library, and take nothing out.
  static let growingMethods = names(
    """
    append
    insert
    reserveCapacity
    formUnion
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

  /// Functions that run the closure given to them on another occasion, after they have returned.
  static let laterFunctions = names(
    """
    async
    asyncAfter
    dispatch_async
    dispatch_after
    addOperation
    Task
    detached
    dataTask
    downloadTask
    uploadTask
    scheduledTimer
    getNotificationSettings
    performBackgroundTask
    writeAsync
    """)

  /// Types of frameworks with such functions.
  static let laterTypes = names(
    """
    DispatchQueue
    OperationQueue
    Task
    URLSession
    Timer
    UNUserNotificationCenter
    NSPersistentContainer
    Realm
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
    CGVector
    CGAffineTransform
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
    URLResponse
    HTTPURLResponse
    DateInterval
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

  /// Methods of a collection of the standard library that leave the collection as it is.
  static let readingMethods = names(
    """
    forEach
    map
    compactMap
    flatMap
    mapValues
    compactMapValues
    filter
    reduce
    enumerated
    sorted
    reversed
    joined
    contains
    allSatisfy
    first
    last
    firstIndex
    lastIndex
    index
    prefix
    suffix
    dropFirst
    dropLast
    makeIterator
    min
    max
    count
    merging
    union
    subtracting
    intersection
    isSuperset
    isSubset
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
    instantiateInitialController
    instantiateInitialViewController
    instantiateController
    instantiateViewController
    """)

  /// Types of parameters that name no element of a collection: flags, queues, priorities.
  static let typesNamingNothing = names(
    """
    Bool
    DispatchQueue
    OperationQueue
    RunLoop
    DispatchQoS
    TaskPriority
    """)
}
