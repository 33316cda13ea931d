import Foundation
import ObservationRecording

/// The registrations of a moment in the order of a report: by place, then name, then verdict.
///
/// A process may end with millions of them, so a row is made when it is its turn.
struct Survivors {
  private struct Item {
    let name: Notification.Name?
    let scope: ProbeScope?
    let serial: UInt64
    let site: Int32
    let verdict: Census.Verdict
  }

  /// A site with all that is read from its addresses.
  fileprivate struct Site {
    let place: RegistrationPlace
    /// All the calls that were kept, of which a report shows some.
    let frames: [String]
    let shownFrames: Int
    /// Equal for equal places, and in their order.
    var rank: Int32 = 0
  }

  private var items: [Item] = []
  private var sites: [Site] = []

  init(of ledgers: [Ledger], where isMeant: (Registration) -> Bool = { _ in true }) {
    var found: [RegistrationSite] = []
    items.reserveCapacity(ledgers.reduce(0) { $0 + $1.count })
    for ledger in ledgers {
      // Of the ledger's sites. -1: none of its registrations was met.
      var numbers: [Int32] = []
      ledger.visit { survivors, sites in
        numbers += repeatElement(-1, count: sites.count - numbers.count)
        for survivor in survivors where isMeant(survivor.registration) {
          let site = Int(survivor.registration.site)
          if numbers[site] < 0 {
            numbers[site] = Int32(found.count)
            found.append(sites[site])
          }
          items.append(
            Item(
              name: survivor.registration.name, scope: survivor.registration.scope, serial: survivor.serial,
              site: numbers[site], verdict: survivor.verdict))
        }
      }
    }
    sites = zip(found, CallNames.callers(of: found)).map { Site($0, $1) }
    var last: RegistrationPlace?
    var rank: Int32 = -1
    for index in sites.indices.sorted(by: { sites[$0].place < sites[$1].place }) {
      if sites[index].place != last { rank += 1 }
      last = sites[index].place
      sites[index].rank = rank
    }
    let ranks = sites.map(\.rank)
    items.sort { one, other in
      if one.site != other.site, ranks[Int(one.site)] != ranks[Int(other.site)] {
        return ranks[Int(one.site)] < ranks[Int(other.site)]
      }
      if one.name != other.name {
        guard let name = one.name, let otherName = other.name else { return one.name == nil }
        return name.rawValue < otherName.rawValue
      }
      return one.verdict < other.verdict
    }
  }

  /// Calls `body` with each row, and the first of `patterns` that covers it. Registrations of a row that different
  /// patterns cover are rows of their own, so that a pattern covers no more than it says.
  func forEachRow(_ patterns: [ObserverPattern] = [], _ body: (Census.Row, Int?) -> Void) {
    var coverage = PatternCoverage(patterns, sites.map { ($0.place, $0.frames) })
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, isSameRow(items[start], items[end]) { end += 1 }
      let group = items[start..<end]
      if patterns.isEmpty {
        body(row(group), nil)
      } else {
        let ofName = coverage.pattern(ofName: items[start].name)
        var parts: [(pattern: Int?, items: [Item])] = []
        for item in group {
          let pattern = coverage.pattern(ofSite: item.site, ofName, scope: item.scope, serial: item.serial)
          if let part = parts.firstIndex(where: { $0.pattern == pattern }) {
            parts[part].items.append(item)
          } else {
            parts.append((pattern, [item]))
          }
        }
        for part in parts { body(row(part.items[...]), part.pattern) }
      }
      start = end
    }
    if coverage.lacksFrames { ProbeProcess.complainThatFramesAreMissing() }
  }

  private func isSameRow(_ one: Item, _ other: Item) -> Bool {
    one.verdict == other.verdict && one.name == other.name
      && (one.site == other.site || sites[Int(one.site)].rank == sites[Int(other.site)].rank)
  }

  private func row(_ items: ArraySlice<Item>) -> Census.Row {
    let first = items[items.startIndex]
    var tests: Set<String> = []
    var last: ProbeScope?
    for item in items where item.scope !== last {
      last = item.scope
      if let test = item.scope?.test { tests.insert(test) }
    }
    // Of the first that was made: the order of ledgers is nobody's choice.
    let site = sites[Int((items.min { $0.serial < $1.serial } ?? first).site)]
    return Census.Row(
      place: site.place, name: first.name, verdict: first.verdict, count: items.count, tests: tests.sorted(),
      backtrace: Array(site.frames.prefix(site.shownFrames)))
  }
}

extension Survivors.Site {
  fileprivate init(_ site: RegistrationSite, _ callers: [CallFrame]) {
    // Calls that were kept for the place alone are few, and their number depends on how the probe was compiled.
    frames = site.shownFrames == nil ? [] : callers.map(\.text)
    shownFrames = site.shownFrames ?? 0
    if let said = site.said {
      place = said
    } else if let caller = callers.first(where: { $0.file != nil }), let path = caller.file {
      // The innermost frame with a line: what the compiler made has none, and neither has code without debug information.
      let file = path.split(separator: "/").last.map(String.init) ?? path
      place = RegistrationPlace(fileID: "\(caller.module ?? caller.image)/\(file)", filePath: path, line: caller.line)
    } else {
      place = .unknown
    }
  }
}
