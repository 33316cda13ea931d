/// Some of the types, among which those related to one are found without going over all.
struct TypeSelection {
  private let tree: TypeTree
  private let all: Set<NominalID>
  /// In the tree's order.
  private let ordered: [NominalID]
  /// The nearest of them above each in the tree, as its position, or -1.
  private var enclosing: [Int] = []
  /// How many of them stand above each in the tree.
  private var levels: [Int] = []

  init(_ types: some Sequence<NominalID>, _ tree: TypeTree) {
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

  func contains(_ id: NominalID) -> Bool { all.contains(id) }

  /// How many of them come before a place of the tree's order.
  private func position(of place: Int32) -> Int {
    ordered.partitioningIndex { tree.place($0) >= place }
  }

  /// Returns the types above a type in the tree, nearest first; with a condition, only the nearest that meets it.
  private func aboveInTree(_ id: NominalID, first isSuch: ((NominalID) -> Bool)? = nil) -> [NominalID] {
    var result: [NominalID] = []
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

  private func belowInTree(_ id: NominalID) -> ArraySlice<NominalID> {
    ordered[position(of: tree.place(id) + 1)..<position(of: tree.end(id))]
  }

  private func besideAbove(_ id: NominalID) -> [NominalID] {
    let beside = tree.besides(id)
    if beside.isEmpty { return [] }
    return beside.count < all.count
      ? beside.filter { $0 != id && all.contains($0) } : ordered.filter { $0 != id && beside.contains($0) }
  }

  private func besideBelow(_ id: NominalID) -> [NominalID] {
    guard tree.standsBeside(id) else { return [] }
    return ordered.filter { $0 != id && tree.besides($0).contains(id) }
  }

  /// Returns true if all types are the given type, or its supertypes or subtypes, as in a chain.
  func areAllRelated(to id: NominalID) -> Bool {
    guard tree.isPlaced(id), ordered.count == all.count else { return false }
    let behind = position(of: tree.place(id))
    var above = behind - 1
    while above >= 0, tree.end(ordered[above]) <= tree.place(id) { above = enclosing[above] }
    let countAbove = above < 0 ? 0 : levels[above] + 1
    return countAbove + position(of: tree.end(id)) - behind == ordered.count
  }

  /// Returns the selected types that are the type, or stand above or below it, in no order.
  func related(to id: NominalID) -> [NominalID] {
    let own = all.contains(id) ? [id] : []
    guard tree.isPlaced(id) else { return own }
    let beside = besideAbove(id) + besideBelow(id)
    let inTree = own + aboveInTree(id) + belowInTree(id)
    return beside.isEmpty ? inTree : Array(Set(inTree).union(beside))
  }

  /// Returns the selected types above a type, nearest first; nil if only its list of ancestors gives the order.
  func above(_ id: NominalID) -> [NominalID]? {
    guard tree.isPlaced(id) else { return [] }
    return besideAbove(id).isEmpty ? aboveInTree(id) : nil
  }

  /// The nearest above a type that meets a condition; nil where only its list of ancestors tells which is nearer.
  func above(_ id: NominalID, where isSuch: (NominalID) -> Bool) -> [NominalID]? {
    guard tree.isPlaced(id) else { return [] }
    return besideAbove(id).isEmpty ? withoutActuallyEscaping(isSuch) { aboveInTree(id, first: $0) } : nil
  }

  /// Returns the selected types below a type, nearest first; nil if only its list of descendants gives the order.
  func below(_ id: NominalID) -> [NominalID]? {
    guard tree.isPlaced(id) else { return [] }
    guard tree.isTreeBelow(id) else { return nil }
    return belowInTree(id).sorted { (tree.depth($0), tree.place($0)) < (tree.depth($1), tree.place($1)) }
  }
}
