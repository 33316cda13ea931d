import CLeakProbe

/// The module that declares a function: of a method in an extension, the module of the extension.
///
/// A symbol begins with the module of the type, whichever module extends it. So the name as the runtime writes it out is
/// asked: `closure #1 () -> () in static (extension in Player):Foundation.NotificationCenter.observe() -> ()`.
enum DeclaringModule {
  /// Nil where the name tells none, as that of a C function.
  static func name(ofSymbol symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = writtenOut(symbol) else { return nil }
    return name(inName: text) ?? firstModule(ofSymbol: symbol)
  }

  private static func writtenOut(_ symbol: String) -> String? {
    guard let text = cleakprobe_demangle(symbol) else { return nil }
    defer { cleakprobe_free(text) }
    return String(cString: text)
  }

  static func name(inName text: String) -> String? {
    // Closures, thunks and specializations name their function last.
    var declaration = Array(text.utf8)[...]
    for word in [" in ", " of ", " for "] { declaration = lastPart(of: declaration, after: Array(word.utf8)) }
    var words = declaration
    for word in ["static ", "merged ", "@objc ", "dynamic "] where words.starts(with: word.utf8) {
      words = words.dropFirst(word.utf8.count)
    }
    let extensionStart = "(extension in "
    if words.starts(with: extensionStart.utf8) {
      let module = words.dropFirst(extensionStart.utf8.count).prefix { $0 != UInt8(ascii: ")") }
      return String(decoding: module, as: UTF8.self)
    }
    let module = words.prefix { $0 != UInt8(ascii: ".") }
    // A witness ends in its module's name alone.
    let hasMore = module.count < words.count || text.hasPrefix("protocol witness for ")
    return hasMore && !module.isEmpty && module.allSatisfy(isOfName) ? String(decoding: module, as: UTF8.self) : nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF: true
    default: false
    }
  }

  /// Behind the last occurrence of a word that stands in no parentheses of any kind; all without any.
  private static func lastPart(of text: ArraySlice<UInt8>, after word: [UInt8]) -> ArraySlice<UInt8> {
    var depth = 0
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      // Not the head of an arrow.
      case UInt8(ascii: ">") where index == text.startIndex || text[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: " ") where depth == 0 && text[index...].starts(with: word): start = index + word.count
      default: break
      }
      index += 1
    }
    return text[start...]
  }

  /// A symbol begins with a module's name: `$s6Player…`.
  private static func firstModule(ofSymbol symbol: String) -> String? {
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let module = rest.dropFirst(digits.count).prefix(length)
    return module.count == length ? String(module) : nil
  }
}
