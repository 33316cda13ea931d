/// Which types stand above and below which, told from places in a tree: a list of relatives for each type would grow
/// with the square of a hierarchy's depth.
///
/// A type stands below the first that it names, a class so below its superclass. What it inherits from beside that, its
/// protocols, is a set that it shares with those below it until one of them adds to it.
final class TypeTree {
  /// Where each type stands in the tree's order, which has those below a type right behind it, and where those end.
  private var places: [Int32]
  private var ends: [Int32]
  private var depths: [Int32]
  /// What stands above a type, and not between it and the tree's root.
  private var beside: [Set<Int>]
  /// How many types up to each place of the order stand beside the tree above others.
  private var linksUpTo: [Int32] = [0]
  private var isBeside: Set<Int> = []

  init(_ nominals: [NominalType]) {
    let count = nominals.count
    places = Array(repeating: -1, count: count)
    ends = places
    depths = Array(repeating: 0, count: count)
    beside = Array(repeating: [], count: count)
    var order: [Int] = []
    order.reserveCapacity(count)
    var above: [Int] = Array(repeating: -1, count: count)
    // First what inherits nothing; then types that inherit from each other, as far as names tell: a tree begins with one.
    for root in (0..<count).filter({ nominals[$0].parents.isEmpty }) + Array(0..<count) where places[root] < 0 {
      var stack = [root]
      while let id = stack.popLast() {
        places[id] = Int32(order.count)
        order.append(id)
        for child in nominals[id].children.reversed() where nominals[child].parents[0] == id && places[child] < 0 {
          above[child] = id
          depths[child] = depths[id] + 1
          stack.append(child)
        }
      }
    }
    for id in order { ends[id] = places[id] + 1 }
    for id in order.reversed() where above[id] >= 0 { ends[above[id]] = max(ends[above[id]], ends[id]) }

    var linked: Set<Int> = []
    for id in order {
      if above[id] >= 0 { beside[id] = beside[above[id]] }
      var pending = nominals[id].parents.filter { $0 != above[id] }
      linked.formUnion(pending)
      while let next = pending.popLast() {
        guard next != id, !isAboveInTree(next, id), beside[id].insert(next).inserted else { continue }
        isBeside.insert(next)
        pending += nominals[next].parents
      }
    }
    linksUpTo.reserveCapacity(count + 1)
    for id in order { linksUpTo.append(linksUpTo[linksUpTo.count - 1] + (linked.contains(id) ? 1 : 0)) }
  }

  /// Types of elsewhere may be named once the tree stands: nothing is above or below them.
  func isPlaced(_ id: Int) -> Bool { id < places.count }

  private func isAboveInTree(_ one: Int, _ other: Int) -> Bool {
    places[one] < places[other] && places[other] < ends[one]
  }

  /// Whether one type is a superclass or a protocol of the other, which is not itself one.
  func isAbove(_ one: Int, _ other: Int) -> Bool {
    guard one != other, isPlaced(one), isPlaced(other) else { return false }
    return isAboveInTree(one, other) || beside[other].contains(one)
  }

  /// Whether they are one type, or one stands above the other.
  func areRelated(_ one: Int, _ other: Int) -> Bool { one == other || isAbove(one, other) || isAbove(other, one) }

  /// How many types stand between this one and the tree's root.
  func depth(_ id: Int) -> Int { isPlaced(id) ? Int(depths[id]) : 0 }

  /// How many types stand below this one in the tree.
  func countBelow(_ id: Int) -> Int { isPlaced(id) ? Int(ends[id] - places[id]) - 1 : 0 }

  /// Whether all that stands below a type does so in the tree alone, so that it is ordered by depth and place.
  func isTreeBelow(_ id: Int) -> Bool {
    !isPlaced(id) || !isBeside.contains(id) && linksUpTo[Int(ends[id])] == linksUpTo[Int(places[id])]
  }

  fileprivate func place(_ id: Int) -> Int32 { places[id] }
  fileprivate func end(_ id: Int) -> Int32 { ends[id] }
  fileprivate func besides(_ id: Int) -> Set<Int> { beside[id] }
  fileprivate func standsBeside(_ id: Int) -> Bool { isBeside.contains(id) }
}

