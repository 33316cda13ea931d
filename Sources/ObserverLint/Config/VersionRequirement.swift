/// A condition on the linter's version: comparisons with commas between, as in ">=0.1, <1.0". A version alone stands
/// for itself.
struct VersionRequirement {
  private enum Sign: String, CaseIterable {
    // Longer signs first: ">" begins ">=", too.
    case atLeast = ">="
    case atMost = "<="
    case equal = "=="
    case above = ">"
    case below = "<"
  }

  private let comparisons: [(sign: Sign, version: [Int])]

  /// Nil for a text that is no requirement.
  init?(_ text: String) {
    var comparisons: [(sign: Sign, version: [Int])] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.filter { $0 != " " }
      let sign = Sign.allCases.first { part.hasPrefix($0.rawValue) }
      guard let version = Self.version(part.dropFirst(sign?.rawValue.count ?? 0)) else { return nil }
      comparisons.append((sign ?? .equal, version))
    }
    self.comparisons = comparisons
  }

  func isMet(by version: String) -> Bool {
    guard let version = Self.version(version[...]) else { return false }
    return comparisons.allSatisfy { sign, other in
      switch sign {
      case .equal: version == other
      case .atLeast: !version.lexicographicallyPrecedes(other)
      case .atMost: !other.lexicographicallyPrecedes(version)
      case .above: other.lexicographicallyPrecedes(version)
      case .below: version.lexicographicallyPrecedes(other)
      }
    }
  }

  /// The three numbers of a version; those that are left out are 0.
  private static func version(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}
