import Foundation
import ObservationRecording

/// Finds the first pattern that covers a registration.
///
/// A process may end with millions of registrations, so no pattern is held against each: it is held against a site and a
/// test once, and against a name once for each row.
struct PatternCoverage {
  /// A pattern, and its place among all.
  private struct Numbered {
    let number: Int
    let text: TextPattern
  }

  private static let none = Int.max

  private var ofNames: [Numbered] = []
  private var ofTests: [Numbered] = []
  /// Baselines: the last number that each covers.
  private var ofSerials: [(number: Int, last: UInt64)] = []
  /// For each site, the first of the patterns of places and frames that covers it.
  private let coveredSites: [Int]
  private var coveredTests: [ObjectIdentifier: Int] = [:]
  /// True if a pattern asks for calls, and a registration that no pattern covers has none that were kept.
  private(set) var lacksFrames = false
  /// For each site.
  private let mayLackFrames: [Bool]

  init(_ patterns: [ObserverPattern], _ sites: [(place: RegistrationPlace, frames: [String])]) {
    var ofPlaces: [Numbered] = []
    var ofFrames: [Numbered] = []
    for (number, pattern) in patterns.enumerated() {
      let numbered = Numbered(number: number, text: TextPattern(pattern.pattern))
      switch pattern.subject {
      case .place: ofPlaces.append(numbered)
      case .frame: ofFrames.append(numbered)
      case .name: ofNames.append(numbered)
      case .test: ofTests.append(numbered)
      case .serial(let last): ofSerials.append((number, last))
      }
    }
    mayLackFrames = ofFrames.isEmpty ? [] : sites.map(\.frames.isEmpty)
    if ofPlaces.isEmpty, ofFrames.isEmpty {
      coveredSites = Array(repeating: Self.none, count: sites.count)
    } else {
      coveredSites = sites.map { place, frames in
        // `$` is meant for the file as well as for the line.
        let places = [
          "\(place.fileID):\(place.line)", "\(place.filePath):\(place.line)", place.fileID, place.filePath,
        ]
        return min(Self.first(of: ofPlaces, matching: places), Self.first(of: ofFrames, matching: frames))
      }
    }
  }

  /// Returns the first pattern of names that covers a name, for ``pattern(ofSite:_:scope:serial:)``.
  func pattern(ofName name: Notification.Name?) -> Int {
    ofNames.isEmpty ? Self.none : Self.first(of: ofNames, matching: [name?.rawValue ?? ""])
  }

  /// Nil: no pattern covers it.
  mutating func pattern(ofSite site: Int32, _ ofName: Int, scope: ProbeScope?, serial: UInt64) -> Int? {
    var number = min(coveredSites[Int(site)], ofName)
    for baseline in ofSerials where serial <= baseline.last { number = min(number, baseline.number) }
    if let scope, !ofTests.isEmpty { number = min(number, pattern(ofTest: scope)) }
    if number != Self.none { return number }
    if !mayLackFrames.isEmpty, mayLackFrames[Int(site)] { lacksFrames = true }
    return nil
  }

  private mutating func pattern(ofTest scope: ProbeScope) -> Int {
    let id = ObjectIdentifier(scope)
    if let known = coveredTests[id] { return known }
    let number = Self.first(of: ofTests, matching: [scope.test])
    coveredTests[id] = number
    return number
  }

  private static func first(of patterns: [Numbered], matching texts: [String]) -> Int {
    if patterns.isEmpty { return none }
    let texts = texts.map { Array($0.utf8) }
    return patterns.first { texts.contains(where: $0.text.matches) }?.number ?? none
  }
}