/// Some of the types, among which those related to one are found without going over all.
struct TypeSelection {
  private let tree: TypeTree
  private let all: Set<Int>
  /// In the tree's order.
  private let ordered: [Int]
  /// The nearest of them above each in the tree, as its position, or -1.
  private var enclosing: [Int] = []
  /// How many of them stand above each in the tree.
  private var levels: [Int] = []

  init(_ types: some Sequence<Int>, _ tree: TypeTree) {
    self.tree = tree
    all = Set(types)
    ordered = all.filter { tree.isPlaced($0) }.sorted { tree.place($0) < tree.place($1) }
    enclosing.reserveCapacity(ordered.count)
    for (position, id) in ordered.enumerated() {
      var candidate = position - 1
      while candidate >= 0, tree.end(ordered[candidate]) <= tree.place(id) { candidate = enclosing[candidate] }
      enclosing.append(candidate)
      levels.append(candidate < 0 ? 0 : levels[candidate] + 1)
    }
  }

  var isEmpty: Bool { all.isEmpty }

  func contains(_ id: Int) -> Bool { all.contains(id) }

  /// How many of them come before a place of the tree's order.
  private func position(of place: Int32) -> Int {
    ordered.partitioningIndex { tree.place($0) >= place }
  }

  /// Those above a type in the tree, the nearest first; with a condition, the nearest alone that meets it.
  private func aboveInTree(_ id: Int, first isSuch: ((Int) -> Bool)? = nil) -> [Int] {
    var result: [Int] = []
    var candidate = position(of: tree.place(id)) - 1
    while candidate >= 0 {
      let type = ordered[candidate]
      if tree.end(type) > tree.place(id) {
        if let isSuch, isSuch(type) { return [type] }
        if isSuch == nil { result.append(type) }
      }
      candidate = enclosing[candidate]
    }
    return result
  }

  private func belowInTree(_ id: Int) -> ArraySlice<Int> {
    ordered[position(of: tree.place(id) + 1)..<position(of: tree.end(id))]
  }

  private func besideAbove(_ id: Int) -> [Int] {
    let beside = tree.besides(id)
    if beside.isEmpty { return [] }
    return beside.count < all.count
      ? beside.filter { $0 != id && all.contains($0) } : ordered.filter { $0 != id && beside.contains($0) }
  }

  private func besideBelow(_ id: Int) -> [Int] {
    guard tree.standsBeside(id) else { return [] }
    return ordered.filter { $0 != id && tree.besides($0).contains(id) }
  }

  /// Whether all of them are the type, or stand above or below it, as in a chain.
  func areAllRelated(to id: Int) -> Bool {
    guard tree.isPlaced(id), ordered.count == all.count else { return false }
    let behind = position(of: tree.place(id))
    var above = behind - 1
    while above >= 0, tree.end(ordered[above]) <= tree.place(id) { above = enclosing[above] }
    let countAbove = above < 0 ? 0 : levels[above] + 1
    return countAbove + position(of: tree.end(id)) - behind == ordered.count
  }

  /// Those that are the type, or stand above or below it, in no order.
  func related(to id: Int) -> [Int] {
    let own = all.contains(id) ? [id] : []
    guard tree.isPlaced(id) else { return own }
    let beside = besideAbove(id) + besideBelow(id)
    let inTree = own + aboveInTree(id) + belowInTree(id)
    return beside.isEmpty ? inTree : Array(Set(inTree).union(beside))
  }

  /// Those above a type, nearest first; nil where only its list of ancestors tells which is nearer.
  func above(_ id: Int) -> [Int]? {
    guard tree.isPlaced(id) else { return [] }
    return besideAbove(id).isEmpty ? aboveInTree(id) : nil
  }

  /// The nearest above a type that meets a condition; nil where only its list of ancestors tells which is nearer.
  func above(_ id: Int, where isSuch: (Int) -> Bool) -> [Int]? {
    guard tree.isPlaced(id) else { return [] }
    return besideAbove(id).isEmpty ? withoutActuallyEscaping(isSuch) { aboveInTree(id, first: $0) } : nil
  }

  /// Those below a type, nearest first; nil where only its list of descendants tells which is nearer.
  func below(_ id: Int) -> [Int]? {
    guard tree.isPlaced(id) else { return [] }
    guard tree.isTreeBelow(id) else { return nil }
    return belowInTree(id).sorted { (tree.depth($0), tree.place($0)) < (tree.depth($1), tree.place($1)) }
  }
}
