/// A guess at the meaning of a misspelt word.
package enum NearestName {
  /// Nil where nothing is near.
  package static func of(_ word: String, among names: [String]) -> String? {
    let near = names.map { (name: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
    // Of a short word half is too much: another one has as many letters in common.
    if let near, near.distance <= max(2, near.name.count / 3), near.distance * 2 < max(word.count, near.name.count) {
      return near.name
    }
    // A part of a name means it where no other name has it.
    let whole = names.filter { $0.contains(word) }
    return word.count >= 4 && whole.count == 1 ? whole[0] : nil
  }

  package static func hint(for word: String, among names: [String]) -> String {
    of(word, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to add, remove, replace or swap with a neighbour.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}

extension RulePage {
  /// Words behind an error about a name that no rule has.
  package static func hint(for name: String) -> String {
    if let ours = SwiftLintRules.ours[name] { return "; here it is '\(ours)'" }
    let near = NearestName.hint(for: name, among: all.map(\.id))
    return "\(near.isEmpty ? ";" : near) '\(Tool.name) rules' lists the rules"
  }
}
