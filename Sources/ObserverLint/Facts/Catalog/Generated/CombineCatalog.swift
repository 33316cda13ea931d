// Generated from Rules/catalog/combine.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Operators that go on for as long as their receiver or an argument does.
  static let combiningOperators = names(
    """
    merge
    combineLatest
    append
    concat
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

  /// Operators whose stream `refCount` begins with the first observer, and ends with the last observer (RxSwift).
  static let connectableOperators = names(
    """
    publish()
    replayAll()
    """)

  /// Types that are made with a closure, which makes the publisher for each subscription.
  static let deferredPublishers = names(
    """
    Deferred
    """)

  /// Operators that send what they take after the call that subscribes has returned.
  static let deferringOperators = names(
    """
    receive
    delay
    debounce
    throttle
    """)

  /// Properties of a publisher that are publishers too, and that end with it.
  static let endlessMembers = names(
    """
    values
    orEmpty
    changed
    signal
    producer
    """)

  /// Operators that do not end what they are called on. An error that a called function or a coder throws is ignored.
  /// An operator with labels counts only with these labels.
  static let endlessOperators = names(
    """
    map
    compactMap
    filter
    filterNil
    filterMap
    ignore
    ignoreWhen
    prefix(value:)
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
    asObserver
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
    debug
    skipWhile
    skipUntil
    subscribeOn
    when
    replay
    refCount
    shareReplay
    timestamp
    retry
    asInfallible
    delaySubscription
    asLocation
    asTranslation
    asScale
    asRotation
    toSignal
    ignoreNils
    replayLatest
    zipPrevious
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

  /// Operators that end early only if the publisher of their closure fails.
  static let failingOperators = names(
    """
    flatMap
    switchToLatest
    flatMapLatest
    flatMapFirst
    concatMap
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

  /// Operators that keep the publishers that they are given, or what these send last, until the end of the observation.
  static let keepingOperators = names(
    """
    withLatestFrom
    combineLatest
    """)

  /// Calls that return a publisher which completes by itself, and not before a subscription returns.
  static let laterPublishers = names(
    """
    dataTaskPublisher(for:)
    """)

  /// Operators of a library that end what they are called on with the lifetime that they are given (ReactiveSwift).
  static let lifetimeOperators = names(
    """
    take(during:)
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

  /// Types that are made with a closure, which gets a function that completes the publisher and runs at once.
  static let promisedPublishers = names(
    """
    Future
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

  /// Initializers that are given a publisher, and whose object sends what it sends. Other initializers of such a type
  /// may be given values.
  static let publisherWrappers = names(
    """
    AnyPublisher(_:)
    AnyAsyncSequence(_:)
    ControlEvent(events:)
    ControlProperty(values:valueSink:)
    Property(_:)
    SignalProducer(_:)
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

  /// Types of which an object subscribes to a publisher by `subscribe(_:)`, which then returns what ends the
  /// subscription.
  static let subscribedSubjects = names(
    """
    PassthroughSubject
    CurrentValueSubject
    """)

  /// Calls on a timer's type that return a publisher.
  static let timerPublishers = names(
    """
    publish(every:on:in:)
    publish(every:tolerance:on:in:)
    publish(every:tolerance:on:in:options:)
    publish(every:on:in:options:)
    """)

  /// Operators that hold an object weakly, and that end what they are called on when the object is gone.
  static let unretainingOperators = names(
    """
    withUnretained
    """)

  /// Calls that make a publisher of values, which keeps the values.
  static let valuePublishers = names(
    """
    just
    of
    Just
    """)

  /// Types and operators of publishers that send no value.
  static let valuelessPublishers = names(
    """
    Empty
    Fail
    empty
    error
    never
    ignoreElements
    ignoreOutput
    """)

  /// Operators that go on for as long as each of the publishers that they are given does.
  static let zippingOperators = names(
    """
    zip
    """)
}
