/// Names made of other text.
enum Identifier {
  /// `download-did_finish` becomes `downloadDidFinish`, and so do `DOWNLOAD_DID_FINISH` and `kDownloadDidFinish`.
  static func camelCase(_ text: String, droppingSuffixes suffixes: [String] = []) -> String {
    var words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if words.count > 1, !text.contains(where: \.isLowercase) { words = words.map { $0.lowercased() } }
    // A prefix of constants in C.
    if let first = words.first, first.hasPrefix("k"), first.dropFirst().first?.isUppercase == true {
      words[0] = String(first.dropFirst())
    }
    var result = ""
    for word in words {
      result += result.isEmpty ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    if let suffix = suffixes.first(where: { result.hasSuffix($0) && result.count > $0.count }) {
      result = String(result.dropLast(suffix.count))
    }
    return result.first?.isNumber ?? false ? "" : result
  }

  /// `URLString` becomes `urlString`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 { return capitals.lowercased() + word.dropFirst(capitals.count) }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Backticks around a keyword, and around what is several words.
  static func spelled(_ name: String) -> String {
    let tokens = Lexer.lex(Array(name.utf8)).tokens.filter { $0.kind != .endOfFile }
    return tokens.count == 1 && tokens[0].kind == .identifier ? name : "`\(name)`"
  }

  static func isReserved(_ name: String) -> Bool { Lexer.lex(Array(name.utf8)).tokens.first?.kind == .keyword }
}
