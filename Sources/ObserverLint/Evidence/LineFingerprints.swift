/// Names for lines that outlive edits of other lines: made of the line's text, and of how many lines of the same text come
/// before it in the file. The probe makes the same of the source that it was built from.
struct LineFingerprints {
  private let all: [String]
  private let lines: [String: Int]

  init(_ bytes: [UInt8]) {
    var counts: [FNVHash: Int] = [:]
    all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      var hash = FNVHash()
      hash.add(Self.trimmed(line))
      // A byte that is in no UTF-8 text keeps the parts apart.
      hash.add(CollectionOfOne(0xFF))
      let occurrence = counts[hash, default: 0]
      counts[hash] = occurrence + 1
      hash.add("\(occurrence)".utf8)
      return hash.hexadecimal
    }
    lines = Dictionary(all.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The present number of the line. Nil if the line is gone.
  func line(_ fingerprint: String) -> Int? { lines[fingerprint] }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var rest = line.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return rest
  }
}
