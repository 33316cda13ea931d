// Generated from Rules/catalog/notification-payloads.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
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
}
