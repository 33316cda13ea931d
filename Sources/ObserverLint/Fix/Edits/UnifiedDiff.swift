/// A patch for `git apply` and `patch`, with three lines of context. Each line keeps its own line break.
///
/// The patch has no header of git. So the paths begin at the folder where someone applies the patch, also below the root
/// of a repository.
enum UnifiedDiff {
  static func patch(path: PathBytes, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let left = lines(old)
    let right = lines(new)
    let changes = script(left, right)
    guard !changes.isEmpty else { return [] }
    var result = header("--- ", "a/", path) + header("+++ ", "b/", path)
    for hunk in hunks(changes, count: left.count) { render(hunk, left, right, to: &result) }
    return result
  }

  /// A name with a space has a tab behind it; one with quotes or control characters is quoted as in C.
  private static func header(_ mark: String, _ prefix: String, _ path: PathBytes) -> [UInt8] {
    let bytes = Array(prefix.utf8) + path.bytes
    let isOdd = bytes.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard isOdd else { return Array(mark.utf8) + bytes + (bytes.contains(0x20) ? [0x09] : []) + [0x0A] }
    var quoted: [UInt8] = [0x22]
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C: quoted += [0x5C, byte]
      case 0x0A: quoted += Array("\\n".utf8)
      case 0x09: quoted += Array("\\t".utf8)
      case 0..<0x20, 0x7F...:
        quoted += [0x5C] + [byte >> 6, byte >> 3 & 7, byte & 7].map { 0x30 + $0 }
      default: quoted.append(byte)
      }
    }
    return Array(mark.utf8) + quoted + [0x22, 0x0A]
  }

  /// Each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  // MARK: What changed

  /// Lines of the old text that give way to lines of the new one.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (oldIndex, newIndex) = (0, 0)
    for kept in LineMatching(old, new).pairs + [(old.count, new.count)] {
      if oldIndex < kept.old || newIndex < kept.new {
        changes.append(Change(old: oldIndex..<kept.old, new: newIndex..<kept.new))
      }
      (oldIndex, newIndex) = (kept.old + 1, kept.new + 1)
    }
    return changes
  }

  private static let context = 3

  /// Changes whose context would meet stand in one hunk.
  private static func hunks(_ changes: [Change], count: Int) -> [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= context * 2 {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private static func render(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.old.lowerBound - context)
    let end = min(old.count, last.old.upperBound + context)
    let before = first.old.lowerBound - start
    let newStart = first.new.lowerBound - before
    let newCount = last.new.upperBound + (end - last.old.upperBound) - newStart
    result += "@@ -\(span(start, end - start)) +\(span(newStart, newCount)) @@\n".utf8
    var position = start
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { render(line, marked: 0x20, to: &result) }
      for line in old[change.old] { render(line, marked: 0x2D, to: &result) }
      for line in new[change.new] { render(line, marked: 0x2B, to: &result) }
      position = change.old.upperBound
    }
    for line in old[position..<end] { render(line, marked: 0x20, to: &result) }
  }

  /// Lines count from 1; where there is none, the line before.
  private static func span(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private static func render(_ line: ArraySlice<UInt8>, marked mark: UInt8, to result: inout [UInt8]) {
    result.append(mark)
    result += line
    if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
  }
}
