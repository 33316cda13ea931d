/// Types as they are written, taken apart without resolving them.
enum TypeName {
  static func isVoid(_ text: String) -> Bool { text == "Void" || text == "()" || text == "Swift.Void" }

  /// `A.B` → `B`
  static func lastPart(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: 0x2E) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }

  /// `A<B>.C<D>` → `A.C`
  static func withoutGenerics(_ text: String) -> String {
    guard text.utf8.contains(0x3C) else { return text }
    var depth = 0
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == 0x3C { depth += 1 }
      if depth == 0 { result.append(byte) }
      if byte == 0x3E { depth -= 1 }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `A & B<C & D>` → `A`, `B<C & D>`
  static func compositionParts(_ text: String) -> [String] {
    guard text.utf8.contains(0x26) else { return [text] }
    let whole = core(text)
    var result: [String] = []
    var depth = 0
    var start = whole.startIndex
    for index in whole.utf8.indices {
      switch whole.utf8[index] {
      case 0x28, 0x3C, 0x5B: depth += 1
      case 0x29, 0x3E, 0x5D: depth -= 1
      case 0x26 where depth == 0:
        result.append(String(whole[start..<index]))
        start = whole.utf8.index(after: index)
      default: break
      }
    }
    return result + [String(whole[start...])]
  }

  /// Without optional marks, attributes, `inout`, `any`, `some`, `weak` and parentheses around it all.
  static func core(_ text: String) -> Substring {
    var rest = Substring(text)
    if let plain = plainPart(text) { return plain }
    // `[X]`, the next most frequent form, has nothing around it.
    if text.utf8.first == 0x5B, text.utf8.last == 0x5D { return rest }
    while true {
      if rest.hasPrefix("@") {
        guard let space = rest.firstIndex(where: { $0 == " " || $0 == "(" }) else { return rest }
        rest = rest[space] == " " ? rest[rest.index(after: space)...] : rest[space...]
        continue
      }
      var trimmed = false
      for prefix in ["inout ", "any ", "some ", "sending ", "borrowing ", "consuming ", "isolated ", "__owned "]
      where rest.hasPrefix(prefix) {
        rest = rest.dropFirst(prefix.utf8.count)
        trimmed = true
      }
      if trimmed { continue }
      if rest.hasSuffix("?") || rest.hasSuffix("!") {
        if functionParts(rest) != nil { return rest }
        rest = rest.dropLast()
        continue
      }
      if rest.hasSuffix("..."), !rest.hasPrefix("(") { return rest }
      if rest.hasPrefix("("), rest.hasSuffix(")"), closing(of: rest) == rest.index(before: rest.endIndex),
        topLevelComma(rest.dropFirst().dropLast()) == nil, rest.count > 2
      {
        rest = rest.dropFirst().dropLast()
        continue
      }
      if rest.hasPrefix("Optional<"), rest.hasSuffix(">") {
        rest = rest.dropFirst(9).dropLast()
        continue
      }
      return rest
    }
  }

  /// Returns the name, possibly with dots, that a type is but for marks of optionals, as most types are. Nil for others.
  private static func plainPart(_ text: String) -> Substring? {
    let bytes = text.utf8
    var end = bytes.endIndex
    while end > bytes.startIndex {
      let last = bytes[bytes.index(before: end)]
      guard last == 0x3F || last == 0x21 else { break }
      end = bytes.index(before: end)
    }
    let name = bytes[..<end]
    guard name.last != 0x2E,
      name.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x5F })
    else { return nil }
    return Substring(name)
  }

  /// The parameters' and the result's text of a function type.
  static func functionParts(_ text: Substring) -> (parameters: Substring, result: Substring)? {
    guard text.hasPrefix("("), let close = closing(of: text) else { return nil }
    var rest = text[text.index(after: close)...]
    for effect in ["async", "throws", " throws", " async"] where rest.hasPrefix(effect) {
      rest = rest.dropFirst(effect.count)
    }
    if rest.hasPrefix("("), let end = closing(of: rest) { rest = rest[rest.index(after: end)...] }
    if let arrow = rest.range(of: "->"), rest[..<arrow.lowerBound].allSatisfy({ $0.isLetter || $0 == " " }) {
      return (text[text.index(after: text.startIndex)..<close], rest[arrow.upperBound...])
    }
    return nil
  }

  /// Returns the element of a collection's type, or nil for another type: `[X]`, `[K: V]` (V), `Set<X>`, `X...`.
  static func element(_ text: String) -> Substring? {
    if plainPart(text) != nil { return nil }
    let core = core(text)
    if core.hasPrefix("["), core.hasSuffix("]") {
      let inner = core.dropFirst().dropLast()
      if let colon = topLevel(inner, 0x3A) { return inner[inner.index(after: colon)...] }
      return inner
    }
    if core.hasSuffix("...") { return core.dropLast(3) }
    for name in ["Array<", "Set<", "ContiguousArray<", "ArraySlice<", "AnySequence<", "AnyCollection<", "Deque<"]
    where core.hasPrefix(name) && core.hasSuffix(">") {
      return core.dropFirst(name.utf8.count).dropLast()
    }
    if core.hasPrefix("Dictionary<"), core.hasSuffix(">") {
      let inner = core.dropFirst(11).dropLast()
      if let comma = topLevelComma(inner) { return inner[inner.index(after: comma)...] }
    }
    return nil
  }

  /// Returns true for `[K: V]` and `Dictionary<K, V>`.
  static func isDictionary(_ text: String) -> Bool {
    let core = core(text)
    return core.hasPrefix("Dictionary<")
      || core.hasPrefix("[") && core.hasSuffix("]") && topLevel(core.dropFirst().dropLast(), 0x3A) != nil
  }

  /// The parts of a list parted by commas outside of brackets.
  static func list(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let comma = topLevelComma(rest) {
      parts.append(rest[..<comma])
      rest = rest[rest.index(after: comma)...]
    }
    if !rest.isEmpty { parts.append(rest) }
    return parts
  }

  /// `(Store, hub: Hub)` → `Store`, `Hub` with the label; empty for a type that is no tuple.
  static func tupleElements(_ text: String) -> [(label: Substring?, type: Substring)] {
    let core = core(text)
    guard core.hasPrefix("("), core.hasSuffix(")"), functionParts(core) == nil else { return [] }
    return list(core.dropFirst().dropLast()).map { element in
      guard let colon = topLevel(element, 0x3A) else { return (nil, element.drop { $0 == " " }) }
      return (element[..<colon].drop { $0 == " " }, element[element.index(after: colon)...].drop { $0 == " " })
    }
  }

  private static func topLevelComma(_ text: Substring) -> Substring.Index? { topLevel(text, 0x2C) }

  private static func topLevel(_ text: Substring, _ separator: UInt8) -> Substring.Index? {
    var depth = 0
    var previous: UInt8 = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      switch byte {
      case 0x28, 0x5B, 0x3C: depth += 1
      case 0x29, 0x5D: depth -= 1
      case 0x3E where previous != 0x2D: depth -= 1
      case separator where depth == 0: return index
      default: break
      }
      previous = byte
    }
    return nil
  }

  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case 0x28: depth += 1
      case 0x29:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// Foundation's search, which this library does without.
  fileprivate func range(of text: StaticString) -> Range<Index>? {
    let needle = Array(text.description)
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: needle) { return index..<self.index(index, offsetBy: needle.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
