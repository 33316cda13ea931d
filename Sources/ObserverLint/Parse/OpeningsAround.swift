extension Openings {
  /// With the bodies of the same file that call the functions around these places, and those that name what a
  /// registration is stored into: they would be asked for one after the other, and each answer takes a reading of the
  /// file, and a linking of the program.
  func widened(over lexemes: [Lexeme], bytes: [UInt8]) -> Openings {
    guard !isAll else { return self }
    var names = SharedNames(bytes: bytes)
    var result = self
    var mentions: [UInt32] = []
    for _ in 0..<Self.maximumSteps {
      names.collect(around: result, lexemes)
      if names.isEmpty { break }
      mentions = names.mentions(in: lexemes)
      let wider = Openings(mentions + (result.known ?? []))
      if wider == result { break }
      result = wider
    }
    return result
  }

  /// Helpers that call helpers: most chains within one file are no longer.
  private static let maximumSteps = 4
}

/// Names by which bodies of one file hang together.
private struct SharedNames {
  let bytes: [UInt8]
  private var names: Set<UInt64> = []
  /// The lengths of the names by their first byte, a bit for each: most identifiers are told apart by theirs.
  private var lengths: [UInt64] = Array(repeating: 0, count: 256)

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isEmpty: Bool { names.isEmpty }

  /// The functions around the places, and the properties that something is stored into there.
  mutating func collect(around openings: Openings, _ lexemes: [Lexeme]) {
    guard let places = openings.known else { return }
    var upcoming = 0
    var braces: [Int32] = []
    var declared: Int32 = -1
    for index in lexemes.indices {
      let lexeme = lexemes[index]
      while upcoming < places.count, places[upcoming] < lexeme.end {
        for function in braces where function >= 0 { add(lexemes[Int(function)]) }
        if let target = target(ofStatementAt: index, lexemes) { add(lexemes[target]) }
        upcoming += 1
      }
      switch lexeme.kind {
      case .keyword where lexeme.word == .func:
        if index + 1 < lexemes.count, lexemes[index + 1].kind == .identifier, !isOverride(index, lexemes) {
          declared = Int32(index + 1)
        }
      case .leftBrace:
        braces.append(declared)
        declared = -1
      case .rightBrace: _ = braces.popLast()
      default: break
      }
    }
  }

  /// A framework calls what overrides its methods.
  private func isOverride(_ function: Int, _ lexemes: [Lexeme]) -> Bool {
    var index = function - 1
    while index >= 0, function - index < 6, lexemes[index].kind == .keyword || lexemes[index].kind == .identifier {
      if lexemes[index].word == .override { return true }
      index -= 1
    }
    return false
  }

  /// `token` in `token = center.addObserver(…)`, from the name of the call.
  private func target(ofStatementAt call: Int, _ lexemes: [Lexeme]) -> Int? {
    var index = call
    while index > 1, call - index < 12 {
      switch lexemes[index].kind {
      case .equal: return lexemes[index - 1].kind == .identifier ? index - 1 : nil
      case .leftBrace, .rightBrace, .semicolon, .comma: return nil
      default: index -= 1
      }
    }
    return nil
  }

  private mutating func add(_ lexeme: Lexeme) {
    names.insert(hash(lexeme))
    lengths[Int(bytes[Int(lexeme.start)])] |= length(lexeme)
  }

  private func length(_ lexeme: Lexeme) -> UInt64 { 1 << UInt64((lexeme.end - lexeme.start) & 63) }

  private func hash(_ lexeme: Lexeme) -> UInt64 {
    var hash = FNV.offset
    for index in Int(lexeme.start)..<Int(lexeme.end) { hash = FNV.step(hash, bytes[index]) }
    return hash
  }

  /// Where the names are mentioned, but for the functions' own declarations.
  func mentions(in lexemes: [Lexeme]) -> [UInt32] {
    var result: [UInt32] = []
    for index in lexemes.indices where lexemes[index].kind == .identifier {
      let lexeme = lexemes[index]
      guard lengths[Int(bytes[Int(lexeme.start)])] & length(lexeme) != 0, names.contains(hash(lexeme)),
        index == 0 || lexemes[index - 1].word != .func
      else { continue }
      result.append(lexeme.start)
    }
    return result
  }
}
