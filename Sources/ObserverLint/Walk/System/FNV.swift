/// FNV-1a, 64 bits: short words, no key, the same on every run.
enum FNV {
  static let offset: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

/// The same over one piece after the other, for names that outlive the process: `Hasher` gives other values in each.
struct FNVHash: Hashable {
  private var value = FNV.offset

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = FNV.step(value, byte) }
  }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
