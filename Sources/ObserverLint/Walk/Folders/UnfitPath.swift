/// The reason why a path that exists is nothing to lint, so that a slip is not taken for a program without findings.
enum UnfitPath {
  /// The error about a file; nil where its name, that of a link to it, or its first line says that it is Swift.
  static func reason(ofFile path: PathBytes, givenAs given: PathBytes) -> String? {
    if [path, given].contains(where: { $0.name.suffix(ending.count).elementsEqual(ending) }) || isScript(path) {
      return nil
    }
    return "not a Swift file; give a file whose name ends in .swift, a script whose first line names swift, or a folder"
  }

  /// The error about a folder; nil where it may hold Swift files.
  static func reason(ofFolder path: PathBytes) -> String? {
    guard ProjectFolder.isXcodes(path.name) else { return nil }
    return "an Xcode project, and no folder of Swift files; give the folder around it"
  }

  private static let ending = Array(".swift".utf8)

  /// True if the first line of a file hands it to Swift. A file that cannot be read is reported as one.
  private static func isScript(_ path: PathBytes) -> Bool {
    var reader = FileReader()
    let result = reader.read(path) { bytes in
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      return line.starts(with: "#!".utf8) && line.split { !isLetter($0) }.contains { $0.elementsEqual("swift".utf8) }
    }
    switch result {
    case .success(let isScript): return isScript
    case .failure: return true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
