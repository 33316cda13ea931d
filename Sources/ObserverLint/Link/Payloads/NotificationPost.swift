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
  /// Notifications whose payload it passes on: its posters decide what is sent.
  var forwarded: [ValueID] = []
  /// The reason why there may be still further entries, or nil.
  var unknown: Silence?
  /// The reason why its entries alone do not say what is sent, or nil.
  var reasonForMore: Silence? { unknown ?? (forwarded.isEmpty ? nil : Silence(.payloadBuiltElsewhere)) }
  /// Calls that give the payload, of functions that no file seen so far declares.
  var undeclared: [CallID] = []

  static func open(_ reason: Silence.ID) -> SentPayload { SentPayload(unknown: Silence(reason)) }

  mutating func add(_ other: SentPayload) {
    entries += other.entries
    forwarded += other.forwarded
    unknown = unknown ?? other.unknown
    undeclared += other.undeclared
  }
}
