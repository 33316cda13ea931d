/// Names whose declarations or uses in files not yet read would settle a verdict.
struct NamesWanted: Sendable, Equatable {
  /// Types: a file matters that declares or extends one.
  var types: Set<String> = []
  /// Types: a file matters that makes one.
  var made: Set<String> = []
  /// Functions, properties and constants: a file matters that declares one.
  var declared: Set<String> = []
  /// Functions and properties: a file matters that mentions one.
  var mentioned: Set<String> = []

  var isEmpty: Bool { types.isEmpty && made.isEmpty && declared.isEmpty && mentioned.isEmpty }

  func subtracting(_ other: NamesWanted) -> NamesWanted {
    NamesWanted(
      types: types.subtracting(other.types), made: made.subtracting(other.made),
      declared: declared.subtracting(other.declared), mentioned: mentioned.subtracting(other.mentioned))
  }

  mutating func formUnion(_ other: NamesWanted) {
    types.formUnion(other.types)
    made.formUnion(other.made)
    declared.formUnion(other.declared)
    mentioned.formUnion(other.mentioned)
  }
}

/// Looks for wanted names in a file's bytes: every word is hashed once, and looked up in one table.
struct NameSearch: Sendable {
  private struct Want: OptionSet {
    let rawValue: UInt8
    static let type = Want(rawValue: 1)
    static let made = Want(rawValue: 2)
    static let declared = Want(rawValue: 4)
    static let mentioned = Want(rawValue: 8)
  }

  private var slots: [(hash: UInt64, wants: UInt8)]
  private let mask: Int
  /// First bytes of the names: most words of a file are told apart by theirs.
  private var firstBytes: [Bool] = Array(repeating: false, count: 256)
  private let typeWords: Set<UInt64>
  private let declaringWords: Set<UInt64>

  init(_ names: NamesWanted) {
    let count = names.types.count + names.made.count + names.declared.count + names.mentioned.count
    var size = 64
    while size < count * 4 { size *= 2 }
    slots = Array(repeating: (0, 0), count: size)
    mask = size - 1
    func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map(Self.hash)) }
    typeWords = hashes(["class", "struct", "enum", "actor", "protocol", "extension", "typealias"])
    declaringWords = hashes(["func", "let", "var", "case", "typealias"])
    for name in names.types { add(name, .type) }
    for name in names.made { add(name, .made) }
    for name in names.declared { add(name, .declared) }
    for name in names.mentioned { add(name, .mentioned) }
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash = FNV.offset
    for byte in text.utf8 { hash = FNV.step(hash, byte) }
    return hash
  }

  private mutating func add(_ name: String, _ want: Want) {
    guard let first = name.utf8.first else { return }
    firstBytes[Int(first)] = true
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    slots[index].hash = hash
    slots[index].wants |= want.rawValue
  }

  private func wants(_ hash: UInt64) -> Want {
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0 {
      if slots[index].hash == hash { return Want(rawValue: slots[index].wants) }
      index = (index + 1) & mask
    }
    return []
  }

  /// Comments and strings are searched too: a file too many costs time, never truth.
  func matters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let count = bytes.count
    var previousStart = 0
    var previousEnd = 0
    while index < count {
      guard Self.isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      let isCandidate = firstBytes[Int(bytes[index])]
      var hash = FNV.offset
      if isCandidate {
        while index < count, Self.isWord(bytes[index]) {
          hash = FNV.step(hash, bytes[index])
          index += 1
        }
        let wants = wants(hash)
        if !wants.isEmpty {
          if wants.contains(.mentioned) { return true }
          if wants.contains(.made), index < count, bytes[index] == 0x28 || bytes[index] == 0x2E { return true }
          if wants.contains(.type) || wants.contains(.declared) {
            var word = FNV.offset
            for offset in previousStart..<previousEnd { word = FNV.step(word, bytes[offset]) }
            if wants.contains(.type), typeWords.contains(word) { return true }
            if wants.contains(.declared), declaringWords.contains(word) { return true }
          }
        }
      } else {
        while index < count, Self.isWord(bytes[index]) { index += 1 }
      }
      previousStart = start
      previousEnd = index
    }
    return false
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
  }
}
