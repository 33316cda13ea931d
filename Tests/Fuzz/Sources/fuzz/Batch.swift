import Foundation

/// Mutated files in a folder, which are one program.
struct Batch {
  struct File {
    /// Seen from the folder.
    var path: String
    var text: [UInt8]
  }

  let folder: URL
  /// Where streams and copies are.
  let beside: URL
  var files: [File] = []

  init(in scratch: URL, _ files: [File]) throws {
    folder = scratch.appendingPathComponent("program")
    beside = scratch.appendingPathComponent("beside")
    self.files = files
    try write()
  }

  func write() throws {
    for url in [folder, beside] {
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for file in files { try write(file.text, to: file.path) }
  }

  func write(_ text: [UInt8], to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text).write(to: url)
  }

  func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(path))) }
}
