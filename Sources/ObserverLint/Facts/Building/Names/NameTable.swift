/// Names, each kept once and known by a number. Looked up by a hash of their bytes, so that a name that is known already
/// costs no `String`.
struct NameTable: Sendable {
  private(set) var texts: [String] = []
  private(set) var hashes: [UInt64] = []
  /// Numbers by hash, open addressing; -1 where there is none.
  private var slots: [NameID] = Array(repeating: -1, count: 64)
  /// The text that most names stand in. The table has it, because a text that is handed in would be retained for each name.
  private let source: [UInt8]
  /// By number: where in the source a name stood first. Bytes are compared faster there than in a `String`.
  private var places: [Place] = []

  private struct Place {
    var start: UInt32 = 0
    /// 0: the name came as a `String`, or is empty.
    var count: UInt32 = 0
  }

  init(source: [UInt8] = []) { self.source = source }

  var count: Int { texts.count }

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = NameHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }

  func id(of text: String) -> NameID? {
    let slot = slot(Self.hash(text.utf8)) { texts[$0] == text }
    return slots[slot] >= 0 ? slots[slot] : nil
  }

  mutating func intern(_ text: String) -> NameID { intern(text, hash: Self.hash(text.utf8)) }

  mutating func intern(_ text: String, hash: UInt64) -> NameID {
    let slot = slot(hash) { texts[$0] == text }
    return slots[slot] >= 0 ? slots[slot] : add(text, hash, slot)
  }

  /// The number of the name that some bytes of the source are.
  mutating func intern(_ range: Range<Int>) -> NameID {
    var hash = NameHash()
    for place in range { hash.add(source[place]) }
    let slot = slot(hash.value) { isName($0, range) }
    if slots[slot] >= 0 { return slots[slot] }
    let id = add(String(decoding: source[range], as: UTF8.self), hash.value, slot)
    places[Int(id)] = Place(start: UInt32(range.lowerBound), count: UInt32(range.count))
    return id
  }

  /// Returns true if some bytes of the source are a name.
  @inline(__always)
  private func isName(_ id: Int, _ range: Range<Int>) -> Bool {
    let place = places[id]
    guard place.count > 0 else { return texts[id].utf8.elementsEqual(source[range]) }
    guard Int(place.count) == range.count else { return false }
    var other = Int(place.start)
    for index in range {
      if source[index] != source[other] { return false }
      other += 1
    }
    return true
  }

  /// Where the name is, or where it would be.
  @inline(__always)
  private func slot(_ hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, isSame(id) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func add(_ text: String, _ hash: UInt64, _ slot: Int) -> NameID {
    let id = NameID(texts.count)
    texts.append(text)
    hashes.append(hash)
    places.append(Place())
    slots[slot] = id
    if texts.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (id, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = NameID(id)
    }
  }
}

/// The hash of a name: eight bytes for each multiplication, the same on every run.
private struct NameHash {
  private var hash: UInt64 = 0
  private var bytes: UInt64 = 0
  private var bits: UInt64 = 0

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    bytes |= UInt64(byte) &<< bits
    bits &+= 8
    if bits == 64 {
      hash = mixed
      (bytes, bits) = (0, 0)
    }
  }

  private var mixed: UInt64 {
    let product = (hash ^ bytes &+ bits) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  var value: UInt64 { mixed }
}
