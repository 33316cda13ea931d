/// The project around a path: the nearest folder upwards that holds a configuration, a package, an Xcode project or
/// workspace, or a repository.
enum ProjectFolder {
  private static let names = [SettingsSource.fileName] + ["Package.swift", ".git"].map { Array($0.utf8) }
  private static let endings = [".xcodeproj", ".xcworkspace"].map { Array($0.utf8) }

  /// `start` is canonical and a folder. Nil where no folder up to the root holds anything of that kind.
  static func around(_ start: PathBytes) -> PathBytes? {
    var current: PathBytes? = start
    while let folder = current {
      if isProject(folder) { return folder }
      current = folder.parent
    }
    return nil
  }

  static func repository(around start: PathBytes) -> PathBytes? {
    var current: PathBytes? = start
    while let folder = current {
      if case .success = Folder.identify(folder.appending(".git"), followingLinks: false) { return folder }
      current = folder.parent
    }
    return nil
  }

  private static func isProject(_ folder: PathBytes) -> Bool {
    // A folder that may be searched but not listed can still be asked for the names.
    guard case .success(let entries) = Folder.entries(of: folder, endings: [], names: names) else {
      return names.contains { name in
        if case .success = Folder.identify(folder.appending(name)) { true } else { false }
      }
    }
    return entries.contains { isMark($0) }
  }

  /// Returns true if a folder with this entry is the folder of a project.
  static func isMark(_ entry: FolderEntry) -> Bool {
    names.contains(entry.name) || (entry.kind == .folder && isXcodes(entry.name[...]))
  }

  /// Returns true if a folder of this name is an Xcode project or workspace.
  static func isXcodes(_ name: ArraySlice<UInt8>) -> Bool {
    endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
  }
}
