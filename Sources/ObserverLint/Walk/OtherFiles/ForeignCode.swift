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
  ///
  /// - Parameter asClasses: true for names of classes. A longer name is the name of another class.
  func mentioned(_ words: Set<String>, asClasses: Bool = false) -> Set<String> {
    let words = words.sorted()
    var result: Set<String> = []
    for part in words.chunks(ofCount: Self.wordsAtOnce) {
      let search = WordSearch(Array(part))
      var reader = FileReader()
      for file in files {
        let isNib = file.name.suffix(Self.nibEnding.count).elementsEqual(Self.nibEnding)
        let found = reader.read(file) { bytes in
          let bits = search.found(in: bytes)
          guard bits != 0, isNib || asClasses else { return bits }
          let text = isNib ? Self.withoutOwner(Array(bytes)) : Array(bytes)
          let rest = isNib ? text.withUnsafeBufferPointer { search.found(in: $0) } : bits
          return asClasses ? Self.wholeNames(rest, of: part, in: text) : rest
        }
        guard case .success(let bits) = found else { continue }
        for (index, word) in part.enumerated() where bits & (1 << UInt64(index)) != 0 { result.insert(word) }
      }
    }
    return result
  }

  /// The words of a text that are no parts of longer names. Objective-C may put the length of a Swift class's name in front
  /// of it: `_TtC4Shop5Shelf`. In a binary property list, any byte may stand beside a name.
  private static func wholeNames(_ found: UInt64, of words: ArraySlice<String>, in bytes: [UInt8]) -> UInt64 {
    if bytes.starts(with: "bplist".utf8) { return found }
    return words.enumerated().reduce(into: found) { result, word in
      let bit: UInt64 = 1 << UInt64(word.offset)
      guard found & bit != 0 else { return }
      let places = bytes.withUnsafeBufferPointer { WordSearch([word.element]).places(in: $0) }
      let isWhole = places.contains { start in
        let before = start == 0 ? 0 : bytes[Int(start) - 1]
        let end = Int(start) + word.element.utf8.count
        let isBegun = WordBounds.isWord(before) && !(0x30...0x39).contains(before)
        return !isBegun && (end == bytes.count || !WordBounds.isWord(bytes[end]))
      }
      if !isWhole { result &= ~bit }
    }
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
