// Generated from Rules/catalog/notification-streams.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
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
}
