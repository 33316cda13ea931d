/// Names, each kept once and known by a number. Looked up by a hash of their bytes, so that a name that is known already
/// costs no `String`.
struct NameTable: Sendable {
  private(set) var texts: [String] = []
  private(set) var hashes: [UInt64] = []
  /// Numbers by hash, open addressing; -1 where there is none.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  var count: Int { texts.count }

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV.offset
    for byte in bytes { hash = FNV.step(hash, byte) }
    return hash
  }

  func id(of text: String) -> Int32? {
    let slot = slot(Self.hash(text.utf8)) { $0 == text }
    return slots[slot] >= 0 ? slots[slot] : nil
  }

  mutating func intern(_ text: String) -> Int32 { intern(text, hash: Self.hash(text.utf8)) }

  mutating func intern(_ text: String, hash: UInt64) -> Int32 {
    let slot = slot(hash) { $0 == text }
    return slots[slot] >= 0 ? slots[slot] : add(text, hash, slot)
  }

  /// The number of the name that some bytes of a text are.
  mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> Int32 {
    var hash = FNV.offset
    for place in range { hash = FNV.step(hash, text[place]) }
    let slot = slot(hash) { name in
      name.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(text[range]) }
        ?? name.utf8.elementsEqual(text[range])
    }
    return slots[slot] >= 0 ? slots[slot] : add(String(decoding: text[range], as: UTF8.self), hash, slot)
  }

  /// Where the name is, or where it would be.
  @inline(__always)
  private func slot(_ hash: UInt64, _ isSame: (String) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, isSame(texts[id]) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func add(_ text: String, _ hash: UInt64, _ slot: Int) -> Int32 {
    let id = Int32(texts.count)
    texts.append(text)
    hashes.append(hash)
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
      slots[slot] = Int32(id)
    }
  }
}
