/// Fixes that can be made together. A fix is made whole. It touches no bytes of an earlier fix, and changes no code that is
/// the evidence for another fix.
struct FixSelection {
  /// The edits of the fixes. An edit that two fixes share is made once.
  private(set) var edits: [Edit] = []
  private var stretches: [Stretch] = []
  /// The stretches that a fix edits or depends on, by where they are.
  private var numbers: [Block: Int] = [:]

  /// Adds a fix, or returns false if it cannot be made together with the fixes before.
  ///
  /// - Parameter grounds: the code that is the evidence for the fix.
  mutating func add(_ fix: Fix, grounds: [SourceRange]) -> Bool {
    let fresh = fix.edits.filter { edit in !stretches(around: edit.range).contains { stretches[$0].holds(edit) } }
    let mayEdit = fresh.allSatisfy { edit in
      stretches(around: edit.range).allSatisfy { stretches[$0].permits(edit) }
    }
    let isGrounded = grounds.allSatisfy { ground in
      stretches(around: ground).allSatisfy { stretches[$0].keeps(ground, for: fix) }
    }
    guard mayEdit, isGrounded else { return false }
    for edit in fresh { change(edit.range) { $0.add(edit) } }
    for ground in grounds { change(ground) { $0.grounds.append(ground) } }
    edits += fresh
    return true
  }

  // MARK: Stretches

  /// A part of a file: edits that collide have one in common.
  private struct Block: Hashable {
    var file: Int
    var number: Int
  }

  private static func blocks(around range: SourceRange) -> some Sequence<Block> {
    (range.start / blockLength...range.end / blockLength).lazy.map { Block(file: range.file, number: $0) }
  }

  private static let blockLength = 256

  private func stretches(around range: SourceRange) -> some Sequence<Int> {
    Self.blocks(around: range).lazy.compactMap { numbers[$0] }
  }

  private mutating func change(_ range: SourceRange, _ body: (inout Stretch) -> Void) {
    for block in Self.blocks(around: range) {
      let number = numbers[block] ?? stretches.count
      if number == stretches.count {
        numbers[block] = number
        stretches.append(Stretch())
      }
      body(&stretches[number])
    }
  }

  /// The edits of the fixes in a part of a file, and the ranges that the fixes depend on.
  private struct Stretch {
    private var joining: [Edit] = []
    private var others: [Edit] = []
    var grounds: [SourceRange] = []

    mutating func add(_ edit: Edit) {
      if edit.joins { joining.append(edit) } else { others.append(edit) }
    }

    func holds(_ edit: Edit) -> Bool { (edit.joins ? joining : others).contains(edit) }

    func permits(_ edit: Edit) -> Bool {
      if others.contains(where: { Self.collide(edit, $0) }) || grounds.contains(where: { Self.overlap(edit.range, $0) })
      {
        return false
      }
      return edit.joins || !joining.contains { Self.collide(edit, $0) }
    }

    /// True if no edit changes a place, but for edits that the fix itself makes.
    func keeps(_ ground: SourceRange, for fix: Fix) -> Bool {
      !others.contains { Self.overlap($0.range, ground) && !fix.edits.contains($0) }
    }

    private static func overlap(_ left: SourceRange, _ right: SourceRange) -> Bool {
      left.start < right.end && right.start < left.end
    }

    /// Two insertions at one place collide: which one comes first may matter.
    private static func collide(_ left: Edit, _ right: Edit) -> Bool {
      if left.joins, right.joins { return false }
      return left.range.start == right.range.start || overlap(left.range, right.range)
    }
  }
}
