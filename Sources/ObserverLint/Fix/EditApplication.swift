/// Edits applied to a text.
enum EditApplication {
  /// Fixes that can be applied together: each whole, and none that touches what an earlier one does. Edits that two
  /// fixes have in common are made once.
  static func compatible(_ fixes: [Fix]) -> (edits: [Edit], fixes: Int) {
    var count = 0
    var chosen: [Int: [Edit]] = [:]
    var known: Set<Edit> = []
    for fix in fixes {
      let fresh = fix.edits.filter { !known.contains($0) }
      guard !fresh.contains(where: { edit in chosen[edit.range.file, default: []].contains { collide(edit, $0) } })
      else { continue }
      count += 1
      for edit in fresh {
        chosen[edit.range.file, default: []].append(edit)
        known.insert(edit)
      }
    }
    return (chosen.values.flatMap(\.self), count)
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
