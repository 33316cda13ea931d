/// The files of the Xcode projects in a folder, in the order of their names.
struct XcodeProjectFiles {
  /// A project file, and the name of the project that holds it.
  let projects: [(name: PathBytes, file: PathBytes)]

  init(in folder: PathBytes) {
    let entries = (try? Folder.entries(of: folder, endings: [], names: []).get()) ?? []
    projects = entries.filter { $0.kind == .folder && $0.name.suffix(10).elementsEqual(".xcodeproj".utf8) }
      .map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
      .map { (PathBytes($0), folder.appending($0).appending("project.pbxproj")) }
  }

  /// The lines of a project that have one of some words; nil for a file that cannot be read. A project may have megabytes,
  /// and few of its lines are settings.
  static func lines(of file: PathBytes, with words: [String]) -> [String]? {
    guard case .success(let bytes) = FileReader.bytes(of: file) else { return nil }
    let places = bytes.withUnsafeBufferPointer { WordSearch(words).places(in: $0) }.map { Int($0) }.sorted()
    var result: [String] = []
    var end = 0
    for place in places where place >= end {
      let start = bytes[..<place].lastIndex(where: endsLine).map { $0 + 1 } ?? 0
      end = bytes[place...].firstIndex(where: endsLine) ?? bytes.count
      result.append(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return result
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
