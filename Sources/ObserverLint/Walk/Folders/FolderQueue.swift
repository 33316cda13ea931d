/// A folder to be listed, and what is known of it from above.
struct FolderTask: Sendable {
  var isStart = false
  var folder: PathBytes
  var ignore: IgnoreScope?
  var homePrefix: Int
  var isReported: Bool
  var isIncluded: Bool
  /// As in `SourceFile`.
  var programPrefix = 0
  var memberPrefix = 0
  var startPrefix = 0
  /// True if the walk began here, or if a folder above is marked as a project: no folder below is then another project,
  /// except a clone.
  var isWithinProject = true
  /// Of the nearest configuration; nil where there is none.
  var settings: FolderSettings?
  var settingsPrefix = 0
  var isIncludedBySettings = true
  /// Where the queue keeps its listing.
  var number = 0

  func below(_ path: PathBytes, _ ignore: IgnoreScope?, _ isIncluded: Bool, isReported: Bool) -> FolderTask {
    FolderTask(
      folder: path, ignore: ignore, homePrefix: homePrefix, isReported: isReported, isIncluded: isIncluded,
      programPrefix: programPrefix,
      memberPrefix: isStart && !isWithinProject ? path.lengthAsPrefix : memberPrefix, startPrefix: startPrefix,
      isWithinProject: isWithinProject, settings: settings, settingsPrefix: settingsPrefix,
      isIncludedBySettings: isIncludedBySettings || (settings?.includes(path, isFolder: true) ?? true))
  }

  /// Applies the configuration of this folder.
  mutating func enter(_ settings: FolderSettings) {
    self.settings = settings
    settingsPrefix = folder.lengthAsPrefix
    isIncludedBySettings = settings.includes(folderUpFrom: folder)
  }
}

/// The entries of a folder, in the order of the bytes of their paths.
struct FolderListing: Sendable {
  enum Item: Sendable {
    case file(FolderWalk.Found)
    /// A folder and the number of its own listing.
    case folder(FolderTask, Int)

    /// By the paths' bytes. A folder sorts as if a slash stood behind its name: that is how its files' paths go on.
    func precedes(_ other: Item, behind prefix: Int) -> Bool {
      let (left, right) = (path, other.path)
      // What both have in common, the folder that holds them, is not compared again and again.
      var at = prefix
      while at < left.count, at < right.count {
        if left[at] != right[at] { return left[at] < right[at] }
        at += 1
      }
      let slash = UInt8(ascii: "/")
      if at == left.count { return at < right.count ? !isFolder || slash < right[at] : !isFolder && other.isFolder }
      return other.isFolder && left[at] < slash
    }

    private var path: [UInt8] {
      switch self {
      case .file(let found): found.file.path.bytes
      case .folder(let task, _): task.folder.bytes
      }
    }

    private var isFolder: Bool {
      if case .folder = self { true } else { false }
    }
  }

  var items: [Item] = []
  var diagnostics: [Problem] = []
  var problem: Problem?
  var reached: PathBytes?

  /// Records a warning about a file for the task that asked for the file.
  mutating func tell(_ path: PathBytes, _ message: String, in task: FolderTask) {
    if task.isReported { diagnostics.append(Problem(path: path, message: message)) }
  }
}

/// The folders that wait to be listed, and the listings so far.
struct FolderQueue {
  private var waiting: [FolderTask]
  private var underWay = 0
  private var listings: [FolderListing]

  init(_ tasks: [FolderTask]) {
    listings = tasks.map { _ in FolderListing() }
    waiting = tasks.enumerated().reversed().map { number, task in
      var task = task
      task.number = number
      return task
    }
  }

  /// The next folder; `.some(nil)` when all are done; nil when others may yet find more.
  mutating func take() -> FolderTask?? {
    if let task = waiting.popLast() {
      underWay += 1
      return task
    }
    return underWay == 0 ? .some(nil) : nil
  }

  mutating func finish(_ task: FolderTask, _ listing: FolderListing) {
    var listing = listing
    for index in listing.items.indices {
      guard case .folder(var below, _) = listing.items[index] else { continue }
      below.number = listings.count
      listings.append(FolderListing())
      waiting.append(below)
      listing.items[index] = .folder(below, below.number)
    }
    listings[task.number] = listing
    underWay -= 1
  }

  func result(startCount: Int) -> FolderWalk.Result {
    var result = FolderWalk.Result()
    for number in 0..<startCount { collect(number, into: &result) }
    return result
  }

  private func collect(_ number: Int, into result: inout FolderWalk.Result) {
    let listing = listings[number]
    if let problem = listing.problem { result.problems.append(problem) }
    if let reached = listing.reached { result.reached.insert(reached) }
    result.diagnostics += listing.diagnostics
    for item in listing.items {
      switch item {
      case .file(let found): result.files.append(found)
      case .folder(_, let below): collect(below, into: &result)
      }
    }
  }
}
