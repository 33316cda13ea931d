/// The order and the branches of each body, by the places of what stands in it. A closure stands in the body around it.
final class BodyOrder {
  private let program: Program
  private let bodies: BodyIndex
  private var regions: [FunctionID: [RegionFact]] = [:]
  private var nestings: [FunctionID: RegionNesting] = [:]
  private let values: BodyPlaces<ValueFact>
  private let calls: BodyPlaces<CallFact>

  init(_ flow: ValueFlow) {
    program = flow.program
    bodies = flow.bodies
    values = BodyPlaces(bodies.values) { [program] in program.values[$0].offset }
    calls = BodyPlaces(bodies.calls) { [program] in program.calls[$0].nameOffset }
    for region in program.regions where region.function >= 0 {
      regions[bodies.body(of: region.function), default: []].append(region)
    }
  }

  func allRegions(in function: FunctionID) -> [RegionFact] { regions[bodies.body(of: function)] ?? [] }

  func regions(around offset: UInt32, in function: FunctionID) -> [RegionFact] {
    nesting(in: function).around(offset)
  }

  private func nesting(in function: FunctionID) -> RegionNesting {
    let body = bodies.body(of: function)
    guard let regions = regions[body] else { return Self.noRegions }
    if let known = nestings[body] { return known }
    let nesting = RegionNesting(regions)
    nestings[body] = nesting
    return nesting
  }

  private static let noRegions = RegionNesting([])

  /// The values of a body that stand in some of its bytes, and the calls whose names do.
  func values(in ranges: [Range<UInt32>], of body: FunctionID) -> [ValueID] { values.within(ranges, of: body) }

  func calls(in ranges: [Range<UInt32>], of body: FunctionID) -> [CallID] { calls.within(ranges, of: body) }

  /// The values of a body that begin at a place or behind it, in their order, and the calls whose names do.
  func values(from offset: UInt32, of body: FunctionID) -> ArraySlice<ValueID> { values.from(offset, of: body) }

  func calls(from offset: UInt32, of body: FunctionID) -> ArraySlice<CallID> { calls.from(offset, of: body) }

  /// Returns true if two places of a body lie in branches of one statement that exclude each other, or if the code around
  /// one leaves before the other.
  func exclude(_ first: UInt32, _ second: UInt32, in function: FunctionID) -> Bool {
    let (earlier, later) = (min(first, second), max(first, second))
    if leaves(earlier, before: later, in: function) { return true }
    let others = regions(around: later, in: function)
    return regions(around: earlier, in: function).contains { region in
      region.kind == .branch
        && others.contains { other in
          other.kind == .branch && other.statement == region.statement && other.start != region.start
            && !runs(other, after: region, in: function)
        }
    }
  }

  /// Returns true if a branch of a `switch`, and each one between it and a later one, falls through.
  private func runs(_ later: RegionFact, after earlier: RegionFact, in function: FunctionID) -> Bool {
    earlier.fallsThrough
      && allRegions(in: function).allSatisfy { region in
        region.kind != .branch || region.statement != later.statement || region.start <= earlier.start
          || region.start >= later.start || region.fallsThrough
      }
  }

  /// Returns true if each run that reaches the earlier place also reaches the later place, unless it leaves the body
  /// in between.
  func surelyFollows(_ later: UInt32, _ earlier: UInt32, in function: FunctionID) -> Bool {
    later > earlier && regions(around: later, in: function).allSatisfy { $0.contains(earlier) && $0.kind != .deferred }
  }

  /// Returns true if a branch between two places leaves the function.
  func isLeft(between earlier: UInt32, and later: UInt32, in function: FunctionID) -> Bool {
    nesting(in: function).leaving.contains { $0.function == function && $0.start > earlier && $0.end <= later }
  }

  /// Returns true if each run that reaches the later place has reached the earlier place.
  func surelyPrecedes(_ earlier: UInt32, _ later: UInt32, in function: FunctionID) -> Bool {
    earlier < later && regions(around: earlier, in: function).allSatisfy { $0.contains(later) && $0.kind != .deferred }
  }

  /// The bytes of the conditions that decide whether a place is reached: those around it, and those before it that
  /// leave.
  func conditions(deciding offset: UInt32, in function: FunctionID) -> [Range<UInt32>] {
    let (around, left) = regions(deciding: offset, in: function)
    return (around + left).map { $0.statement..<$0.conditionEnd }
  }

  /// The conditions that decide whether a place is reached, and what they must be: nil for the subject of a `switch`.
  func decisions(for offset: UInt32, in function: FunctionID) -> [(condition: Range<UInt32>, isTrue: Bool?)] {
    let (around, left) = regions(deciding: offset, in: function)
    // A `throw` may lead to a `catch` of the same function.
    let leaves = !allRegions(in: function).contains { $0.kind == .catch }
    return around.map { ($0.statement..<$0.conditionEnd, isTrue(in: $0, of: function)) }
      + left.map { ($0.statement..<$0.conditionEnd, leaves ? isTrue(in: $0, of: function).map(!) : nil) }
  }

  /// The blocks with a condition around a place, and the blocks before the place that leave.
  private func regions(
    deciding offset: UInt32, in function: FunctionID
  ) -> (around: [RegionFact], left: [RegionFact]) {
    let nesting = nesting(in: function)
    let around = nesting.around(offset).filter { $0.conditionEnd > $0.statement }
    let left = nesting.leaving.filter { region in
      region.end <= offset && isAround(region.function, function)
        && nesting.around(region.start).allSatisfy { $0.start == region.start || $0.contains(offset) }
    }
    return (around, left)
  }

  /// Returns true if a block around the first place leaves the function, so that the second place does not run after it.
  func leaves(_ first: UInt32, before second: UInt32, in function: FunctionID) -> Bool {
    regions(deciding: second, in: function).left.contains { $0.contains(first) }
  }

  /// The value of the condition of an `if`, a `guard` or a `while` in one of its blocks.
  private func isTrue(in region: RegionFact, of function: FunctionID) -> Bool? {
    if region.kind == .guardElse { return false }
    let isFirst = region.start == region.conditionEnd
    let hasFirst = allRegions(in: function).contains { $0.statement == region.statement && $0.start == $0.conditionEnd }
    return hasFirst ? isFirst : nil
  }

  /// Returns true if leaving `outer` ends the code in `inner`, which is `outer` or stands in it.
  private func isAround(_ outer: FunctionID, _ inner: FunctionID) -> Bool {
    var current = inner
    while current >= 0 {
      if current == outer { return true }
      current = program.functions[current].parent
    }
    return false
  }

  /// The innermost loop of the function around a place.
  func loop(around offset: UInt32, in function: FunctionID) -> RegionFact? {
    regions(around: offset, in: function).filter { $0.kind == .loop }.min { $0.end - $0.start < $1.end - $1.start }
  }
}
