/// Typed accessors of payloads that a file has already. They are found by their words, all at once: each cast of the file
/// asks for one.
final class AccessorDeclarations {
  private unowned let text: SourceText
  /// The last extension with accessors by the type that it extends.
  private let extensions = Answers<Home, Int?>()

  /// An extension of a type, under conditions.
  private struct Home: Hashable {
    var type: String
    var conditions: Set<String>
  }

  init(_ text: SourceText) { self.text = text }

  /// The offsets of words that may begin an accessor, in ascending order.
  private lazy var places: [Int] = {
    let search = WordSearch([Self.keywords])
    return text.bytes.withUnsafeBufferPointer { search.places(in: $0) }.map { Int($0) }.sorted()
  }()

  /// Places by the name that is declared.
  private lazy var placesByName: [String: [Int]] = {
    var result: [String: [Int]] = [:]
    for place in places {
      let start = place + Self.keywords.utf8.count
      guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { continue }
      result[text.text(start..<end).trimmingFirstSpace, default: []].append(place)
    }
    return result
  }()

  private static let keywords = "fileprivate var"

  /// Returns true if an extension of a type has the declaration, word for word, wherever some conditions hold.
  func contains(_ declaration: String, of name: String, inExtensionOf type: String, under conditions: [String]) -> Bool
  {
    let attribute = declaration.firstRange(of: Self.keywords).map { declaration[..<$0.lowerBound].utf8.count } ?? 0
    return (placesByName[name] ?? []).contains { place in
      let start = place - attribute
      // With an attribute it is another one.
      let isWhole = attribute > 0 || text.isFirstOnLine(start)
      return start >= 0 && isWhole && text.bytes[start...].starts(with: declaration.utf8)
        && text.topLevelOfBranches.contains { extends($0, type) && (text.start($0)..<text.end($0)).contains(start) }
        && CompilationConditions.missing(text.conditions.parts(at: start), where: conditions).isEmpty
    }
  }

  private func extends(_ id: NodeID, _ type: String) -> Bool {
    text.kind(id) == .typeDecl && text.bytes[text.start(id)...].starts(with: "extension \(type) {".utf8)
  }

  /// The line that closes the last extension of a type that has accessors under just these conditions; nil where none
  /// has.
  func place(inExtensionOf type: String, under conditions: [String]) -> Int? {
    let home = Home(type: type, conditions: Set(conditions))
    return extensions.answer(home) { findPlace(in: home) }
  }

  private func findPlace(in home: Home) -> Int? {
    if places.isEmpty { return nil }
    let own = text.topLevelOfBranches.last { id in
      guard extends(id, home.type), Set(text.conditions.parts(at: text.start(id))) == home.conditions else {
        return false
      }
      let range = text.start(id)..<text.end(id)
      return text.isFirstOnLine(range.upperBound - 1)
        && places.contains { range.contains($0) && $0 + Self.keywords.utf8.count <= range.upperBound }
    }
    return own.map { text.lineStart(text.end($0)) }
  }
}

extension String {
  fileprivate var trimmingFirstSpace: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
