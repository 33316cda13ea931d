import ObserverLint

/// A place in a text as the protocol counts: lines and units of a line, from 0.
struct Position: Equatable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.wholeNumber, let character = value?["character"]?.wholeNumber else { return nil }
    self.init(line: Self.limited(line), character: Self.limited(character))
  }

  /// A client may write any large number for "to the end".
  private static func limited(_ number: Int) -> Int { min(max(0, number), Int(Int32.max)) }

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }
}

/// The text from a place to before a second place.
struct TextRange: Equatable {
  var start: Position
  var end: Position

  init(_ start: Position, _ end: Position) {
    self.start = min(start, end)
    self.end = max(start, end)
  }

  init?(_ value: JSONValue?) {
    guard let start = Position(value?["start"]), let end = Position(value?["end"]) else { return nil }
    self.init(start, end)
  }

  /// True if the ranges share a place, also if the first only ends where the second begins.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("start") { start.write(to: &$0) }
      json.member("end") { end.write(to: &$0) }
    }
  }
}

extension JSONValue {
  /// A number without a fraction. A client whose numbers are all floating-point numbers writes `1.0`.
  var wholeNumber: Int? {
    if let integer { return integer }
    guard case .number(let text) = content, let number = Double(text), number == number.rounded() else { return nil }
    return Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
