// Generated from Rules/catalog/collections.json by `GeneratedFileTests`; edit the JSON, not this file.

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

  /// Properties and methods of a framework's controller that give it the controllers which it contains.
  static let containerContents = names(
    """
    setViewControllers
    viewControllers
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
