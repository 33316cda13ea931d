import Foundation

/// The clones of a folder as the projects of a monorepo: the same files without the clones' `.git`.
enum OneScope {
  /// Links the files of a folder into another folder.
  ///
  /// - Returns: Nil if the folder holds fewer than two clones.
  static func copy(of folder: URL, into scratch: URL) throws -> URL? {
    let files = FileManager.default
    let members = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    guard members.count(where: { files.fileExists(atPath: $0.appendingPathComponent(".git").path) }) > 1 else {
      return nil
    }
    let copy = scratch.appendingPathComponent("one-scope-\(folder.lastPathComponent)")
    let root = folder.standardizedFileURL.path
    guard let paths = files.enumerator(atPath: root) else { return nil }
    for case let path as String in paths {
      if (path as NSString).lastPathComponent == ".git" {
        paths.skipDescendants()
        continue
      }
      let source = root + "/" + path
      let target = copy.appendingPathComponent(path)
      switch paths.fileAttributes?[.type] as? FileAttributeType {
      case .typeDirectory: try files.createDirectory(at: target, withIntermediateDirectories: true)
      case .typeRegular:
        // Another file system takes no link.
        if (try? files.linkItem(atPath: source, toPath: target.path)) == nil {
          try files.copyItem(atPath: source, toPath: target.path)
        }
      default: break
      }
    }
    return copy
  }
}
