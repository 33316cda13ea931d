/// The places where programs begin.
struct EntryPoints {
  private let sources: ProgramSources

  init(_ sources: ProgramSources) { self.sources = sources }

  private static let attributes = WordSearch(["@main", "@UIApplicationMain", "@NSApplicationMain"])

  /// Returns true if a program begins in some of the files. It reads them when it is called.
  func areIn(_ files: [Int]) -> Bool {
    if files.contains(where: { sources.files[$0].path.name.elementsEqual("main.swift".utf8) }) { return true }
    return sources.read(files) { _, bytes in Self.attributes.contains(in: bytes) ? true : nil }.contains(true)
  }
}
