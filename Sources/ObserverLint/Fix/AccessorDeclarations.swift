/// Typed accessors of payloads that a file has already. They are found by their words, all at once: each cast of the file
/// asks for one.
final class AccessorDeclarations {
  private unowned let text: SourceText
  /// The last extension with accessors by the type that it extends.
  private var extensions: [String: Int?] = [:]

  init(_ text: SourceText) { self.text = text }

  /// Where one begins, in ascending order.
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

  /// Returns true if the declaration stands there, word for word.
  func contains(_ declaration: String, of name: String) -> Bool {
    (placesByName[name] ?? []).contains { text.bytes[$0...].starts(with: declaration.utf8) }
  }

  /// Behind the opening brace of the last extension of a type that has accessors; nil where none has.
  func place(inExtensionOf type: String) -> Int? {
    if let known = extensions[type] { return known }
    let found = findPlace(inExtensionOf: type)
    extensions[type] = .some(found)
    return found
  }

  private func findPlace(inExtensionOf type: String) -> Int? {
    if places.isEmpty { return nil }
    let head = "extension \(type) {"
    let line = Array("\(head)\(text.newline)".utf8)
    let own = text.topLevel.last { id in
      guard text.kind(id) == .typeDecl, text.bytes[text.start(id)...].starts(with: line) else { return false }
      let range = text.start(id)..<text.end(id)
      return places.contains { range.contains($0) && $0 + Self.keywords.utf8.count <= range.upperBound }
    }
    return own.map { text.start($0) + head.utf8.count }
  }
}

extension String {
  fileprivate var trimmingFirstSpace: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
