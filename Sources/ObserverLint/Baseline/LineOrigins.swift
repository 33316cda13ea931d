/// Which lines of a text stood in another one, as after edits that are not written yet. Lines count from 1, and end as
/// git's do.
struct LineOrigins {
  /// For each line, in order; nil where it is new.
  private var origins: [Int?] = []

  /// A file that cannot be read has had no lines.
  init(of new: [UInt8], in old: Result<[UInt8], FileReader.Failure>) {
    let lines = { (text: [UInt8]) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    let (before, after) = (lines((try? old.get()) ?? []), lines(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var kept = before.indices.filter { !removed.contains($0) }[...]
    origins = after.indices.map { inserted.contains($0) ? nil : kept.popFirst().map { $0 + 1 } }
  }

  subscript(line: Int) -> Int? { origins.indices.contains(line - 1) ? origins[line - 1] : nil }
}
