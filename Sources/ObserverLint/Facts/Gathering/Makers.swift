/// Files that make types of which it must be known how long they live. Where one value of a type is made and let go the
/// question is answered, so a file or two is read of each type, and all others only where that did not tell.
struct Makers {
  /// Files that were not read yet, by the type's key.
  private var files: [WordList.Entry: [Int]] = [:]
  private var isFresh: Set<WordList.Entry> = []

  mutating func add(_ file: Int, _ types: Set<WordList.Entry>) {
    for type in types { files[type, default: []].append(file) }
    isFresh.formUnion(types)
  }

  /// The first files of each type that was added since.
  mutating func takeFirst() -> (types: Set<WordList.Entry>, files: [Int]) {
    var result: [Int] = []
    for type in isFresh {
      let makers = files[type] ?? []
      result += makers.prefix(Self.firstCount)
      files[type] = Array(makers.dropFirst(Self.firstCount))
    }
    defer { isFresh = [] }
    return (isFresh, result)
  }

  static let firstCount = 2

  /// All that are left of some types.
  mutating func take(_ types: Set<String>) -> [Int] { take(types.map { WordList.key($0) }) }

  mutating func take(_ types: some Sequence<WordList.Entry>) -> [Int] {
    types.flatMap { files.removeValue(forKey: $0) ?? [] }
  }

  func isKnown(_ type: String) -> Bool { !(files[WordList.key(type)] ?? []).isEmpty }
}

extension FileFacts {
  /// The types of which a value is made and let go here, as far as this file alone tells: what a property begins with is
  /// kept, and what a test makes tells nothing.
  var letGo: Set<WordList.Entry> {
    if isTest { return [] }
    var result: Set<WordList.Entry> = []
    func note(_ name: NameID, in function: FunctionID) {
      if name >= 0, functions[function].kind != .initialValue { result.insert(WordList.key(names[Int(name)])) }
    }
    for call in calls where values[call.callee].kind == .name {
      note(values[call.callee].name, in: call.function)
    }
    return result
  }
}
