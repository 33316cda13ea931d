import Foundation

@testable import ObserverLint

/// A folder of a test's own, gone when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    let name = "observer-lint-tests-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private static let lasting = Lock<[TemporaryFolder]>([])

  /// A folder that several tests share, gone when the process ends.
  static func forAllTests() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let isFirst = lasting.withLock {
      $0.append(folder)
      return $0.count == 1
    }
    if isFirst { atexit { TemporaryFolder.lasting.withLock { $0 = [] } } }
    return folder
  }

  /// Canonical, as the walk sees it: on macOS the temporary folder lies behind a link.
  var path: PathBytes { PathBytes(url.path).located(in: "/") }

  func path(_ name: String) -> PathBytes { path.appending(Array(name.utf8)) }

  /// Makes the folders on the way too.
  func write(_ name: String, _ text: String = "") throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes the file as most editors do: whoever watches it sees the old text or the new text, and nothing in between.
  func save(_ name: String, _ text: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: url.appendingPathComponent(name), options: .atomic)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// The files of the program, by their paths from this folder.
  func files(
    _ paths: [PathBytes] = [], scope: PathBytes? = nil, include: [String] = [], exclude: [String] = []
  ) -> [String] {
    list(paths, scope: scope, include: include, exclude: exclude).files.map {
      $0.path.shown(from: path).description
    }
  }

  func list(
    _ paths: [PathBytes] = [], scope: PathBytes? = nil, include: [String] = [], exclude: [String] = []
  ) -> SourceList {
    SourceList(
      SourceList.Request(paths: paths, scope: scope, include: include, exclude: exclude, currentFolder: path))
  }

  func sources(_ names: [String]) -> ProgramSources {
    ProgramSources(
      files: names.map { SourceFile(path: path($0), homePrefix: path.lengthAsPrefix, isReported: true) },
      currentFolder: path)
  }
}
