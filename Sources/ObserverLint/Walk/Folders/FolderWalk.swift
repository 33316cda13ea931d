/// Finds the Swift files below some folders, on all cores.
///
/// Folders that are links are not followed, so no loop can arise. Hidden files and folders are left out, as SwiftPM
/// and swift-format do: they are editors' locks, resource forks and tools' stores.
struct FolderWalk: Sendable {
  /// The start of a walk.
  struct Start: Sendable {
    var folder: PathBytes
    var homePrefix: Int
    var isReported: Bool
  }

  struct Found: Sendable {
    var file: SourceFile
    /// See `FolderEntry.inode`. Nil for a link's target.
    var inode: UInt64?
  }

  struct Result: Sendable {
    /// In the order of their paths' bytes for each start, links' targets aside.
    var files: [Found] = []
    /// Folders that could not be read.
    var problems: [Problem] = []
    /// Things named like Swift files that are none.
    var diagnostics: [Problem] = []
    /// The reported folders that the walk reached.
    var reached: Set<PathBytes> = []
  }

  let filter: PathFilter
  let settings: SettingsSource
  /// Folders that were asked about: what lies below them is reported.
  let reportedFolders: Set<PathBytes>
  /// How the names of the files end that are looked for.
  let endings: [[UInt8]]

  init(
    filter: PathFilter, settings: SettingsSource, reportedFolders: Set<PathBytes>,
    endings: [[UInt8]] = [Array(".swift".utf8)]
  ) {
    self.filter = filter
    self.settings = settings
    self.reportedFolders = reportedFolders
    self.endings = endings
  }

  static let skippedFolders = Set(["DerivedData", "Pods", "Carthage"].map { Array($0.utf8) })
  private static let ignoreFile = Array(".gitignore".utf8)
  private static let repository = Array(".git".utf8)

  func run(_ starts: [Start]) -> Result {
    let queue = Lock(FolderQueue(starts.map { task(for: $0) }))
    Threads.run(Threads.count) {
      while let task = queue.wait(for: { $0.take() }) {
        let listing = list(task)
        queue.withLock { $0.finish(task, listing) }
        queue.wakeAll()
      }
    }
    return queue.withLock { $0.result(startCount: starts.count) }
  }

  private func task(for start: Start) -> FolderTask {
    let around = settings.around(start.folder)
    return FolderTask(
      isStart: true, folder: start.folder, ignore: .around(start.folder), homePrefix: start.homePrefix,
      isReported: start.isReported || reportedFolders.contains(start.folder),
      isIncluded: filter.includesAll || filter.includes(start.folder, isFolder: true)
        || filter.includesFolder(above: start.folder), startPrefix: start.folder.lengthAsPrefix,
      settings: around?.settings, settingsPrefix: around?.prefix ?? 0,
      isIncludedBySettings: around?.settings.includes(folderUpFrom: start.folder) ?? true)
  }

  private func list(_ task: FolderTask) -> FolderListing {
    var listing = FolderListing()
    if !reportedFolders.isEmpty, reportedFolders.contains(task.folder) { listing.reached = task.folder }
    let entries: [FolderEntry]
    switch Folder.entries(
      of: task.folder, endings: endings, names: [Self.ignoreFile, Self.repository, SettingsSource.fileName])
    {
    case .success(let found): entries = found
    case .failure(let error):
      listing.problem = Problem(path: task.folder, message: error.explanation)
      return listing
    }
    let isRepository = entries.contains { $0.name == Self.repository }
    let ignore = IgnoreScope.entering(
      task.folder, from: task.ignore,
      hasIgnoreFile: entries.contains { $0.name == Self.ignoreFile && $0.kind == .file }, isRepository: isRepository)
    var task = task
    if isRepository { task.homePrefix = task.folder.lengthAsPrefix }
    if entries.contains(where: { $0.name == Self.repository && $0.kind == .folder }) {
      task.programPrefix = task.folder.lengthAsPrefix
    }
    enterProject(&task, entries)

    if case .nearest(let read) = settings, task.settingsPrefix != task.folder.lengthAsPrefix,
      entries.contains(where: { $0.name == SettingsSource.fileName && $0.kind != .folder })
    {
      task.enter(read(task.folder))
    }

    for entry in entries where entry.name.first != UInt8(ascii: ".") {
      let isFolder = entry.kind == .folder
      if isFolder ? Self.skippedFolders.contains(entry.name) : !isWanted(entry.name) { continue }
      let path = task.folder.appending(entry.name)
      if ignore?.ignores(path, isFolder: isFolder) ?? false { continue }
      if !filter.isEmpty, filter.excludes(path, isFolder: isFolder) { continue }
      if task.settings?.excludes(path, isFolder: isFolder) ?? false { continue }
      let isIncluded = task.isIncluded || filter.includes(path, isFolder: isFolder)
      if isFolder {
        listing.items.append(.folder(task.below(path, ignore, isIncluded, isReported: reports(path, in: task)), 0))
      } else if isIncluded, task.isIncludedBySettings || task.settings?.includes(path, isFolder: false) ?? true {
        add(entry, path, task, to: &listing)
      }
    }
    let prefix = task.folder.lengthAsPrefix
    listing.items.sort { $0.precedes($1, behind: prefix) }
    return listing
  }

