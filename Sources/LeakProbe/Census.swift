import Foundation

/// The registrations of a ``ProbeCenter`` at a moment. It is a plain value, so later events do not change it.
public struct Census: Sendable, Hashable {
  /// The possible future of a registration. A live registration is not yet a leak: only the first case can never end.
  ///
  /// Where more than one is true, the first in this order is said.
  public enum Verdict: Sendable, Hashable, Comparable {
    /// Its token is gone and it was never removed: nobody can remove it any more.
    case unremovable
    /// The object whose notifications it asked for is gone. Foundation matches that object by address, so the observer
    /// hears nothing, or, measured on Linux, a new object that came to lie at the same address.
    case observedObjectDead
    /// Its token is still held: somebody may yet remove it.
    case stillRegistered
  }

  /// The registrations made at one place for one name that share a verdict.
  public struct Row: Sendable, Hashable {
    /// Where they were made.
    public let place: RegistrationPlace
    /// The observed name. Nil: notifications of every name.
    public let name: Notification.Name?
    /// The possible future of the registrations.
    public let verdict: Verdict
    /// How many there are.
    public let count: Int
    /// The tests that made them, as far as a test's scope reached; sorted.
    public let tests: [String]
  }

  /// Sorted by place, then name, then verdict: the same registrations are the same rows in every run.
  public let rows: [Row]

  init(_ registrations: [Ledger.Entry]) {
    rows = SymbolImages.whileReading { Self.grouped(registrations).map(\.row) }
  }

  /// The rows in their order, each with what it counts.
  static func grouped(_ entries: [Ledger.Entry]) -> [(row: Row, registrations: [Registration])] {
    struct Kind: Hashable {
      let place: RegistrationPlace
      let name: Notification.Name?
      let verdict: Verdict
    }
    var kinds: [Kind: [Registration]] = [:]
    for entry in entries {
      guard let verdict = entry.verdict, !entry.registration.origin.isToldElsewhere else { continue }
      let registration = entry.registration
      let kind = Kind(place: registration.origin.place, name: registration.name, verdict: verdict)
      kinds[kind, default: []].append(registration)
    }
    return kinds.map { kind, registrations in
      let tests = Set(registrations.compactMap { $0.scope?.test }).sorted()
      return (
        Row(place: kind.place, name: kind.name, verdict: kind.verdict, count: registrations.count, tests: tests),
        registrations
      )
    }
    .sorted { $0.row.precedes($1.row) }
  }
}

extension Census.Row {
  fileprivate func precedes(_ other: Census.Row) -> Bool {
    if place != other.place { return place < other.place }
    if name != other.name {
      guard let name, let otherName = other.name else { return name == nil }
      return name.rawValue < otherName.rawValue
    }
    return verdict < other.verdict
  }
}

extension Census: CustomStringConvertible {
  /// A line for each row, or `nothing registered`.
  public var description: String {
    rows.isEmpty ? "nothing registered" : rows.map(\.description).joined(separator: "\n")
  }
}

extension Census.Row: CustomStringConvertible {
  /// `Player/Playback.swift:31: 5 × didPause, unremovable: the token is gone`.
  public var description: String {
    "\(place): \(count) × \(name?.rawValue ?? "every name"), \(verdict)"
  }
}

extension Census.Verdict: CustomStringConvertible {
  /// The verdict for a person: `unremovable: the token is gone`.
  public var description: String {
    switch self {
    case .unremovable: "unremovable: the token is gone"
    case .observedObjectDead: "observed object is dead"
    case .stillRegistered: "still registered"
    }
  }
}
