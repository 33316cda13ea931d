/// Reads of a payload of which a run needs only the first that succeeds: `if let id = info["a"] { return id }`, and then
/// `info["b"]`.
struct AlternativeReads {
  private let linked: LinkedProgram
  private let kept: [FunctionID: [PayloadRead]]

  /// - Parameter contracts: the reads of the program, with the verdicts on them.
  init(_ contracts: NotificationContracts) {
    linked = contracts.linked
    var kept: [FunctionID: [PayloadRead]] = [:]
    for (read, verdict) in zip(contracts.reads, contracts.verdicts) {
      if case .kept = verdict { kept[read.function, default: []].append(read) }
    }
    self.kept = kept
  }

  /// Returns true if another read of the same notification succeeds where this one fails.
  func contain(_ read: PayloadRead) -> Bool {
    (kept[read.function] ?? []).contains { other in
      guard isOfTheSameNotification(other, read) else { return false }
      let (first, second) = other.range.start < read.range.start ? (other, read) : (read, other)
      return isAlternative(UInt32(second.range.start), to: UInt32(first.range.start), in: read.function)
        || areOperands(read, other)
    }
  }

  private func isOfTheSameNotification(_ left: PayloadRead, _ right: PayloadRead) -> Bool {
    let order = StoredOrder(linked)
    guard let variable = order.variable(of: left.notification) else { return left.notification == right.notification }
    return order.variable(of: right.notification) == variable
  }

  /// Returns true if a run reaches a place only where the condition of an earlier place fails.
  private func isAlternative(_ later: UInt32, to earlier: UInt32, in function: FunctionID) -> Bool {
    let regions = linked.order.allRegions(in: function).filter { $0.function == function }
    return regions.contains { region in
      guard region.kind == .branch, region.statement <= earlier, earlier < region.conditionEnd else { return false }
      return region.exits && region.end <= later
        || regions.contains { $0.statement == region.statement && $0.start >= region.end && $0.contains(later) }
    }
  }

  /// `info["a"] ?? info["b"]`
  private func areOperands(_ left: PayloadRead, _ right: PayloadRead) -> Bool {
    let program = linked.program
    return linked.flow.bodies.values[linked.flow.bodies.body(of: left.function)].contains { value in
      let fact = program.values[value]
      guard fact.kind == .alternatives, fact.operands.count > 1 else { return false }
      let operands = Array(program.operands(of: fact))
      return operands.contains { names(left.key, in: $0) } && operands.contains { names(right.key, in: $0) }
    }
  }

  /// Returns true if an operand takes the entry of a key.
  private func names(_ key: ValueID, in operand: ValueID) -> Bool {
    let fact = linked.program.values[operand]
    switch fact.kind {
    case .cast, .member: return names(key, in: fact.base)
    case .index: return fact.index == key
    case .call: return linked.program.argumentRange(fact.call).contains { linked.program.arguments[$0].value == key }
    case .alternatives:
      return linked.program.operands(of: fact).contains { names(key, in: $0) }
    default: return false
    }
  }
}
