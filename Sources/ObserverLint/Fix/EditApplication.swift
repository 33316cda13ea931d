/// Edits applied to a text.
enum EditApplication {
  /// Fixes that can be applied together: each whole, and none that touches what an earlier one does. Edits that two
  /// fixes have in common are made once. The result has the numbers of the chosen fixes.
  static func compatible(_ fixes: [Fix]) -> (fixes: [Int], edits: [Edit]) {
    var numbers: [Int] = []
    var chosen: [Edit] = []
    var known: Set<Edit> = []
    var nearby: [Block: EditsNearby] = [:]
    for (number, fix) in fixes.enumerated() {
      let fresh = fix.edits.filter { !known.contains($0) }
      let isFree = fresh.allSatisfy { edit in
        blocks(of: edit).allSatisfy { nearby[$0].map { !$0.collides(edit) } ?? true }
      }
      guard isFree else { continue }
      numbers.append(number)
      for edit in fresh {
        chosen.append(edit)
        known.insert(edit)
        for block in blocks(of: edit) { nearby[block, default: EditsNearby()].add(edit) }
      }
    }
    return (numbers, chosen)
  }

  /// A stretch of a file: edits that collide have one in common.
  private struct Block: Hashable {
    var file: Int
    var number: Int
  }

  private static func blocks(of edit: Edit) -> some Sequence<Block> {
    (edit.range.start / blockLength...edit.range.end / blockLength).lazy.map {
      Block(file: edit.range.file, number: $0)
    }
  }

  private static let blockLength = 256

  private struct EditsNearby {
    private var joining: [Edit] = []
    private var others: [Edit] = []

    mutating func add(_ edit: Edit) {
      if edit.joins { joining.append(edit) } else { others.append(edit) }
    }

    func collides(_ edit: Edit) -> Bool {
      if others.contains(where: { collide(edit, $0) }) { return true }
      return !edit.joins && joining.contains { collide(edit, $0) }
    }
  }

  /// Two insertions at one place collide: which one comes first may matter.
  private static func collide(_ left: Edit, _ right: Edit) -> Bool {
    if left.joins, right.joins { return false }
    if left.range.start == right.range.start { return true }
    return left.range.start < right.range.end && right.range.start < left.range.end
  }

  /// Edits of one file that do not collide, in any order.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset) < (
        $1.element.range.start, $1.element.range.end, $1.offset
      )
    }
    for (_, edit) in sorted where edit.range.start >= position && edit.range.end <= bytes.count {
      result += bytes[position..<edit.range.start]
      result += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    return result + bytes[position...]
  }
}
