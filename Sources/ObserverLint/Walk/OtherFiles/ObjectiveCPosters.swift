/// The Objective-C files that post notifications: `[center postNotificationName:MoodChanged object:self userInfo:mood]`.
struct ObjectiveCPosters: Sendable {
  private struct File {
    /// The constants and the texts that are names of notifications.
    var names: Set<String> = []
    var words: Set<String> = []
  }

  private static let posting = WordSearch(["postNotificationName:", "notificationWithName:"])
  private var files: [File] = []

  /// Reads the files when it is called.
  init(_ paths: [PathBytes]) {
    var reader = FileReader()
    for path in paths {
      let found = reader.read(path) { bytes in
        let names = Self.posting.places(in: bytes).compactMap { Self.name(behind: bytes[Int($0)...]) }
        if names.isEmpty { return File() }
        let words = bytes.split { !WordBounds.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
        return File(names: Set(names), words: Set(words))
      }
      if case .success(let file) = found, !file.names.isEmpty { files.append(file) }
    }
  }

  /// Returns true if a file posts a notification with one of the names, and each such file names the key.
  func name(_ key: String, with names: [String]) -> Bool {
    let posters = files.filter { file in names.contains { file.names.contains($0) } }
    return !posters.isEmpty && posters.allSatisfy { $0.words.contains(key) }
  }

  /// The first argument of a message: a constant, or the text of a literal.
  private static func name(behind message: some Collection<UInt8>) -> String? {
    let argument = message.drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
    let name =
      argument.starts(with: "@\"".utf8)
      ? argument.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") } : argument.prefix(while: WordBounds.isWord)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
