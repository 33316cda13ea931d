/// The part of a configuration that selects files, at and below its folder.
struct FolderSettings: Sendable {
  /// A file must pass all of them.
  var filters: [PathFilter] = []

  func excludes(_ path: PathBytes, isFolder: Bool) -> Bool {
    filters.contains { $0.excludes(path, isFolder: isFolder) }
  }

  /// Names this very path; see `PathFilter.includes`.
  func includes(_ path: PathBytes, isFolder: Bool) -> Bool {
    filters.allSatisfy { $0.includes(path, isFolder: isFolder) }
  }

  /// Returns true if the folder, or a folder above it, is included.
  func includes(folderUpFrom folder: PathBytes) -> Bool {
    filters.allSatisfy { $0.includesAll || $0.includes(folder, isFolder: true) || $0.includesFolder(above: folder) }
  }

  /// Returns true if a path that the user named is left out. Files below a folder may be included.
  func leavesOut(_ path: PathBytes, isFolder: Bool) -> Bool {
    filters.contains {
      $0.excludesAny(upFrom: path, isFolder: isFolder)
        || !(isFolder || $0.includes(path, isFolder: false) || $0.includesFolder(above: path))
    }
  }
}

/// Where the configuration of a file is found.
enum SettingsSource: Sendable {
  static let fileName = Array(".observer-lint.json".utf8)

  /// There is none.
  case none
  /// One for all files, with its folder.
  case fixed(FolderSettings)
  /// That of the nearest folder upwards which holds one. The function reads it.
  case nearest(@Sendable (PathBytes) -> FolderSettings)

  /// Returns the settings of a folder, including its own file, and the length in bytes of the path to the file's
  /// folder; 0 if the length does not matter.
  func around(_ start: PathBytes) -> (settings: FolderSettings, prefix: Int)? {
    switch self {
    case .none: return nil
    case .fixed(let settings): return (settings, 0)
    case .nearest(let read):
      var current: PathBytes? = start
      while let folder = current {
        if case .success((.file, _)) = Folder.identify(folder.appending(Self.fileName)) {
          return (read(folder), folder.lengthAsPrefix)
        }
        current = folder.parent
      }
      return nil
    }
  }
}
