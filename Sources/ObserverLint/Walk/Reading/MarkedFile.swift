/// A file that holds a word which comments begin with that keep rules silent. Told by the first reading, as nobody else
/// looks at every file.
struct MarkedFile: Sendable {
  var file: Int
  /// Ours matter in files without findings too: those that suppress nothing are told of.
  var isOurs: Bool

  /// Our word, then SwiftLint's.
  static let words = ["observer-lint:", "swiftlint:"]
  static let marks = WordSearch(words)
}
