/// A file that holds a word which comments begin with that keep rules silent. Told by the first reading, as nobody else
/// looks at every file.
struct MarkedFile: Sendable {
  var file: Int
  /// Ours matter in files without findings too: the linter reports a comment that suppresses nothing.
  var isOurs: Bool

  /// Our word, then SwiftLint's.
  static let words = ["observer-lint:", "swiftlint:"]
  static let marks = WordSearch(words)
}
