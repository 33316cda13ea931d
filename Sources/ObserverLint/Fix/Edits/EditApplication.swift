/// Edits applied to a text.
enum EditApplication {
  /// Edits of one file that do not collide, in any order.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.replacement.utf8.count })
    var position = 0
    // Positions move, as an edit has its text to copy.
    let order = edits.indices.sorted {
      (edits[$0].range.start, edits[$0].range.end, $0) < (edits[$1].range.start, edits[$1].range.end, $1)
    }
    for index in order {
      let range = edits[index].range
      guard range.start >= position, range.end <= bytes.count else { continue }
      result += bytes[position..<range.start]
      result += edits[index].replacement.utf8
      position = range.end
    }
    result += bytes[position...]
    return result
  }
}
