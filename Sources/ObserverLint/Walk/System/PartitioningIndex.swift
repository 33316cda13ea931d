extension RandomAccessCollection where Index == Int {
  /// The first place of an element that the condition holds for, or the end. It must hold for all behind that one.
  @inline(__always)
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
