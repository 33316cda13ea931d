extension String {
  /// The same text as a part of one line of a log, whatever it holds.
  ///
  /// A notification's name may come from anywhere. Written as it is, it could end the line and go on with one that looks
  /// like the log's own, move a terminal's cursor, or give a command to the service that reads the log (`::error`,
  /// `##[error]`). Such characters are written as Swift spells them: `\n`, `\u{1B}`.
  package var escapedForOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }), !hasCommand { return self }
    var result = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case ":" where last == ":", "[" where last == "#", "#" where last == "#":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar.isUnsafeInALine {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      last = scalar
    }
    return result
  }

  private var hasCommand: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Control characters, separators of lines and paragraphs, and what changes the direction of writing or is not seen.
  fileprivate var isUnsafeInALine: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}
