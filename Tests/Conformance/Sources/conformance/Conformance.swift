import Foundation

/// Compares the lexer with swift-syntax, token for token: over swift-syntax's own files, over the sources in its parser's
/// tests, and over the folders it is given. Run it from the project's folder:
///
///     swift run --package-path Tests/Conformance conformance [FOLDER…]
@main
enum Conformance {
  static let printedDifferences = 50

  static func main() async {
    guard let checkout = swiftSyntaxCheckout() else {
      print("No checkout of swift-syntax was found beside this program.")
      exit(2)
    }
    var total = await compare(snippets(of: checkout), printed: 0)
    print("Sources in the tests of swift-syntax's parser: \(total)")
    for folder in [checkout] + CommandLine.arguments.dropFirst() {
      let counts = await compare(files(in: folder), printed: total.differences)
      print("\(folder): \(counts)")
      total.add(counts)
    }
    print("All: \(total)")
    exit(total.differences == 0 ? 0 : 1)
  }

  struct Counts: CustomStringConvertible, Sendable {
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

  /// A source, and the place that a difference in it is reported at.
  private struct Source: Sendable {
    var text: [UInt8]
    var place: String
  }

  private static func files(in folder: String) -> [Source] {
    swiftFiles(in: folder).compactMap { path in
      FileManager.default.contents(atPath: path).map { Source(text: [UInt8]($0), place: path) }
    }
  }

  /// The sources in the tests of swift-syntax's parser are short and odd, each one a case that someone thought of.
  private static func snippets(of checkout: String) -> [Source] {
    files(in: checkout + "/Tests/SwiftParserTest").flatMap { file in
      stringLiterals(in: file.text).map {
        Source(text: $0.text, place: "\(file.place), in a literal at line \($0.line)")
      }
    }
  }

  /// Compares sources on all cores, and prints the first differences in the order of the sources.
  private static func compare(_ sources: [Source], printed: Int) async -> Counts {
    let results = await withTaskGroup(of: (index: Int, result: Result).self) { group in
      for (index, source) in sources.enumerated() { group.addTask { (index, compare(source)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var counts = Counts()
    for (index, result) in results.sorted(by: { $0.index < $1.index }) {
      for difference in result.differences.prefix(max(0, printedDifferences - printed - counts.differences)) {
        print(describe(difference, in: sources[index].text, path: sources[index].place))
      }
      counts.add(result.counts)
    }
    return counts
  }

  private struct Result: Sendable {
    var counts: Counts
    var differences: [Difference]
  }

  private static func compare(_ source: Source) -> Result {
    guard let theirs = oracleTokens(source.text) else { return Result(counts: Counts(skipped: 1), differences: []) }
    let differences = conformance.compare(ours: lexerTokens(source.text), theirs: theirs)
    return Result(
      counts: Counts(files: 1, tokens: theirs.count, differences: differences.count), differences: differences)
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
