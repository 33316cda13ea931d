import Foundation

/// The command line: a subcommand, options with values, and the rest.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var rest: [String] = []

  init(_ words: [String], options: Set<String>) throws {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        rest.append(word)
        continue
      }
      guard options.contains(word) else {
        throw BenchmarkError("unknown option \(word); there are \(options.sorted().joined(separator: ", "))")
      }
      guard let value = words.popFirst() else { throw BenchmarkError("\(word) needs a value") }
      values[word, default: []].append(value)
    }
  }

  /// The folders that the rest names. Throws a `BenchmarkError` if there is none, or if one is missing.
  func folders() throws -> [URL] {
    if rest.isEmpty { throw BenchmarkError("a FOLDER with programs is missing") }
    return try rest.map { path in
      let folder = URL(fileURLWithPath: path)
      if !folder.isFolder { throw BenchmarkError("\(path) is no folder") }
      return folder
    }
  }

  /// The last linter of `--linter`, or a release build of this clone.
  func linter() throws -> URL {
    try values["--linter"]?.last.map { URL(fileURLWithPath: $0) } ?? Tools.linter()
  }

  func number(_ option: String, default normal: Int) throws -> Int {
    guard let text = values[option]?.last else { return normal }
    guard let number = Int(text), number > 0 else {
      throw BenchmarkError("\(option) needs a number above 0, not \(text)")
    }
    return number
  }
}
