/// Hands out a file's bytes to whoever needs them once the analysis is over: carets, fixes, fingerprints.
///
/// Nothing is kept in memory: few files have findings, and those are still in the system's cache.
final class SourceStore: Sendable {
  let files: [SourceFile]
  /// Unsaved text that stands for a file's own, by the file's index.
  private let overlay: [Int: [UInt8]]

  init(files: [SourceFile], overlay: [Int: [UInt8]] = [:]) {
    self.files = files
    self.overlay = overlay
  }

  func overlay(of file: Int) -> [UInt8]? { overlay.isEmpty ? nil : overlay[file] }

  /// Empty for a file that can no longer be read.
  func bytes(of file: Int) -> [UInt8] {
    if let text = overlay(of: file) { return text }
    return (try? FileReader.bytes(of: files[file].path).get()) ?? []
  }

  func lines(of file: Int) -> LineTable { LineTable(bytes(of: file)) }
}
