// Generated from Rules/catalog/library-streams.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Properties and functions of a library that give the events of a view, a control or a gesture, or the changes of an
  /// object. They end when their object ends.
  static let controlEvents = names(
    """
    tap
    event
    controlEvent
    controlEvents
    mapControlEvents
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
    willBeginDecelerating
    willBeginDragging
    willEndDragging
    didEndDragging
    didEndScrollingAnimation
    didScrollToTop
    willBeginZooming
    didZoom
    didEndZooming
    itemHighlighted
    itemUnhighlighted
    itemAccessoryButtonTapped
    itemInserted
    itemDeleted
    itemMoved
    modelDeleted
    willDisplayCell
    didEndDisplayingCell
    willDisplaySupplementaryView
    didEndDisplayingSupplementaryView
    primaryAction
    countDownDuration
    selectedScopeButtonIndex
    bookmarkButtonClicked
    resultsListButtonClicked
    didBeginEditing
    didEndEditing
    didChange
    didChangeSelection
    didSelectItem
    didSelect
    willShow
    didShow
    state
    string
    tapGesture
    longPressGesture
    panGesture
    pinchGesture
    rotationGesture
    swipeGesture
    screenEdgePanGesture
    anyGesture
    observe
    observeWeakly
    methodInvoked
    sentMessage
    reachedBottom
    prefetchRows
    cancelPrefetchingForRows
    prefetchItems
    cancelPrefetchingForItems
    didCommit
    didStartLoad
    didFinishLoad
    didFailLoad
    didStartProvisionalNavigation
    didPresent
    didDismiss
    willPresent
    willDismiss
    willBeginCustomizing
    didBeginCustomizing
    willEndCustomizing
    didEndCustomizing
    didProcessEditing
    gesture
    forceTouchGesture
    hoverGesture
    touchDownGesture
    transformGestures
    clickGesture
    leftClickGesture
    rightClickGesture
    pressGesture
    magnificationGesture
    """)

  /// Calls on a library's type that create an observable. It completes only if the code in their closure completes the
  /// observer that the closure gets.
  static let createdObservables = names(
    """
    Observable.create(_:)
    """)

  /// Properties of a library's namespace that give the proxy of the object's delegate (RxCocoa).
  static let delegateProxies = names(
    """
    delegate
    dataSource
    """)

  /// Calls that return an observable which goes on for ever, and which keeps the closures that they are given.
  static let endlessObservables = names(
    """
    system(initialState:reduce:feedback:)
    system(initialState:reduce:scheduler:feedback:)
    """)

  /// Properties of a library's type, of its namespace, of its instance, or of what it projects as a property wrapper.
  /// They give a stream behind an operator, which does not complete (Action, RxReachability, RxKeyboard, RxCocoa,
  /// Sharing).
  static let endlessStreams = names(
    """
    Action.elements
    Action.executing
    Action.enabled
    Action.executionObservables
    Action.underlyingError
    Reachability.reachabilityChanged
    Reachability.status
    Reachability.isReachable
    Reachability.isConnected
    Reachability.isDisconnected
    RxKeyboard.instance.frame
    RxKeyboard.instance.visibleHeight
    RxKeyboard.instance.willShowVisibleHeight
    RxKeyboard.instance.isHidden
    UIApplication.didEnterBackground
    UIApplication.willEnterForeground
    UIApplication.didFinishLaunching
    UIApplication.didBecomeActive
    UIApplication.willResignActive
    UIApplication.didReceiveMemoryWarning
    UIApplication.willTerminate
    UIApplication.significantTimeChange
    UIApplication.backgroundRefreshStatusDidChange
    UIApplication.protectedDataWillBecomeUnavailable
    UIApplication.protectedDataDidBecomeAvailable
    UIApplication.userDidTakeScreenshot
    Shared.publisher
    SharedReader.publisher
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

  /// Events that a library adds to a type in an extension of its own. An extension of the program that adds to a
  /// supertype does not hide them.
  static let eventsOfTypes = names(
    """
    UIButton.tap
    UIBarButtonItem.tap
    """)

  /// Properties and functions of a database's collections, and functions of a library's type, that give the results of
  /// a query again after each change. The query goes on until its observation ends (RealmSwift, RxRealm).
  static let liveQueries = names(
    """
    collectionPublisher
    collectionPublisher(keyPaths:)
    changesetPublisher
    changesetPublisher(keyPaths:)
    Observable.collection(from:)
    Observable.collection(from:synchronousStart:)
    Observable.collection(from:synchronousStart:keyPaths:on:)
    Observable.array(from:)
    Observable.array(from:synchronousStart:)
    Observable.array(from:synchronousStart:keyPaths:on:)
    Observable.changeset(from:)
    Observable.changeset(from:synchronousStart:)
    Observable.changeset(from:synchronousStart:keyPaths:on:)
    Observable.arrayWithChangeset(from:)
    Observable.arrayWithChangeset(from:synchronousStart:)
    Observable.arrayWithChangeset(from:synchronousStart:keyPaths:on:)
    """)

  /// Modules that declare live queries.
  static let liveQueryLibraries = names(
    """
    RealmSwift
    RxRealm
    """)

  /// Operators for the results of a live query, which end nothing.
  static let liveQueryOperators = names(
    """
    freeze()
    threadSafeReference()
    """)

  /// Methods of an observer, and events for it, that end it with a failure.
  static let observerFailures = names(
    """
    onError(_:)
    error(_:)
    """)

  /// Methods of an observer, and events for it, that send it a value.
  static let observerValues = names(
    """
    onNext(_:)
    next(_:)
    """)

  /// Methods of such a proxy that give the calls of a delegate's method. They end when the object of the proxy ends.
  static let proxyEvents = names(
    """
    methodInvoked
    sentMessage
    """)

  /// Requirements of the protocols of publishers: a type that conforms sends what the returned publisher sends.
  static let publisherConversions = names(
    """
    asSharedSequence
    asObservable
    """)

  /// Functions of a library that make a publisher which sends their arguments.
  static let publisherSequences = names(
    """
    of
    from
    """)

  /// Properties and functions of such a protocol that give a stream. It does not complete.
  static let stateStreams = names(
    """
    state
    pulse
    action
    """)

  /// Protocols that give an object a stream of its state, behind the name of their library.
  static let statefulProtocols = names(
    """
    ReactorKit.Reactor
    """)

  /// Functions of such a protocol that get a stream and return what the library subscribes to. The object keeps the
  /// subscription.
  static let streamTransformers = names(
    """
    transform(action:)
    transform(mutation:)
    transform(state:)
    """)

  /// Calls that return the stream of a timer. Each observation starts a timer, which only its disposable ends.
  static let timerStreams = names(
    """
    interval(_:scheduler:)
    interval(_:on:)
    timer(interval:on:)
    timer(interval:on:leeway:)
    """)
}
