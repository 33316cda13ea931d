/// Files of a program that are not Swift, and that no rule reads: whether they name what a verdict hangs on.
struct ForeignCode: Sendable {
  /// Objective-C, C and C++.
  static let endings = [".m", ".mm", ".c", ".cpp"].map { Array($0.utf8) }
  /// Files by which a system or a framework finds a class: Objective-C, nibs, property lists, data models and dictionaries of
  /// scripts.
  static let endingsOfClassNames =
    endings + [".h", ".storyboard", ".xib", ".plist", "contents", ".sdef", ".sks", ".xcconfig"].map { Array($0.utf8) }
  private static let wordsAtOnce = 64

  private let files: [PathBytes]

  init(_ files: [PathBytes]) { self.files = files }

  /// Returns the words that stand in the files. It reads them when it is called.
  func mentioned(_ words: Set<String>) -> Set<String> {
    let words = words.sorted()
    var result: Set<String> = []
    for part in words.chunks(ofCount: Self.wordsAtOnce) {
      let search = WordSearch(Array(part))
      var reader = FileReader()
      for file in files {
        let found = reader.read(file) { search.found(in: $0) }
        guard case .success(let bits) = found else { continue }
        for (index, word) in part.enumerated() where bits & (1 << UInt64(index)) != 0 { result.insert(word) }
      }
    }
    return result
  }
}
