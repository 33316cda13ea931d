/// Guards, whose blocks run if a condition fails.
extension FactsBuilder {
  /// Visits a guard. Its bindings live on behind it.
  @inline(never)
  mutating func visitGuard(_ id: NodeID) {
    for child in each(of: id) {
      guard kind(child) == .block else {
        visitCondition(child)
        continue
      }
      let asksForSelf = each(of: id).allSatisfy { kind($0) == .block || isPresenceOfSelf($0) }
      addRegion(.guardElse, child, of: id, conditionEnd: startOffset(child), isWithoutSelf: asksForSelf)
      let threwBefore = function >= 0 && facts.functions[function].throwsError
      visitScoped(child)
      if asksForSelf, function >= 0, !threwBefore, facts.functions[function].throwsError {
        facts.functions[function].throwsError = false
        facts.functions[function].throwsWithoutSelf = true
      }
    }
  }

  /// `let self`, `let this = self`, `self != nil`
  private func isPresenceOfSelf(_ condition: NodeID) -> Bool {
    let parts = each(of: condition)
    switch kind(condition) {
    case .bindingCondition:
      guard node(condition).flags.contains(.isOptionalBinding), let pattern = parts.first, kind(pattern) == .pattern
      else { return false }
      let values = Array(parts).dropFirst()
      if values.isEmpty { return firstChild(of: pattern).map { name(of: $0) == "self" } ?? false }
      return values.count == 1 && values.allSatisfy { kind($0) == .selfExpression }
    case .binaryOperation:
      guard node(condition).name >= 0, outline.string(node(condition).name) == "!=", let (left, right) = parts.pair
      else { return false }
      return kind(left) == .selfExpression && kind(right) == .nilLiteral
    default: return false
    }
  }
}
