/// Which types stand above and below which, told from places in a tree: a list of relatives for each type would grow
/// with the square of a hierarchy's depth.
///
/// A type stands below the first that it names, a class so below its superclass. What it inherits from beside that, its
/// protocols, is a set that it shares with those below it until one of them adds to it.
final class TypeTree {
  /// Where each type stands in the tree's order, which has those below a type right behind it, and where those end.
  private var places: Column<NominalType, Int32>
  private var ends: Column<NominalType, Int32>
  private var depths: Column<NominalType, Int32>
  /// The supertypes of a type that are not between the type and the root of the tree.
  private var beside: Column<NominalType, Set<NominalID>>
  /// How many types up to each place of the order stand beside the tree above others.
  private var linksUpTo: [Int32] = [0]
  private var isBeside: Set<NominalID> = []

  init(_ nominals: [NominalType]) {
    let count = nominals.count
    places = Column(repeating: -1, count: count)
    ends = places
    depths = Column(repeating: 0, count: count)
    beside = Column(repeating: [], count: count)
    var order: [NominalID] = []
    order.reserveCapacity(count)
    var above = Column<NominalType, NominalID>(repeating: -1, count: count)
    // First what inherits nothing; then types that inherit from each other, as far as names tell: a tree begins with one.
    let all = nominals.map(\.id)
    for root in all.filter({ nominals[$0].parents.isEmpty }) + all where places[root] < 0 {
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

    var linked: Set<NominalID> = []
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

  /// Types of other modules may be named once the tree stands: nothing is above or below them.
  func isPlaced(_ id: NominalID) -> Bool { Int(id) < places.count }

  private func isAboveInTree(_ one: NominalID, _ other: NominalID) -> Bool {
    places[one] < places[other] && places[other] < ends[one]
  }

  /// Returns true if the first type is a superclass or a protocol of the second, and is not the second itself.
  func isAbove(_ one: NominalID, _ other: NominalID) -> Bool {
    guard one != other, isPlaced(one), isPlaced(other) else { return false }
    return isAboveInTree(one, other) || beside[other].contains(one)
  }

  /// Returns true if both are the same type, or one is a supertype of the other.
  func areRelated(_ one: NominalID, _ other: NominalID) -> Bool {
    one == other || isAbove(one, other) || isAbove(other, one)
  }

  /// How many types stand between this one and the tree's root.
  func depth(_ id: NominalID) -> Int { isPlaced(id) ? Int(depths[id]) : 0 }

  /// How many types stand below this one in the tree.
  func countBelow(_ id: NominalID) -> Int { isPlaced(id) ? Int(ends[id] - places[id]) - 1 : 0 }

  /// Returns true if all subtypes of a type are below it in the tree alone, so that depth and place order them.
  func isTreeBelow(_ id: NominalID) -> Bool {
    !isPlaced(id) || !isBeside.contains(id) && linksUpTo[Int(ends[id])] == linksUpTo[Int(places[id])]
  }

  func place(_ id: NominalID) -> Int32 { places[id] }
  func end(_ id: NominalID) -> Int32 { ends[id] }
  func besides(_ id: NominalID) -> Set<NominalID> { beside[id] }
  func standsBeside(_ id: NominalID) -> Bool { isBeside.contains(id) }
}
