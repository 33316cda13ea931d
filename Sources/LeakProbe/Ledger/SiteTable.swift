import ObservationRecording

/// The sites of a ledger, which are numbered as they come. The ledger's lock keeps two accesses apart.
struct SiteTable {
  private(set) var sites: [RegistrationSite] = []
  private var hashes: [UInt] = []
  /// By hash, of which the last bits say where a number lies, or else behind. -1: none. The length is a power of two, and
  /// at most half of it is used.
  private var numbers: [Int32] = Array(repeating: -1, count: 16)

  /// Returns the number of a site, whose ``RegistrationSite/hash(_:_:)`` is given. A site that is new gets the next one.
  mutating func number(
    of said: RegistrationPlace?, _ addresses: CallFrames.Addresses, shownFrames: Int?, hash: UInt
  ) -> Int32 {
    var place = Int(truncatingIfNeeded: hash) & (numbers.count - 1)
    while numbers[place] >= 0 {
      let number = Int(numbers[place])
      if hashes[number] == hash, sites[number].isNamed(by: said, addresses, shownFrames) { return numbers[place] }
      place = (place + 1) & (numbers.count - 1)
    }
    let number = Int32(sites.count)
    sites.append(RegistrationSite(said: said, addresses: Array(addresses), shownFrames: shownFrames))
    hashes.append(hash)
    numbers[place] = number
    if sites.count * 2 > numbers.count { grow() }
    return number
  }

  private mutating func grow() {
    numbers = Array(repeating: -1, count: numbers.count * 2)
    for (number, hash) in hashes.enumerated() {
      var place = Int(truncatingIfNeeded: hash) & (numbers.count - 1)
      while numbers[place] >= 0 { place = (place + 1) & (numbers.count - 1) }
      numbers[place] = Int32(number)
    }
  }
}
