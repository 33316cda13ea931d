import Testing

@testable import ObserverLint

/// A patch leads from the old text to the new one, whatever has changed, and says no more than that.
@Suite struct UnifiedDiffTests {
  /// Texts whose lines are few, many, alike or all different.
  @Test(arguments: 0..<60) func leadsFromTheOldTextToTheNewOne(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let words = ["}", "", "  {", "a"] + (0..<(seed % 5) * 30).map { "line \($0)" }
    var old = (0..<Int.random(in: 0...400, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
    if seed % 3 == 0 { old += (0..<300).map { "func call\($0)() {" } }
    var new = old
    for _ in 0..<Int.random(in: 1...60, using: &numbers) {
      let place = Int.random(in: 0...new.count, using: &numbers)
      if Bool.random(using: &numbers), place < new.count {
        new.remove(at: place)
      } else {
        new.insert(words.randomElement(using: &numbers) ?? "", at: place)
      }
    }
    let end = seed % 2 == 0 ? "\n" : ""
    let texts = [old, new].map { Array(($0.joined(separator: "\n") + end).utf8) }
    let patch = UnifiedDiff.patch(path: "A.swift", from: texts[0], to: texts[1])
    #expect(try Self.apply(patch, to: texts[0]) == texts[1])
  }

  @Test func keepsWhatHasNotChanged() {
    let old = (0..<20_000).flatMap { ["func call\($0)() {", "  observe()", "}"] }
    let new = (0..<20_000).flatMap { ["func call\($0)() {", "  keep(observe())", "}", ""] }
    let patch = UnifiedDiff.patch(
      path: "A.swift", from: Array(old.joined(separator: "\n").utf8), to: Array(new.joined(separator: "\n").utf8))
    let lines = patch.split(separator: 0x0A).dropFirst(2)
    #expect(lines.count { $0.first == UInt8(ascii: "-") } == 20_001)
    #expect(lines.count { $0.first == UInt8(ascii: "+") } == 40_000)
  }

  /// The result of `patch`.
  private static func apply(_ patch: [UInt8], to text: [UInt8]) throws -> [UInt8] {
    let old = lines(text)
    var result: [[UInt8]] = []
    var position = 0
    var mark: UInt8?
    for line in lines(patch).dropFirst(2) {
      switch line.first {
      case UInt8(ascii: "@"):
        let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
        try #require(numbers.count == 4)
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        result += old[position..<start]
        position = start
      case UInt8(ascii: "+"): result.append(Array(line.dropFirst()))
      case UInt8(ascii: "\\"):
        // No line end behind the line before.
        if mark == UInt8(ascii: "+") { result[result.count - 1].removeLast() }
      default:
        try #require(old[position].prefix { $0 != 0x0A } == line.dropFirst().prefix { $0 != 0x0A })
        if line.first == UInt8(ascii: " ") { result.append(old[position]) }
        position += 1
      }
      mark = line.first
    }
    return Array((result + old[position...]).joined())
  }

  /// Each with its end.
  private static func lines(_ text: [UInt8]) -> [[UInt8]] {
    var result = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    if let last = result.popLast(), last.count > 1 { result.append(last.dropLast()) }
    return result
  }
}
