/// Hands out a file's bytes to whoever needs them once the analysis is over: carets, fixes, fingerprints.
///
/// Nothing is kept in memory but for a run that edits files: few files have findings, and those are still in the system's
/// cache.
final class SourceStore: Sendable {
  let files: [SourceFile]
  /// Unsaved text that stands for a file's own, by the file's index.
  private let overlay: [Int: [UInt8]]
  /// The texts that were read, if the run edits files.
  let texts: SourceTexts?

  init(files: [SourceFile], overlay: [Int: [UInt8]] = [:], texts: SourceTexts? = nil) {
    self.files = files
    self.overlay = overlay
    self.texts = texts
  }

  func overlay(of file: Int) -> [UInt8]? { overlay.isEmpty ? nil : overlay[file] }

  /// Empty for a file that can no longer be read.
  func bytes(of file: Int) -> [UInt8] {
    let path = files[file].path
    if let text = overlay(of: file) ?? texts?[path] { return text }
    guard case .success(let text) = FileReader.bytes(of: path) else { return [] }
    return texts?.keep(text, of: path) ?? text
  }

  func lines(of file: Int) -> LineTable { LineTable(bytes(of: file)) }
}
