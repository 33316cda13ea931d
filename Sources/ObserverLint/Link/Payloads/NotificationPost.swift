/// A notification that the program sends: under which names, and with what.
struct NotificationPost {
  /// The call that posts it, or that makes it.
  var call: CallID
  /// The name's value; nil if it is unknown.
  var name: ValueID?
  var payload: SentPayload
}

/// The payload of a posted notification, as far as it is known.
struct SentPayload {
  struct Entry {
    var key: ValueID
    var value: ValueID
  }
  var entries: [Entry] = []
  /// The reason why there may be still further entries, or nil.
  var unknown: Silence?

  static func open(_ reason: Silence.ID) -> SentPayload { SentPayload(unknown: Silence(reason)) }

  mutating func add(_ other: SentPayload) {
    entries += other.entries
    unknown = unknown ?? other.unknown
  }
}
