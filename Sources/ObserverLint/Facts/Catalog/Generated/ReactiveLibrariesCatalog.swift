// Generated from Rules/catalog/reactive-libraries.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Operators of Combine and of libraries that only run their closures. These return nothing.
  static let actingOperators = names(
    """
    handleEvents
    do
    on
    """)

  /// Properties of such a namespace that keep observations for as long as the object lives (NSObject-Rx, ReactiveKit).
  static let associatedBags = names(
    """
    rx.disposeBag
    reactive.bag
    """)

  /// Functions of such a namespace that have a view show contents. A binding to them keeps what makes the contents
  /// until the view ends.
  static let boundContents = names(
    """
    items
    itemTitles
    itemAttributedTitles
    """)

  /// Calls on the type of an event bus that register a block for an object. The bus keeps the block until the object is
  /// unregistered.
  static let busObservations = names(
    """
    SwiftEventBus.on
    SwiftEventBus.onMainThread
    SwiftEventBus.onBackgroundThread
    EventBox.on
    EventBox.onMainThread
    EventBox.onBackgroundThread
    """)

  /// Calls on the type of an event bus that end what the bus keeps for the object in their first argument.
  static let busRemovals = names(
    """
    SwiftEventBus.unregister
    EventBox.off
    """)

  /// Functions of libraries whose closure gets an instance of the type in an argument: the function, the label of the
  /// argument (`_` for the first argument), and the position of the closure's parameter.
  static let closuresOfInstances = names(
    """
    items.cellType.2
    bind.cellType.0
    storyboardInitCompleted._.1
    """)

  /// Calls that begin an observation, and whose result may be ignored without a word: as a closure's only expression
  /// they are no result of it (ReactiveSwift).
  static let discardableObservations = names(
    """
    observe(_:)
    observeValues(_:)
    observeResult(_:)
    observeFailed(_:)
    observeCompleted(_:)
    observeInterrupted(_:)
    startWithValues(_:)
    startWithResult(_:)
    startWithFailed(_:)
    startWithCompleted(_:)
    startWithInterrupted(_:)
    start(_:)
    start()
    """)

  /// Subjects that complete when nobody keeps them any more, and that their streams do not keep. A name behind a module
  /// is that of files which import the module.
  static let endingSubjects = names(
    """
    Variable
    MutableProperty
    Bond.Observable
    Bond.MutableObservableArray
    ReactiveKit.Property
    ReactiveKit.PassthroughSubject
    ReactiveKit.PublishSubject
    ReactiveKit.SafePublishSubject
    ReactiveKit.ReplaySubject
    ReactiveKit.SafeReplaySubject
    ReactiveKit.ReplayOneSubject
    ReactiveKit.SafeReplayOneSubject
    """)

  /// Properties under which a library puts what it adds to a type of elsewhere.
  static let extensionNamespaces = names(
    """
    rx
    reactive
    """)

  /// Operators that return the subject itself that they are called on.
  static let identityOperators = names(
    """
    asObservable
    asObserver
    """)

  /// Subjects that alone keep their observers: the disposable of a subscription without an operator holds the subject
  /// weakly, and without the disposable the subscription goes on.
  static let keepingSubjects = names(
    """
    PublishSubject
    BehaviorSubject
    ReplaySubject
    PublishRelay
    BehaviorRelay
    ReplayRelay
    """)

  /// Calls that begin an observation which goes on when what they return is released, and which only that, or the end
  /// of what is observed, can end.
  static let lastingObservations = names(
    """
    subscribe()
    subscribe(_:)
    subscribe(onNext:)
    subscribe(onNext:onError:)
    subscribe(onNext:onError:onCompleted:)
    subscribe(onNext:onCompleted:)
    subscribe(onNext:onError:onCompleted:onDisposed:)
    subscribe(onNext:onDisposed:)
    subscribe(onError:)
    subscribe(onCompleted:)
    subscribe(onDisposed:)
    subscribe(onError:onCompleted:)
    subscribe(onError:onDisposed:)
    subscribe(onCompleted:onDisposed:)
    subscribe(onNext:onError:onDisposed:)
    subscribe(onNext:onCompleted:onDisposed:)
    subscribe(onError:onCompleted:onDisposed:)
    subscribe(with:onNext:)
    subscribe(with:onError:)
    subscribe(with:onCompleted:)
    subscribe(with:onDisposed:)
    subscribe(with:onNext:onError:)
    subscribe(with:onNext:onCompleted:)
    subscribe(with:onNext:onDisposed:)
    subscribe(with:onError:onCompleted:)
    subscribe(with:onError:onDisposed:)
    subscribe(with:onCompleted:onDisposed:)
    subscribe(with:onNext:onError:onCompleted:)
    subscribe(with:onNext:onError:onDisposed:)
    subscribe(with:onNext:onCompleted:onDisposed:)
    subscribe(with:onError:onCompleted:onDisposed:)
    subscribe(with:onNext:onError:onCompleted:onDisposed:)
    subscribeNext(_:)
    observe(with:)
    observeNext(_:)
    observeNext(with:)
    observeFailed(with:)
    observeCompleted(with:)
    bind(onNext:)
    bind(_:)
    bind(to:)
    bind(to:_:)
    bind(to:_:_:)
    bind(to:_:_:_:)
    bind(to:cellType:configureCell:)
    bind(to:cellType:animated:configureCell:)
    bind(to:cellType:rowAnimation:configureCell:)
    bind(to:cellType:animated:rowAnimation:configureCell:)
    bind(to:animated:createCell:)
    bind(to:rowAnimation:createCell:)
    bind(to:animated:rowAnimation:createCell:)
    bind(to:curriedArgument:)
    bind(with:onNext:)
    drive()
    drive(onNext:)
    drive(_:)
    drive(_:_:)
    drive(_:_:_:)
    drive(_:_:_:_:)
    drive(_:curriedArgument:)
    drive(onCompleted:)
    drive(onDisposed:)
    drive(onNext:onCompleted:)
    drive(onNext:onDisposed:)
    drive(onCompleted:onDisposed:)
    drive(onNext:onCompleted:onDisposed:)
    drive(with:onNext:)
    drive(with:onCompleted:)
    drive(with:onDisposed:)
    drive(with:onNext:onCompleted:)
    drive(with:onNext:onDisposed:)
    drive(with:onCompleted:onDisposed:)
    drive(with:onNext:onCompleted:onDisposed:)
    emit()
    emit(onNext:)
    emit(_:)
    emit(to:)
    emit(to:_:)
    emit(to:_:_:)
    emit(to:_:_:_:)
    emit(onCompleted:)
    emit(onDisposed:)
    emit(onNext:onCompleted:)
    emit(onNext:onDisposed:)
    emit(onCompleted:onDisposed:)
    emit(onNext:onCompleted:onDisposed:)
    emit(with:onNext:)
    emit(with:onCompleted:)
    emit(with:onDisposed:)
    emit(with:onNext:onCompleted:)
    emit(with:onNext:onDisposed:)
    emit(with:onCompleted:onDisposed:)
    emit(with:onNext:onCompleted:onDisposed:)
    """)

  /// Calls on a library's type that make a lifetime and the token with which it ends.
  static let lifetimeMakers = names(
    """
    Lifetime.make
    """)

  /// Properties of such a type that give the object to which the library adds.
  static let namespaceBases = names(
    """
    base
    """)

  /// The types of such properties.
  static let namespaceTypes = names(
    """
    Reactive
    ReactiveExtensions
    """)

  /// Those of these properties whose library ends a binding with the object that it is bound to (Bond).
  static let namespacesOfTargets = names(
    """
    reactive
    """)

  /// Properties of such a namespace that give the lifetime of the object.
  static let objectLifetimes = names(
    """
    lifetime
    """)

  /// Methods that return a subject as an observer, to which code binds publishers.
  static let observerConversions = names(
    """
    asObserver
    """)

  /// Types whose instances let go of the observations that they keep when they end, and never before.
  static let permanentBags = names(
    """
    DisposeBag
    """)

  /// Methods that only relays have, of all streams.
  static let relayMethods = names(
    """
    accept(_:)
    """)

  /// Subjects that nobody can complete.
  static let relays = names(
    """
    PublishRelay
    BehaviorRelay
    ReplayRelay
    PassthroughRelay
    CurrentValueRelay
    """)

  /// Properties that such a protocol requires: the bags that it renews.
  static let renewedBags = names(
    """
    disposeBag
    """)

  /// Properties that such a protocol adds. To set one renews the bag.
  static let renewingProperties = names(
    """
    reactor
    """)

  /// Protocols of a library that renew the bag of an object each time the object gets its model (ReactorKit).
  static let renewingProtocols = names(
    """
    View
    StoryboardView
    ReactorView
    """)

  /// Calls on a library's type that begin the observation of a setting. It ends when what they return is released.
  static let settingObservations = names(
    """
    Defaults.observe
    """)

  /// Functions of a library that bind an observable. An unlabelled closure may receive the observable itself, and
  /// return what the binding returns.
  static let transformingBindings = names(
    """
    bind
    drive
    emit
    """)
}
