import Foundation

/// Compares the lexer with swift-syntax, token for token: over swift-syntax's own files, over the sources in its parser's
/// tests, and over the folders it is given. Run it from the project's folder:
///
///     swift run --package-path Tests/Conformance conformance [FOLDER…]
@main
enum Conformance {
  static let printedDifferences = 50

  static func main() {
    guard let checkout = swiftSyntaxCheckout() else {
      print("No checkout of swift-syntax was found beside this program.")
      exit(2)
    }
    var total = compareSnippets(of: checkout, printed: 0)
    print("Sources in the tests of swift-syntax's parser: \(total)")
    for folder in [checkout] + CommandLine.arguments.dropFirst() {
      let counts = compareFolder(folder, printed: total.differences)
      print("\(folder): \(counts)")
      total.add(counts)
    }
    print("All: \(total)")
    exit(total.differences == 0 ? 0 : 1)
  }

  struct Counts: CustomStringConvertible {
    var files = 0
    var skipped = 0
    var tokens = 0
    var differences = 0

    mutating func add(_ other: Counts) {
      files += other.files
      skipped += other.skipped
      tokens += other.tokens
      differences += other.differences
    }

    var description: String {
      "\(files) files, \(tokens) tokens, \(differences) differences; "
        + "\(skipped) files skipped, as swift-syntax finds errors in them"
    }
  }

  private static func compareFolder(_ folder: String, printed: Int) -> Counts {
    var counts = Counts()
    for path in swiftFiles(in: folder) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      counts.add(compareSource([UInt8](data), path: path, printed: printed + counts.differences))
    }
    return counts
  }

  /// The sources in the tests of swift-syntax's parser are short and odd, each one a case that someone thought of.
  private static func compareSnippets(of checkout: String, printed: Int) -> Counts {
    var counts = Counts()
    for path in swiftFiles(in: checkout + "/Tests/SwiftParserTest") {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for snippet in stringLiterals(in: [UInt8](data)) {
        let place = "\(path), in a literal at line \(snippet.line)"
        counts.add(compareSource(snippet.text, path: place, printed: printed + counts.differences))
      }
    }
    return counts
  }

  private static func compareSource(_ bytes: [UInt8], path: String, printed: Int) -> Counts {
    guard let theirs = oracleTokens(bytes) else { return Counts(skipped: 1) }
    let differences = compare(ours: lexerTokens(bytes), theirs: theirs)
    for difference in differences.prefix(max(0, printedDifferences - printed)) {
      print(describe(difference, in: bytes, path: path))
    }
    return Counts(files: 1, tokens: theirs.count, differences: differences.count)
  }

  private static func swiftFiles(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      print("Cannot read \(folder).")
      exit(2)
    }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// The package manager puts checkouts beside the folder that it builds in.
  private static func swiftSyntaxCheckout() -> String? {
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let current = folder, current.path != "/" {
      let checkout = current.appendingPathComponent("checkouts/swift-syntax").path
      if FileManager.default.fileExists(atPath: checkout) { return checkout }
      folder = current.deletingLastPathComponent()
    }
    return nil
  }

  private static func describe(_ difference: Difference, in bytes: [UInt8], path: String) -> String {
    let before = bytes[..<difference.offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = difference.offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    func show(_ token: SourceToken?) -> String {
      guard let token else { return "nothing" }
      let text = String(decoding: bytes[token.start..<min(token.end, token.start + 60)], as: UTF8.self)
      return "\(token.kind.rawValue) \(text.debugDescription)"
    }
    return "\(path):\(line):\(column): ours \(show(difference.ours)), theirs \(show(difference.theirs))"
  }
}
