import Foundation

/// Where the parts of this repository lie.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appendingPathComponent("Tests/Fixtures")
  static let rules = root.appendingPathComponent("Rules")
  static let library = root.appendingPathComponent("Sources/ObserverLint")

  /// The files below a folder with the given ending, as paths relative to it, sorted.
  static func files(below folder: URL, ending: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The folders in a folder, by name.
  static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter(\.hasDirectoryPath)
  }
}
