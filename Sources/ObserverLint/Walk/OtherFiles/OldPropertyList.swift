/// A property list in the old style, as Xcode writes its projects: `{ path = A.swift; files = (F1, F2, ); }`.
struct OldPropertyList {
  enum Value {
    case text(String)
    case list([Value])
    case dictionary([String: Value])
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var position = 0

  /// Nil for text that is damaged, or that has another style.
  static func value(of bytes: [UInt8]) -> Value? {
    var list = OldPropertyList(bytes: bytes)
    return list.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) -> Value? {
    guard depth < Self.deepest else { return nil }
    if skips("{") {
      var result: [String: Value] = [:]
      while let key = word() {
        guard skips("="), let value = value(depth: depth + 1), skips(";") else { return nil }
        result[key] = value
      }
      return skips("}") ? .dictionary(result) : nil
    }
    guard skips("(") else { return word().map { .text($0) } }
    var result: [Value] = []
    while !skips(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      result.append(value)
      _ = skips(",")
    }
    return .list(result)
  }

  private mutating func skips(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Nil where a mark or the end stands.
  private mutating func word() -> String? {
    skipBlanks()
    if skips("\"") { return quoted() }
    let start = position
    while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\r", "\n", "=", "{", "}", "(", ")", ",", ";", "\"": true
    default: false
    }
  }

  private mutating func quoted() -> String? {
    var result: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      // Xcode escapes quotes, backslashes and ends of lines. No name of a file has an end of a line.
      if bytes[position] == UInt8(ascii: "\\") { position += 1 }
      if position < bytes.count { result.append(bytes[position]) }
      position += 1
    }
    position += 1
    return position <= bytes.count ? String(decoding: result, as: UTF8.self) : nil
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
        position += 1
      } else if isAt("/", "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if isAt("/", "*") {
        position += 2
        while position < bytes.count, !isAt("*", "/") { position += 1 }
        position = min(bytes.count, position + 2)
      } else {
        return
      }
    }
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: first)
      && bytes[position + 1] == UInt8(ascii: second)
  }
}

extension OldPropertyList.Value {
  /// The value of a key; nil for what is no dictionary.
  subscript(key: String) -> Self? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }

  /// The texts of a list.
  func texts(_ key: String) -> [String] {
    guard case .list(let values)? = self[key] else { return [] }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
