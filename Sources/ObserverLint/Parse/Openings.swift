/// The places of a file that questions are about. Only the bodies around them are read: most bodies of a program have
/// no part in any observer's life, and to read them all costs ten times as much as everything else.
struct Openings: Sendable, Equatable {
  /// Byte offsets in ascending order; nil where every body is opened.
  private var offsets: [UInt32]?

  static let all = Openings(offsets: nil)

  private init(offsets: [UInt32]?) { self.offsets = offsets }

  /// From offsets in any order.
  init(_ offsets: [UInt32]) {
    var sorted = offsets.sorted()
    // What was found twice is asked for once.
    var last = 0
    for index in sorted.indices where index == 0 || sorted[index] != sorted[last] {
      if index > 0 { last += 1 }
      sorted[last] = sorted[index]
    }
    sorted.removeLast(sorted.isEmpty ? 0 : sorted.count - last - 1)
    self.offsets = sorted
  }

  var isAll: Bool { offsets == nil }

  /// Byte offsets in ascending order; nil where every body is opened.
  var known: [UInt32]? { offsets }

  /// Whether a place lies within the bytes from `start` to `end`, the end excluded.
  func touch(_ start: UInt32, _ end: UInt32) -> Bool {
    guard let offsets else { return true }
    let next = offsets.partitioningIndex { $0 >= start }
    return next < offsets.count && offsets[next] < end
  }

  func touch(anyOf bodies: [ClosedBody]) -> Bool { bodies.contains { touch($0.start, $0.end) } }

  mutating func formUnion(_ other: Openings) {
    guard let mine = offsets, let theirs = other.offsets else {
      offsets = nil
      return
    }
    offsets = (mine + theirs).sorted()
  }
}

/// The bytes of a body that was not read, the end excluded.
struct ClosedBody: Codable, Sendable {
  var start: UInt32
  var end: UInt32
}
