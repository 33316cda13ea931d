import Foundation
import ObservationRecording

/// The code that makes registrations: the place that its call said, the calls that led there, or both.
///
/// One object for all registrations of the same code by the same way: a program has few of them however many observers
/// it has, so that each address is given its name once.
final class RegistrationSite: Sendable {
  /// Nil where the call could not say, and its calls must.
  let said: RegistrationPlace?
  /// Return addresses, innermost first. The probe's own come first, and are left out when they are read.
  let addresses: [UInt]
  /// How many of the calls a report shows.
  let shownFrames: Int
  private let hash: UInt64
  /// Another that lies at the same place of the table, under whose lock this changes.
  nonisolated(unsafe) private var next: RegistrationSite?

  private init(said: RegistrationPlace?, addresses: [UInt], shownFrames: Int, hash: UInt64) {
    self.said = said
    self.addresses = addresses
    self.shownFrames = shownFrames
    self.hash = hash
  }

  /// Of a registration that is made now: at `place`, or, where that is nil, by the code that called the function of the
  /// probe, or of Foundation in its stead, that asks.
  static func current(_ place: RegistrationPlace?, inTest: Bool) -> RegistrationSite {
    let frames = inTest ? framesInTests : framesElsewhere
    let placeHash = place.map(hash) ?? 0
    if let place, frames.kept == 0 {
      return find(place, 0, hash: placeHash) {
        $0.isEmpty
      } make: {
        []
      }
    }
    let (shown, kept) = (frames.shown, max(frames.kept, place == nil ? 1 : 0))
    return CallFrames.withAddresses(atMost: kept) { addresses in
      find(place, shown, hash: placeHash ^ hash(addresses)) {
        $0.elementsEqual(addresses)
      } make: {
        Array(addresses)
      }
    }
  }

  /// Unless options say otherwise, tests show so many calls that the code under test is among them, and keep more to hold
  /// patterns against.
  private static let framesInTests: (shown: Int, kept: Int) = {
    let shown = ProbeProcess.options.backtrace ?? 8
    return (shown, max(shown, 16, ProbeProcess.framesToSuppress))
  }()

  private static let framesElsewhere: (shown: Int, kept: Int) = {
    let shown = ProbeProcess.options.backtrace ?? 0
    return (shown, max(shown, ProbeProcess.framesToSuppress))
  }()

  // MARK: All of them

  private static let lock = NSLock()
  /// By hash, of which the last bits say where one lies. Its length is a power of two.
  nonisolated(unsafe) private static var sites: [RegistrationSite?] = Array(repeating: nil, count: 1 << 10)
  nonisolated(unsafe) private static var count = 0

  private static func find(
    _ said: RegistrationPlace?, _ shownFrames: Int, hash: UInt64, hasAddresses: ([UInt]) -> Bool, make: () -> [UInt]
  ) -> RegistrationSite {
    lock.lock()
    defer { lock.unlock() }
    var candidate = sites[Int(truncatingIfNeeded: hash) & (sites.count - 1)]
    while let site = candidate {
      if site.hash == hash, site.shownFrames == shownFrames, site.said == said, hasAddresses(site.addresses) {
        return site
      }
      candidate = site.next
    }
    let new = RegistrationSite(said: said, addresses: make(), shownFrames: shownFrames, hash: hash)
    insert(new)
    count += 1
    if count > sites.count { grow() }
    return new
  }

  private static func insert(_ site: RegistrationSite) {
    let index = Int(truncatingIfNeeded: site.hash) & (sites.count - 1)
    site.next = sites[index]
    sites[index] = site
  }

  private static func grow() {
    let old = sites
    sites = Array(repeating: nil, count: old.count * 2)
    for first in old {
      var rest = first
      while let site = rest {
        rest = site.next
        insert(site)
      }
    }
  }

  /// Files are told apart by comparing: lines are hashed in no time, and paths are not.
  private static func hash(_ place: RegistrationPlace) -> UInt64 {
    UInt64(truncatingIfNeeded: place.line) ^ UInt64(place.fileID.utf8.count) &* 0x9E37_79B9_7F4A_7C15
  }

  private static func hash(_ addresses: some Sequence<UInt>) -> UInt64 {
    addresses.reduce(0) { (($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15).byteSwapped }
  }
}
