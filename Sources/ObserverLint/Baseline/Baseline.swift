/// Known findings. A run reports only findings that the baseline does not have.
///
/// An entry is a rule, a file, the text of a line, and a count. It survives edits elsewhere in the file. If the file is
/// gone, it was moved or renamed, so the comparison looks for its entries in other files.
struct Baseline: Sendable {
  struct Entry: Hashable, Sendable, Comparable {
    var path: PathBytes
    var rule: String
    var text: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.text) < (right.path, right.rule, right.text)
    }
  }

  private(set) var counts: [Entry: Int] = [:]
  /// The folder of the baseline's file: paths are seen from there, so that it holds on every machine.
  let base: PathBytes

  init(base: PathBytes) { self.base = base }

  mutating func add(_ entry: Entry, count: Int = 1) { counts[entry, default: 0] += count }

  /// In the order of the findings, whose paths are seen from `currentFolder`.
  func entries(of findings: [LocatedFinding], currentFolder: PathBytes) -> [Entry] {
    // Findings of one file and one line stand behind each other, and a line may be very long and have very many.
    var file: (shown: PathBytes, path: PathBytes)?
    var line: (bytes: [UInt8], text: String)?
    return findings.map { finding in
      let (shown, bytes) = (finding.place.path, finding.place.text)
      if file?.shown != shown { file = (shown, shown.resolved(in: currentFolder).seen(from: base)) }
      if line?.bytes != bytes { line = (bytes, Self.text(of: bytes)) }
      return Entry(path: file?.path ?? shown, rule: finding.rule, text: line?.text ?? "")
    }
  }

  func file(of entry: Entry) -> PathBytes { entry.path.resolved(in: base).normalized(in: base) }

  /// The line without its indentation. Of a long one the beginning and a hash, so that the file stays readable.
  private static func text(of line: [UInt8]) -> String {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if words.utf8.count <= longest { return words }
    var hash = FNVHash()
    hash.add(words.utf8)
    return "\(words.prefix(longest / 2))… \(hash.hexadecimal)"
  }

  private static let longest = 200
}

extension PathBytes {
  /// Relative to a folder, through `..` where need be. Both are canonical.
  func seen(from folder: PathBytes) -> PathBytes {
    let slash = UInt8(ascii: "/")
    let own = bytes.split(separator: slash)
    let other = folder.bytes.split(separator: slash)
    let common = zip(own, other).prefix { $0.elementsEqual($1) }.count
    let parts = Array(repeating: Array("..".utf8)[...], count: other.count - common) + own[common...]
    return PathBytes(Array(parts.joined(separator: CollectionOfOne(slash))))
  }
}
