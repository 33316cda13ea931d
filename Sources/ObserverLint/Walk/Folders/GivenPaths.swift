/// The paths of the command line in canonical form.
struct GivenPaths {
  var folders: [PathBytes] = []
  var files: [FolderWalk.Found] = []
  private(set) var problems: [Problem] = []
  private var scope: PathBytes?
  private var projects: [PathBytes: PathBytes?] = [:]

  init(_ request: SourceList.Request) {
    if let given = request.scope {
      let named = Self.scope(given, seenFrom: request.currentFolder)
      scope = named.folder
      if let problem = named.problem { problems.append(problem) }
    }
    for given in request.paths.isEmpty ? [request.currentFolder] : request.paths {
      add(given, request)
    }
    folders = Array(Set(folders)).sorted()
    for place in request.overlaid {
      addFile(place, inode: nil, isReported: folders.contains { place.relative(to: $0) != nil })
    }
  }

  private mutating func add(_ given: PathBytes, _ request: SourceList.Request) {
    let place = given.located(in: request.currentFolder)
    if request.overlaid.contains(place) { return addFile(place, inode: nil, isReported: true) }
    switch Self.resolve(given, request.currentFolder) {
    case .success((.folder, let path, _)):
      if let reason = UnfitPath.reason(ofFolder: path) {
        problems.append(Problem(path: given, message: reason))
      } else {
        folders.append(path)
      }
    case .success((.file, let path, let inode)):
      if let reason = UnfitPath.reason(ofFile: path, givenAs: given) {
        problems.append(Problem(path: given, message: reason))
      } else {
        addFile(path, inode: inode, isReported: true)
      }
    case .success: problems.append(Problem(path: given, message: FolderWalk.specialFile))
    case .failure(let error): problems.append(Problem(path: given, message: error.explanation))
    }
  }

  private mutating func addFile(_ path: PathBytes, inode: UInt64?, isReported: Bool) {
    let prefix = path.parent.map { homePrefix(of: $0) } ?? 0
    files.append(
      FolderWalk.Found(file: SourceFile(path: path, homePrefix: prefix, isReported: isReported), inode: inode))
  }

  /// The folder that a person names as the scope, or the reason why it is none.
  static func scope(
    _ given: PathBytes, seenFrom currentFolder: PathBytes
  ) -> (folder: PathBytes?, problem: Problem?) {
    switch resolve(given, currentFolder) {
    case .success((.folder, let path, _)): (path, nil)
    case .success: (nil, Problem(path: given, message: "not a folder; --scope takes the folder to read"))
    case .failure(let error): (nil, Problem(path: given, message: error.explanation))
    }
  }

  private static func resolve(
    _ path: PathBytes, _ currentFolder: PathBytes
  ) -> Result<(PathKind, PathBytes, UInt64), SystemError> {
    // An empty path is a script's unset variable, and not the current folder.
    let place = path.bytes.isEmpty ? path : path.resolved(in: currentFolder)
    return Folder.identify(place).flatMap { facts in
      Folder.canonical(place).map { (facts.kind, $0, facts.identity.inode) }
    }
  }

  /// Where reading begins: the scope, or else the project around each path, or else the path itself.
  mutating func scopes() -> [FolderWalk.Start] {
    if let scope { return [start(at: scope)] }
    var roots: Set<PathBytes> = []
    for folder in folders { roots.insert(project(around: folder) ?? folder) }
    for file in files {
      if let root = file.file.path.parent.flatMap({ project(around: $0) }) { roots.insert(root) }
    }
    return roots.sorted().map { start(at: $0) }
  }

  mutating func start(at folder: PathBytes) -> FolderWalk.Start {
    FolderWalk.Start(folder: folder, homePrefix: homePrefix(of: folder), isReported: false)
  }

  private mutating func homePrefix(of folder: PathBytes) -> Int {
    (ProjectFolder.repository(around: folder) ?? project(around: folder))?.lengthAsPrefix ?? 0
  }

  private mutating func project(around folder: PathBytes) -> PathBytes? {
    if let known = projects[folder] { return known }
    let project = ProjectFolder.around(folder)
    projects[folder] = project
    return project
  }
}
