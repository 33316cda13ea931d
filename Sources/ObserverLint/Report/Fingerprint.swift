/// Names for findings that outlive unrelated edits: made of the rule, the file, the text of the line, and, where these
/// are equal, of how many such findings came before.
struct Fingerprints {
  private var counts: [FNVHash: Int] = [:]
  /// The names of one line's findings up to its end, by rule: a line may be very long and have very many.
  private var line: [UInt8] = []
  private var path: PathBytes = ""
  private var hashes: [String: FNVHash] = [:]

  /// To be asked in the order of the report.
  mutating func next(rule: String, path: PathBytes, line: [UInt8]) -> String {
    if line != self.line || path != self.path {
      (self.line, self.path) = (line, path)
      hashes = [:]
    }
    var hash = hashes[rule] ?? Self.hash(rule: rule, path: path, line: line)
    hashes[rule] = hash
    let occurrence = counts[hash, default: 0]
    counts[hash] = occurrence + 1
    hash.add("\(occurrence)".utf8)
    hash.add(CollectionOfOne(0xFF))
    return hash.hexadecimal
  }

  private static func hash(rule: String, path: PathBytes, line: [UInt8]) -> FNVHash {
    var hash = FNVHash()
    // A byte that is in no UTF-8 text keeps the parts apart.
    hash.add(rule.utf8)
    hash.add(CollectionOfOne(0xFF))
    hash.add(path.bytes)
    hash.add(CollectionOfOne(0xFF))
    hash.add(trimmed(line))
    hash.add(CollectionOfOne(0xFF))
    return hash
  }

  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var rest = line.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return rest
  }
}
