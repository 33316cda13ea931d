/// Numbers of nodes, calls or values by the offset in a file that each belongs to.
struct OffsetIndex<Number: Comparable & Sendable> {
  typealias Entry = (offset: Int, id: Number)

  /// By offset, and by number where that is the same.
  private let entries: [Entry]

  init(_ entries: [Entry]) {
    // What is gathered in the order of a file is in order already.
    var isInOrder = true
    for index in entries.indices.dropFirst() where !Self.precedes(entries[index - 1], entries[index]) {
      isInOrder = false
      break
    }
    self.entries = isInOrder ? entries : entries.sorted(by: Self.precedes)
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    left.offset == right.offset ? left.id < right.id : left.offset < right.offset
  }

  /// The lowest number at an offset.
  func first(at offset: Int) -> Number? {
    let index = position(of: offset)
    return index < entries.count && entries[index].offset == offset ? entries[index].id : nil
  }

  /// In ascending order.
  func all(at offset: Int) -> some Sequence<Number> {
    entries[position(of: offset)...].lazy.prefix { $0.offset == offset }.map(\.id)
  }

  /// In ascending order of their numbers.
  func all(in range: Range<Int>) -> [Number] {
    var result: [Number] = []
    var index = position(of: range.lowerBound)
    while index < entries.count, entries[index].offset < range.upperBound {
      result.append(entries[index].id)
      index += 1
    }
    return result.sorted()
  }

  /// The first place at an offset or behind it.
  private func position(of offset: Int) -> Int {
    entries.partitioningIndex { $0.offset >= offset }
  }
}

/// Nodes by the parts of a file that they cover.
struct SpanIndex {
  typealias Entry = (start: Int, end: Int, id: Int32)

  /// The entries in the order of their starts.
  private let entries: [Entry]
  /// For each entry, the furthest end of the entry and all entries before it.
  private let reach: [Int]

  init(_ entries: [Entry]) {
    self.entries = entries.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    var reach: [Int] = []
    reach.reserveCapacity(entries.count)
    for entry in self.entries { reach.append(max(reach.last ?? 0, entry.end)) }
    self.reach = reach
  }

  /// Returns the ranges that an offset lies in, in ascending order of their numbers.
  func containing(_ offset: Int) -> [Int32] {
    var place = entries.partitioningIndex { $0.start > offset }
    var result: [Int32] = []
    while place > 0, reach[place - 1] > offset {
      place -= 1
      if entries[place].end > offset { result.append(entries[place].id) }
    }
    return result.sorted()
  }
}
