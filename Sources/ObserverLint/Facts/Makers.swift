/// Files that make types of which it must be known how long they live. Where one value of a type is made and let go the
/// question is answered, so a file or two is read of each type, and all others only where that did not tell.
struct Makers {
  /// Files that were not read yet, by the type's key.
  private var files: [UInt64: [Int]] = [:]
  private var isFresh: Set<UInt64> = []

  mutating func add(_ file: Int, _ types: Set<UInt64>) {
    for type in types { files[type, default: []].append(file) }
    isFresh.formUnion(types)
  }

  /// The first files of each type that was added since.
  mutating func takeFirst() -> [Int] {
    var result: [Int] = []
    for type in isFresh {
      let makers = files[type] ?? []
      result += makers.prefix(Self.firstCount)
      files[type] = Array(makers.dropFirst(Self.firstCount))
    }
    isFresh = []
    return result
  }

  private static let firstCount = 2

  /// All that are left of some types.
  mutating func take(_ types: Set<String>) -> [Int] {
    types.flatMap { files.removeValue(forKey: NameSearch.key($0)) ?? [] }
  }

  func isKnown(_ type: String) -> Bool { !(files[NameSearch.key(type)] ?? []).isEmpty }
}
