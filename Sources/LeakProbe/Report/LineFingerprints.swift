import Foundation

/// Names for lines of source that outlive edits of other lines: made of the line's text, and of how many lines of the same
/// text come before it in the file. The linter makes the same of the files that it reads (`LineFingerprint`).
struct LineFingerprints {
  private var files: [String: [String]] = [:]
  /// When the program was built.
  private let built = LineFingerprints.modification(
    of: Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments.first ?? "")

  /// Nil where the file is not there, or is newer than the program: then it may say something else on that line.
  mutating func fingerprint(ofLine line: Int, in path: String) -> String? {
    let known = files[path] ?? read(path)
    files[path] = known
    return line >= 1 && line <= known.count ? known[line - 1] : nil
  }

  private func read(_ path: String) -> [String] {
    guard let built, let written = Self.modification(of: path), written <= built,
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return Self.fingerprints(of: data)
  }

  static func fingerprints(of data: Data) -> [String] {
    var counts: [UInt64: Int] = [:]
    return data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      var hash = FNV1a()
      hash.add(trimmed(line))
      hash.add(CollectionOfOne(0xFF))
      let occurrence = counts[hash.value, default: 0]
      counts[hash.value] = occurrence + 1
      hash.add("\(occurrence)".utf8)
      let digits = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
  }

  private static func trimmed(_ line: Data) -> Data {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var rest = line.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return rest
  }

  private static func modification(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// FNV-1a, 64 bits.
  private struct FNV1a {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }
}
