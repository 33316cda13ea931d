/// Bytes of a text as a key, which are hashed once.
struct HashedBytes: Hashable {
  private let bytes: ArraySlice<UInt8>
  private let code: UInt64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    code = bytes.reduce(FNV.offset) { FNV.step($0, $1) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(code) }

  static func == (left: Self, right: Self) -> Bool { left.code == right.code && left.bytes == right.bytes }
}
