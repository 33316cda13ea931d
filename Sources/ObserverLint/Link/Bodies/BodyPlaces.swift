/// The values or the calls of each body, by their places: ordered once for each body that is asked about.
final class BodyPlaces<Fact> {
  private let members: Adjacency<FunctionFact, Fact>
  private let offset: (ID<Fact>) -> UInt32
  private var ordered: [FunctionID: [ID<Fact>]] = [:]

  init(_ members: Adjacency<FunctionFact, Fact>, offset: @escaping (ID<Fact>) -> UInt32) {
    self.members = members
    self.offset = offset
  }

  /// Those at a place or behind it, in the order of their places.
  func from(_ start: UInt32, of body: FunctionID) -> ArraySlice<ID<Fact>> {
    let all = all(of: body)
    return all[all.partitioningIndex { offset($0) >= start }...]
  }

  /// Those in some of the bytes, in the order of the program.
  func within(_ ranges: [Range<UInt32>], of body: FunctionID) -> [ID<Fact>] {
    var result: Set<ID<Fact>> = []
    for range in ranges { result.formUnion(from(range.lowerBound, of: body).prefix { offset($0) < range.upperBound }) }
    return result.sorted()
  }

  private func all(of body: FunctionID) -> [ID<Fact>] {
    if let known = ordered[body] { return known }
    let all = members[body].sorted(byNumber: { Int(offset($0)) })
    ordered[body] = all
    return all
  }
}
