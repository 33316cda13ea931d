import Foundation

/// A file of the library that is made from data, and checked in so that nobody who builds needs the generator.
struct GeneratedFile {
  /// Relative to the repository's root.
  let path: String
  let text: String

  /// Returns true if the file has the text. Otherwise, writes the text.
  func wasUpToDate() throws -> Bool {
    let file = Repository.root.appendingPathComponent(path)
    if (try? Data(contentsOf: file)) == Data(text.utf8) { return true }
    try Data(text.utf8).write(to: file, options: .atomic)
    return false
  }

  var complaint: String { "\(path) was stale and has been rewritten: look at the change, and run the tests again" }
}
