/// A program's Objective-C, which is read when a verdict first depends on it.
struct ObjectiveCSource {
  let project: ProjectFiles
  let otherFiles: OtherFiles

  /// Returns true if an object of a class may be made there.
  func makes(_ className: String) -> Bool { otherFiles.classesMadeInObjectiveC(of: project).contains(className) }

  /// The files there that post notifications.
  var posters: ObjectiveCPosters { otherFiles.posters(in: project) }
}

/// The classes of which Objective-C makes objects: `[[Player alloc] init]`, `[Player new]`, `Player.new`.
struct ObjectiveCMakings: Sendable {
  static let endings = [".m", ".mm"].map { Array($0.utf8) }
  private static let words = WordSearch(["alloc", "new", "XCTest"])

  private(set) var classes: Set<String> = []

  /// Reads the files when it is called, tests left out.
  init(_ files: [PathBytes]) {
    var reader = FileReader()
    for file in files {
      let found = reader.read(file) { bytes in
        if Self.words.found(in: bytes) & 4 != 0 { return [String]() }
        let text = Array(bytes)
        return Self.words.places(in: bytes).compactMap { Self.className(before: Int($0), in: text) }
      }
      if case .success(let names) = found { classes.formUnion(names) }
    }
  }

  /// The word before a message, unless the line is a comment.
  private static func className(before place: Int, in bytes: [UInt8]) -> String? {
    let before = bytes[..<place].reversed()
    let line = before.prefix { $0 != UInt8(ascii: "\n") }
    if line.reversed().drop(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }).starts(with: "//".utf8) {
      return nil
    }
    guard let last = line.first, last == UInt8(ascii: " ") || last == UInt8(ascii: ".") else { return nil }
    let word = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }.prefix(while: WordBounds.isWord)
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}
