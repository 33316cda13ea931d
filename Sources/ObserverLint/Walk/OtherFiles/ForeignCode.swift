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
        let isNib = file.name.suffix(Self.nibEnding.count).elementsEqual(Self.nibEnding)
        let found = reader.read(file) { bytes in
          let bits = search.found(in: bytes)
          guard bits != 0, isNib else { return bits }
          return Self.withoutOwner(Array(bytes)).withUnsafeBufferPointer { search.found(in: $0) }
        }
        guard case .success(let bits) = found else { continue }
        for (index, word) in part.enumerated() where bits & (1 << UInt64(index)) != 0 { result.insert(word) }
      }
    }
    return result
  }

  private static let nibEnding = Array(".xib".utf8)
  private static let owner = WordSearch(["IBFilesOwner"])

  /// The text of a nib without its file's owner, which is an object that code makes before it loads the nib.
  private static func withoutOwner(_ bytes: [UInt8]) -> [UInt8] {
    let elements = bytes.split(separator: UInt8(ascii: "<"))
    return Array(
      elements.filter { element in
        let tag = Array(element.prefix { $0 != UInt8(ascii: ">") })
        return !tag.withUnsafeBufferPointer { owner.contains(in: $0) }
      }.joined(separator: [UInt8(ascii: "<")]))
  }
}
