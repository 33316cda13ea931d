/// Edits applied to a text.
enum EditApplication {
  /// Returns the numbers of the fixes that can be applied together, and their edits. A fix is applied whole. It touches no
  /// bytes of an earlier fix, and changes no code that is the evidence for another fix. An edit that two fixes share is
  /// made once.
  static func compatible(_ fixes: [(fix: Fix, grounds: [SourceRange])]) -> (fixes: [Int], edits: [Edit]) {
    var numbers: [Int] = []
    var chosen: [Edit] = []
    var known: Set<Edit> = []
    var nearby: [Block: Nearby] = [:]
    for (number, (fix, grounds)) in fixes.enumerated() {
      let fresh = fix.edits.filter { !known.contains($0) }
      let mayEdit = fresh.allSatisfy { edit in
        blocks(of: edit.range).allSatisfy { nearby[$0]?.permits(edit) ?? true }
      }
      let isGrounded = grounds.allSatisfy { ground in
        blocks(of: ground).allSatisfy { nearby[$0]?.keeps(ground, for: fix) ?? true }
      }
      guard mayEdit, isGrounded else { continue }
      numbers.append(number)
      for edit in fresh {
        chosen.append(edit)
        known.insert(edit)
        for block in blocks(of: edit.range) { nearby[block, default: Nearby()].add(edit) }
      }
      for ground in grounds {
        for block in blocks(of: ground) { nearby[block, default: Nearby()].grounds.append(ground) }
      }
    }
    return (numbers, chosen)
  }

  /// A stretch of a file: edits that collide have one in common.
  private struct Block: Hashable {
    var file: Int
    var number: Int
  }

  private static func blocks(of range: SourceRange) -> some Sequence<Block> {
    (range.start / blockLength...range.end / blockLength).lazy.map { Block(file: range.file, number: $0) }
  }

  private static let blockLength = 256

  /// The edits of chosen fixes in a stretch of a file, and the ranges that the fixes depend on.
  private struct Nearby {
    private var joining: [Edit] = []
    private var others: [Edit] = []
    var grounds: [SourceRange] = []

    mutating func add(_ edit: Edit) {
      if edit.joins { joining.append(edit) } else { others.append(edit) }
    }

    func permits(_ edit: Edit) -> Bool {
      if others.contains(where: { collide(edit, $0) }) || grounds.contains(where: { overlap(edit.range, $0) }) {
        return false
      }
      return edit.joins || !joining.contains { collide(edit, $0) }
    }

    /// True if no edit changes a place, but for edits that the fix itself makes.
    func keeps(_ ground: SourceRange, for fix: Fix) -> Bool {
      !others.contains { overlap($0.range, ground) && !fix.edits.contains($0) }
    }
  }

  private static func overlap(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.start < right.end && right.start < left.end
  }

  /// Two insertions at one place collide: which one comes first may matter.
  private static func collide(_ left: Edit, _ right: Edit) -> Bool {
    if left.joins, right.joins { return false }
    return left.range.start == right.range.start || overlap(left.range, right.range)
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
