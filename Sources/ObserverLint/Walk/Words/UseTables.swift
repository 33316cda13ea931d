/// The uses of words, by the keyword in front of a word and by the byte behind it.
struct UseTables: Sendable {
  private typealias Entry = WordList.Entry
  private typealias Use = WordList.Use

  /// Beside the uses: the word behind the keyword names a module.
  static let imports: WordList.Entry = WordList.useBits + 1

  private static let typeKeywords = ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"]
  private static let memberKeywords = ["func", "let", "var", "case", "typealias"]

  let selfKey = WordList.key("self")
  let functionKey = WordList.key("func")
  let initKey = WordList.key("init")
  let testableKey = WordList.key("testable")
  /// By the upper bits of a keyword's key.
  private var byKeyword = [Entry](repeating: 0, count: 1 << 12)
  private var byNextByte = [Entry](repeating: 0, count: 256)
  /// 1 for bytes behind which more shows how the word is used. 2 for blanks, behind which more may show it.
  private var unclear = [UInt8](repeating: 0, count: 256)
  /// 2 for bytes behind a blank that show how the word is used, or that are blanks themselves.
  private var unclearBehindBlank = [UInt8](repeating: 0, count: 256)

  init() {
    for word in Self.typeKeywords { byKeyword[Int(WordList.key(word) >> 20)] |= Use.declaresType.rawValue }
    for word in Self.memberKeywords { byKeyword[Int(WordList.key(word) >> 20)] |= Use.declaresMember.rawValue }
    byKeyword[Int(WordList.key("import") >> 20)] |= Self.imports
    for byte in "(<".utf8 { byNextByte[Int(byte)] = Use.makes.rawValue }
    byNextByte[0x3A] = Use.labels.rawValue
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    for byte in Array("={.,)".utf8) { unclear[Int(byte)] = 1 }
    for byte in blanks { unclear[Int(byte)] = 2 }
    for byte in 0...0x20 { unclearBehindBlank[byte] = 2 }
    for byte in "={.".utf8 { unclearBehindBlank[Int(byte)] = 2 }
  }

  /// The uses of the word behind a keyword.
  @inline(__always)
  func given(by keyword: WordList.Entry) -> WordList.Entry { byKeyword[Int(keyword >> 20)] }

  /// The uses of a word that the byte behind it shows.
  @inline(__always)
  func shown(by byte: UInt8) -> WordList.Entry { byNextByte[Int(byte)] }

  /// Returns true if more than the byte behind a word may show how the word is used. Most words stand before a blank and
  /// another word, which shows nothing.
  @inline(__always)
  func needsLook(_ byte: UInt8, before next: UInt8) -> Bool {
    let kind = unclear[Int(byte)]
    return kind == 1 || kind & unclearBehindBlank[Int(next)] != 0
  }
}
