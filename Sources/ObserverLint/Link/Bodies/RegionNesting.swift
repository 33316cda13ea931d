/// The regions of one body, which lie in each other or apart.
struct RegionNesting {
  private let regions: [RegionFact]
  /// Places in that list by their beginnings, the outer first, each with the nearest around it, or -1.
  private var order: [Int] = []
  private var enclosing: [Int] = []
  /// The regions that end by leaving, and have a condition.
  let leaving: [RegionFact]
  private var isNested = true

  init(_ regions: [RegionFact]) {
    self.regions = regions
    leaving = regions.filter { $0.exits && $0.conditionEnd > $0.statement }
    guard regions.count > 8 else {
      isNested = false
      return
    }
    order = regions.indices.filter { regions[$0].start < regions[$0].end }
    order.sort { (regions[$0].start, regions[$1].end, $0) < (regions[$1].start, regions[$0].end, $1) }
    for (position, index) in order.enumerated() {
      var candidate = position - 1
      while candidate >= 0, regions[order[candidate]].end <= regions[index].start { candidate = enclosing[candidate] }
      if candidate >= 0, regions[order[candidate]].end < regions[index].end { isNested = false }
      enclosing.append(candidate)
    }
  }

  /// Returns the regions around a place, in the order of the list.
  func around(_ offset: UInt32) -> [RegionFact] {
    guard isNested else { return regions.filter { $0.contains(offset) } }
    var found: [Int] = []
    var candidate = order.partitioningIndex { regions[$0].start > offset } - 1
    while candidate >= 0 {
      if regions[order[candidate]].contains(offset) { found.append(order[candidate]) }
      candidate = enclosing[candidate]
    }
    return found.sorted().map { regions[$0] }
  }
}
