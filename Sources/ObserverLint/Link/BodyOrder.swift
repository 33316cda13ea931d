/// The order and the branches of each body, by the places of what stands in it. A closure stands in the body around it.
final class BodyOrder {
  private let program: Program
  private let bodies: BodyIndex
  private var regions: [FunctionID: [RegionFact]] = [:]

  init(_ flow: ValueFlow) {
    program = flow.program
    bodies = flow.bodies
    for region in program.regions where region.function >= 0 {
      regions[bodies.body(of: region.function), default: []].append(region)
    }
  }

  func allRegions(in function: FunctionID) -> [RegionFact] { regions[bodies.body(of: function)] ?? [] }

  func regions(around offset: UInt32, in function: FunctionID) -> [RegionFact] {
    allRegions(in: function).filter { $0.contains(offset) }
  }

  /// Whether two places of a body lie in branches of one statement that exclude each other.
  func exclude(_ first: UInt32, _ second: UInt32, in function: FunctionID) -> Bool {
    let others = regions(around: second, in: function)
    return regions(around: first, in: function).contains { region in
      region.kind == .branch
        && others.contains { $0.kind == .branch && $0.statement == region.statement && $0.start != region.start }
    }
  }

  /// Whether the later place is reached whenever the earlier one is, but for what leaves the body in between.
  func surelyFollows(_ later: UInt32, _ earlier: UInt32, in function: FunctionID) -> Bool {
    later > earlier && regions(around: later, in: function).allSatisfy { $0.contains(earlier) && $0.kind != .deferred }
  }

  /// Whether the earlier place was reached whenever the later one is.
  func surelyPrecedes(_ earlier: UInt32, _ later: UInt32, in function: FunctionID) -> Bool {
    earlier < later && regions(around: earlier, in: function).allSatisfy { $0.contains(later) && $0.kind != .deferred }
  }

  /// The bytes of the conditions that decide whether a place is reached: those around it, and those before it that
  /// leave.
  func conditions(deciding offset: UInt32, in function: FunctionID) -> [Range<UInt32>] {
    let all = allRegions(in: function)
    let around = all.filter { $0.contains(offset) }
    var result = around.filter { $0.conditionEnd > $0.statement }.map { $0.statement..<$0.conditionEnd }
    for region in all where region.exits && region.end <= offset && region.conditionEnd > region.statement {
      let sharesFunction = isAround(region.function, function)
      let outer = all.filter { $0.start != region.start && $0.contains(region.start) }
      guard sharesFunction, outer.allSatisfy({ $0.contains(offset) }) else { continue }
      result.append(region.statement..<region.conditionEnd)
    }
    return result
  }

  /// Whether leaving `outer` ends what runs in `inner`, which is itself or stands in it.
  private func isAround(_ outer: FunctionID, _ inner: FunctionID) -> Bool {
    var current = inner
    while current >= 0 {
      if current == outer { return true }
      current = program.functions[Int(current)].parent
    }
    return false
  }

  /// The innermost loop of the function around a place.
  func loop(around offset: UInt32, in function: FunctionID) -> RegionFact? {
    regions(around: offset, in: function).filter { $0.kind == .loop }.min { $0.end - $0.start < $1.end - $1.start }
  }
}