  /// Copies of repositories side by side know nothing of each other, as clones do not: an ignore file stands where a
  /// repository begins, unless a folder above is a project already.
  private func enterProject(_ task: inout FolderTask, _ entries: [FolderEntry]) {
    let hasIgnoreFile = entries.contains { $0.name == Self.ignoreFile && $0.kind == .file }
    if !task.isWithinProject, hasIgnoreFile { task.programPrefix = task.folder.lengthAsPrefix }
    if task.isStart { task.isWithinProject = false }
    if hasIgnoreFile || entries.contains(where: { ProjectFolder.isMark($0) }) { task.isWithinProject = true }
  }

  private func reports(_ path: PathBytes, in task: FolderTask) -> Bool {
    task.isReported || (!reportedFolders.isEmpty && reportedFolders.contains(path))
  }

  private func add(_ entry: FolderEntry, _ path: PathBytes, _ task: FolderTask, to listing: inout FolderListing) {
    var file = SourceFile(path: path, homePrefix: task.homePrefix, isReported: task.isReported)
    file.programPrefix = task.programPrefix
    file.memberPrefix = task.memberPrefix
    file.startPrefix = task.startPrefix
    file.isWithinProject = task.isWithinProject
    file.settingsPrefix = task.settingsPrefix
    switch entry.kind {
    case .folder: break
    case .file: listing.items.append(.file(Found(file: file, inode: entry.inode)))
    case .special: listing.tell(path, Self.specialFile, in: task)
    case .link:
      // Read under the name of what it leads to, so that a file with many names is known to be one.
      switch Folder.canonical(path).flatMap({ target in Folder.identify(target).map { (target, $0) } }) {
      case .success((let target, (.file, let identity))):
        file.path = target
        file.isBehindLink = true
        if let parent = target.parent {
          (file.homePrefix, file.settingsPrefix) = targets.prefixes(around: parent, settings)
        }
        listing.items.append(.file(Found(file: file, inode: identity.inode)))
      case .success((_, (.special, _))): listing.tell(path, Self.specialFile, in: task)
      case .success: break
      case .failure(let error):
        listing.tell(path, "a symbolic link that leads nowhere: \(error.explanation)", in: task)
      }
    }
  }

  /// The surroundings of the folders that links lead to. Many links lead to the same folder.
  private final class LinkTargets: Sendable {
    private let known = Lock<[PathBytes: (home: Int, settings: Int)]>([:])

    func prefixes(around folder: PathBytes, _ settings: SettingsSource) -> (home: Int, settings: Int) {
      if let found = known.withLock({ $0[folder] }) { return found }
      let found = (
        home: ProjectFolder.repository(around: folder)?.lengthAsPrefix ?? 0,
        settings: settings.around(folder)?.prefix ?? 0
      )
      known.withLock { $0[folder] = found }
      return found
    }
  }

  private let targets = LinkTargets()

  static let specialFile = "a pipe, a socket or a device, and not opened; only regular files are read"

  private func isWanted(_ name: [UInt8]) -> Bool {
    endings.contains { name.count >= $0.count && name.suffix($0.count).elementsEqual($0) }
  }
}
