import Testing

@testable import ObserverLint

/// Places in a tree must say of any hierarchy what going up and down through it says.
@Suite struct TypeTreeTests {
  /// Types that inherit at random: mostly from one before them, now and then from several, and from one behind them, so
  /// that some inherit from themselves in the end.
  private static func table(seed: UInt64) -> TypeTable {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...60, using: &random)
    let text = (0..<count).map { index in
      let parents = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ -> String? in
        let isBehind = Int.random(in: 0..<20, using: &random) == 0
        let others = isBehind ? index..<count : 0..<index
        return others.randomElement(using: &random).map { $0 % 7 == 6 ? "Elsewhere\($0)" : "T\($0)" }
      }
      let keyword = Bool.random(using: &random) ? "class" : "protocol"
      return "\(keyword) T\(index)\(parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")) {}\n"
    }.joined()
    let facts = FactsGatherer.read(Array(text.utf8), path: "A.swift").facts
    let file = GatheredFacts.File(source: 0, path: "A.swift", facts: facts)
    return TypeTable(ObserverLint.Program(ProgramTables([file], CatalogAdditions())))
  }

  private static func some(of table: TypeTable, seed: UInt64) -> Set<NominalID> {
    var random = SeededGenerator(seed: seed &+ 1000)
    return Set(table.nominals.map(\.id).filter { _ in Bool.random(using: &random) })
  }

  /// True if the first of two supertypes of a type inherits from the second, and the second does not inherit from the first.
  private static func isNearer(_ one: NominalID, than other: NominalID, _ table: TypeTable) -> Bool {
    table.ancestors(one).contains(other) && !table.ancestors(other).contains(one)
  }

  @Test(arguments: UInt64(0)..<60) func tellsWhichAreRelated(seed: UInt64) {
    let table = Self.table(seed: seed)
    for one in table.nominals.map(\.id) {
      let above = Set(table.ancestors(one))
      let below = Set(table.descendants(one))
      for other in table.nominals.map(\.id) {
        #expect(table.tree.isAbove(other, one) == above.contains(other), "\(other) above \(one)")
        let areRelated = one == other || above.contains(other) || below.contains(other)
        #expect(table.areRelated(one, other) == areRelated, "\(one) and \(other)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<60) func findsThoseOfASelection(seed: UInt64) {
    let table = Self.table(seed: seed)
    let chosen = Self.some(of: table, seed: seed)
    let selection = TypeSelection(chosen, table.tree)
    for id in table.nominals.map(\.id) {
      let above = table.ancestors(id).filter { chosen.contains($0) }
      let below = table.descendants(id).filter { chosen.contains($0) }
      let related = Set(above + below).union(chosen.contains(id) ? [id] : [])
      #expect(Set(selection.related(to: id)) == related, "related to \(id)")
      if let found = selection.above(id) {
        #expect(Set(found) == Set(above), "above \(id)")
        for (place, type) in found.enumerated() {
          #expect(!found[place...].contains { Self.isNearer($0, than: type, table) }, "the order above \(id)")
        }
      }
      if let found = selection.above(id, where: { $0.number % 2 == 0 }) {
        let even = above.filter { $0.number % 2 == 0 }
        #expect(found.count == min(1, even.count) && found.allSatisfy { even.contains($0) }, "above \(id)")
        for type in found { #expect(!even.contains { Self.isNearer($0, than: type, table) }, "nearest above \(id)") }
      }
      if let found = selection.below(id) { #expect(Set(found) == Set(below), "below \(id)") }
      if selection.areAllRelated(to: id) { #expect(related == chosen, "all related to \(id)") }
    }
  }
}
