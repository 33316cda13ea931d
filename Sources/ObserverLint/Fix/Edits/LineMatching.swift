/// The lines of an old text that a new text keeps. The time grows with the texts, and not with the changes.
///
/// A line that stands once in each text is certain. Each stretch between two certain lines is matched alone.
struct LineMatching {
  /// The lines by numbers: equal lines of the old text, or of both texts, have the same.
  private let old: [Int]
  private let new: [Int]
  /// Where each line stands in the stretch at hand, by the number of the line.
  private var places: [Places]
  /// Pairs in rising order of both.
  private(set) var pairs: [(old: Int, new: Int)] = []

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [HashedBytes: Int] = [:]
    numbers.reserveCapacity(old.count)
    self.old = old.map { bytes in
      let line = HashedBytes(bytes)
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    // Lines of the new text alone match nothing.
    self.new = new.map { numbers[HashedBytes($0)] ?? -1 }
    places = Array(repeating: Places(), count: numbers.count)
    // A stack in place of recursion; the first stretch is on top.
    var rest = [Stretch(old: old.indices, new: new.indices)]
    while let stretch = rest.popLast() { rest += match(stretch).reversed() }
  }

  private struct Places {
    var old = Place.nowhere
    var new = Place.nowhere
  }

  private enum Place: Equatable {
    case nowhere, several
    case once(Int)

    mutating func add(_ place: Int) { self = self == .nowhere ? .once(place) : .several }
  }

  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Matches the lines that are certain, and returns the stretches between them.
  private mutating func match(_ stretch: Stretch) -> [Stretch] {
    var (oldStart, newStart) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (oldEnd, newEnd) = (stretch.old.upperBound, stretch.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      pairs.append((oldStart, newStart))
      oldStart += 1
      newStart += 1
    }
    var isAtEnd = 0
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      isAtEnd += 1
    }
    // What is equal at the end comes to its turn last, as a stretch that begins with equal lines.
    let end = Stretch(old: oldEnd..<oldEnd + isAtEnd, new: newEnd..<newEnd + isAtEnd)
    let rest = isAtEnd > 0 ? [end] : []
    let inner = Stretch(old: oldStart..<oldEnd, new: newStart..<newEnd)
    guard !inner.old.isEmpty, !inner.new.isEmpty, let once = linesThatStandOnce(in: inner) else { return rest }
    let anchors = longestRise(of: once)
    if anchors.isEmpty {
      return matchWithoutAnchors(inner) + rest
    }
    var result: [Stretch] = []
    var (fromOld, fromNew) = (oldStart, newStart)
    for anchor in anchors {
      // An anchor begins a stretch, where it is the first line that is equal.
      result.append(Stretch(old: fromOld..<anchor.old, new: fromNew..<anchor.new))
      (fromOld, fromNew) = (anchor.old, anchor.new)
      result.append(Stretch(old: fromOld..<fromOld + 1, new: fromNew..<fromNew + 1))
      fromOld += 1
      fromNew += 1
    }
    result.append(Stretch(old: fromOld..<oldEnd, new: fromNew..<newEnd))
    return result + rest
  }

  /// The lines that stand once in each part of a stretch; nil if the parts have no line in common.
  private mutating func linesThatStandOnce(in stretch: Stretch) -> [(old: Int, new: Int)]? {
    defer { for index in stretch.old { places[old[index]] = Places() } }
    for index in stretch.old { places[old[index]].old.add(index) }
    var isShared = false
    for index in stretch.new where new[index] >= 0 && places[new[index]].old != .nowhere {
      places[new[index]].new.add(index)
      isShared = true
    }
    guard isShared else { return nil }
    return stretch.old.compactMap { index in
      guard case .once = places[old[index]].old, case .once(let place) = places[old[index]].new else { return nil }
      return (index, place)
    }
  }

  /// The longest row of pairs that rises in both texts; the pairs given rise in the old one.
  private func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pairs of the best rows of each length, and the pair before each.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let place = ends.partitioningIndex { pairs[$0].new >= pair.new }
      if place > 0 { before[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = before[next]
    }
    return result.reversed()
  }

  /// Lines that all stand several times: each is matched with the next of its kind that is near. What is short is matched
  /// with the fewest changes.
  private mutating func matchWithoutAnchors(_ stretch: Stretch) -> [Stretch] {
    if stretch.old.count * stretch.new.count <= Self.shortProduct { return shortest(stretch) }
    var position = stretch.new.lowerBound
    for index in stretch.old {
      let near = position..<min(stretch.new.upperBound, position + Self.nearby)
      guard let found = near.first(where: { new[$0] == old[index] }) else { continue }
      pairs.append((index, found))
      position = found + 1
    }
    return []
  }

  private mutating func shortest(_ stretch: Stretch) -> [Stretch] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new[stretch.new].difference(from: old[stretch.old]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(stretch.old.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(stretch.new.lowerBound + offset)
      }
    }
    pairs += zip(stretch.old.filter { !removed.contains($0) }, stretch.new.filter { !inserted.contains($0) }).map {
      (old: $0, new: $1)
    }
    return []
  }

  private static let shortProduct = 40_000
  private static let nearby = 64
}
