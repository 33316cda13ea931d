/// Elements by the number that each belongs to, in the order in which they came: in one row, for numbers that lie close to
/// each other, as those of one body do.
struct Grouped<Key, Element> {
  private var first: Int32 = 0
  /// Where those of each number from the first on begin in the row.
  private var starts: [Int32] = []
  private var row: [Element] = []

  init(_ all: [(number: ID<Key>, element: Element)]) {
    guard var last = all.first?.number.number, let any = all.first?.element else { return }
    first = last
    for one in all {
      first = min(first, one.number.number)
      last = max(last, one.number.number)
    }
    starts = Array(repeating: 0, count: Int(last - first) + 2)
    for one in all { starts[Int(one.number.number - first) + 1] += 1 }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    var next = starts
    row = Array(repeating: any, count: all.count)
    for one in all {
      row[Int(next[Int(one.number.number - first)])] = one.element
      next[Int(one.number.number - first)] += 1
    }
  }

  /// Nil where there is none.
  subscript(number: ID<Key>) -> ArraySlice<Element>? {
    let place = Int(number) - Int(first)
    guard place >= 0, place + 1 < starts.count, starts[place] < starts[place + 1] else { return nil }
    return row[Int(starts[place])..<Int(starts[place + 1])]
  }
}
