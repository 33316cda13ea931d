/// A file of the program that is being linted.
struct SourceFile: Sendable, Equatable {
  /// Absolute, without symbolic links, exactly the bytes it is opened with.
  var path: PathBytes
  /// How many bytes of the path lead to the repository that holds the file, or else to its project, so that
  /// fingerprints depend neither on where that lies nor on what was given. 0: there is none.
  var homePrefix: Int
  /// True if the file lies under a given path. Other files are read only to know the whole program.
  var isReported: Bool
  /// How many bytes of the path lead to the program that the file belongs to: a clone below the folder that was given
  /// is a program of its own. 0: it belongs to what was given. A submodule belongs to the clone around it.
  var programPrefix = 0
  /// The length in bytes of the path to the folder, directly below a scope that is no project itself, that holds the file.
  /// 0: the scope is a project, or the file lies directly in it. See `ProgramBorders`.
  var memberPrefix = 0
  /// How many bytes of the path lead to the folder where the walk began. 0: the file itself was given.
  var startPrefix = 0
  /// True below a folder that is marked as a project: by a package, an Xcode project, a configuration or a repository.
  var isWithinProject = false
  /// How many bytes of the path lead to the folder of the configuration that holds for the file. 0: there is none, or
  /// one for all files.
  var settingsPrefix = 0
  /// True if only a link below the given paths leads to the file. The file may lie anywhere, and nobody named it.
  var isBehindLink = false

  /// See `memberPrefix`. Empty for a file that lies in no such folder.
  var memberFolder: ArraySlice<UInt8> { path.bytes.prefix(memberPrefix) }

  /// True if the given paths name the file or a folder around it, so that a fix may change it.
  var isEditable: Bool { isReported && !isBehindLink }
}
