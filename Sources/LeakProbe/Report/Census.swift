import Foundation
import ObservationRecording

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
    /// It has no token, and ends by itself once its owner has died, who lives.
    case ownerAlive
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
    /// The calls that led to one of them, innermost first: `Player.play() at /path/Playback.swift:31`. Kept in tests that
    /// look for leaks, and where `LEAKPROBE_OPTIONS` asks for it; empty elsewhere.
    public let backtrace: [String]
  }

  /// Sorted by place, then name, then verdict: the same registrations are the same rows in every run.
  public let rows: [Row]

  init(
    _ ledgers: [Ledger], ignoring patterns: [ObserverPattern] = [],
    where isMeant: (Registration) -> Bool = { _ in true }
  ) {
    var rows: [Row] = []
    Survivors(of: ledgers, where: isMeant).forEachRow(patterns) { row, pattern in
      if pattern == nil { rows.append(row) }
    }
    self.rows = rows
  }
}

extension Census: CustomStringConvertible {
  /// A line for each row, or `nothing registered`.
  public var description: String {
    rows.isEmpty ? "nothing registered" : rows.map(\.description).joined(separator: "\n")
  }
}

extension Census.Row: CustomStringConvertible {
  /// `Player/Playback.swift:31: 5 × didPause, unremovable: the token is gone`. A name that could be taken for something
  /// else than a name is written as Swift writes it in a literal.
  public var description: String {
    "\(place): \(count) × \(name?.rawValue.escapedForOneLine ?? "every name"), \(verdict)"
  }
}

extension Census.Verdict: CustomStringConvertible {
  /// The verdict for a person: `unremovable: the token is gone`.
  public var description: String {
    switch self {
    case .unremovable: "unremovable: the token is gone"
    case .observedObjectDead: "observed object is dead"
    case .stillRegistered: "still registered: the token is held"
    case .ownerAlive: "still registered: the owner lives"
    }
  }

  /// As reports spell it.
  var word: String {
    switch self {
    case .unremovable: "unremovable"
    case .observedObjectDead: "observedObjectDead"
    case .stillRegistered: "stillRegistered"
    case .ownerAlive: "ownerAlive"
    }
  }
}
