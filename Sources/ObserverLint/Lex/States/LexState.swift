/// Where the lexer stands: in code, in a string literal, or in the code of an interpolation.
struct LexState {
  enum Mode: UInt8 { case code, stringLiteral, interpolation }

  var mode: Mode
  /// Of a string literal, or of the one that the interpolation is in.
  var isMultiline = false
  /// How many `#` a string literal opened with.
  var pounds: UInt32 = 0
  /// How many parentheses are open within an interpolation.
  var openParens: UInt32 = 0
  /// Where the literal or the interpolation begins.
  var start: UInt32 = 0
}

extension Lexer {
  mutating func push(_ newState: LexState) {
    outerStates.append(state)
    state = newState
  }

  mutating func pop() {
    state = outerStates.popLast() ?? LexState(mode: .code)
  }

  /// At a line's end in code: interpolations of single-line strings end here, and their strings with them.
  mutating func endInterpolationsAtNewline() {
    while state.mode == .interpolation, !state.isMultiline {
      note("unterminated string interpolation", at: Int(state.start))
      pop()
      pop()
    }
  }

  /// At the end of the file: says what is still open.
  mutating func noteOpenLiterals() {
    while state.mode != .code {
      if state.mode == .stringLiteral {
        note("unterminated string literal", at: Int(state.start))
      } else {
        note("unterminated string interpolation", at: Int(state.start))
      }
      pop()
    }
  }
}
