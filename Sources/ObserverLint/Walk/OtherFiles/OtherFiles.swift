/// A program's files that are not Swift, as runs over the program read them: each of them once.
final class OtherFiles: Sendable {
  /// Files of some kinds below some folders.
  private struct Listing: Hashable {
    var project: ProjectFiles
    var endings: [[UInt8]]
  }

  private struct State {
    var paths: [Listing: [PathBytes]] = [:]
    /// The files of all kinds, so that a project's folders are listed once.
    var allPaths: [ProjectFiles: [PathBytes]] = [:]
    /// The files of each listing, and their states before they were read.
    var stamps: [Listing: [PathBytes: FileStamp?]] = [:]
    var storyboards: [ProjectFiles: Storyboards] = [:]
    /// The classes of which Objective-C makes objects.
    var objectiveC: [ProjectFiles: Set<String>] = [:]
    var posters: [ProjectFiles: ObjectiveCPosters] = [:]
    var xcodeProjects: [ProjectFiles: XcodeProjects] = [:]
    /// Words that were looked for in files of some kinds. True for a word that stands there.
    var words: [Listing: [String: Bool]] = [:]
  }

  private let state = Lock(State())
  private let notesStamps: Bool

  /// - Parameter notesStamps: true if `changes` is asked later.
  init(notesStamps: Bool = false) { self.notesStamps = notesStamps }

  /// Reads the storyboards of a project when it is first called.
  func storyboards(of project: ProjectFiles) -> Storyboards {
    if let known = state.withLock({ $0.storyboards[project] }) { return known }
    let storyboards = Storyboards(paths(Listing(project: project, endings: Storyboards.endings)))
    state.withLock { $0.storyboards[project] = storyboards }
    return storyboards
  }

  /// Reads the Objective-C of a project when it is first called.
  func classesMadeInObjectiveC(of project: ProjectFiles) -> Set<String> {
    if let known = state.withLock({ $0.objectiveC[project] }) { return known }
    let classes = ObjectiveCMakings(paths(Listing(project: project, endings: ObjectiveCMakings.endings))).classes
    state.withLock { $0.objectiveC[project] = classes }
    return classes
  }

  /// Reads the Objective-C of a project that posts notifications when it is first called.
  func posters(in project: ProjectFiles) -> ObjectiveCPosters {
    if let known = state.withLock({ $0.posters[project] }) { return known }
    let posters = ObjectiveCPosters(paths(Listing(project: project, endings: ObjectiveCMakings.endings)))
    state.withLock { $0.posters[project] = posters }
    return posters
  }

  /// Reads the Xcode projects of a project when it is first called.
  func xcodeProjects(of project: ProjectFiles) -> XcodeProjects {
    if let known = state.withLock({ $0.xcodeProjects[project] }) { return known }
    let projects = XcodeProjects(paths(Listing(project: project, endings: XcodeProjects.endings)))
    state.withLock { $0.xcodeProjects[project] = projects }
    return projects
  }

  /// Returns the words that stand in a project's Objective-C, C and C++. It reads the files when it is called with a new
  /// word.
  func mentioned(_ words: Set<String>, in project: ProjectFiles) -> Set<String> {
    mentioned(words, in: Listing(project: project, endings: ForeignCode.endings))
  }

  /// Returns true if a file of a project by which a system finds classes has the name of a class. It reads the files when it
  /// is called with a new name.
  ///
  /// - Parameter next: names that are likely to be asked for next, and so are looked for in the same reading.
  func haveClass(_ name: String, in project: ProjectFiles, with next: Set<String> = []) -> Bool {
    let listing = Listing(project: project, endings: ForeignCode.endingsOfClassNames)
    if let known = state.withLock({ $0.words[listing]?[name] }) { return known }
    return mentioned(next.union([name]), in: listing, asClasses: true).contains(name)
  }

  private func mentioned(_ words: Set<String>, in listing: Listing, asClasses: Bool = false) -> Set<String> {
    let known = state.withLock { $0.words[listing] ?? [:] }
    let unknown = words.filter { known[$0] == nil }
    if unknown.isEmpty { return words.filter { known[$0] == true } }
    let found = ForeignCode(paths(listing)).mentioned(unknown, asClasses: asClasses)
    state.withLock { state in
      for word in unknown { state.words[listing, default: [:]][word] = found.contains(word) }
    }
    return found.union(words.filter { known[$0] == true })
  }

  /// The number of files that came, went or were written since they were read.
  func changes() -> Int {
    let known = state.withLock(\.stamps)
    var changed: Set<PathBytes> = []
    for (listing, before) in known {
      let now = stamps(listing.project.paths(ending: listing.endings))
      for (path, stamp) in now where before[path] != .some(stamp) { changed.insert(path) }
      for path in before.keys where now[path] == nil { changed.insert(path) }
    }
    return changed.count
  }

  private func paths(_ listing: Listing) -> [PathBytes] {
    if let known = state.withLock({ $0.paths[listing] }) { return known }
    let paths = allPaths(of: listing.project).filter { path in
      listing.endings.contains { path.name.suffix($0.count).elementsEqual($0) }
    }
    state.withLock { $0.paths[listing] = paths }
    if notesStamps {
      let stamps = stamps(paths)
      // The first state counts: it is that of the files that were read first.
      state.withLock { if $0.stamps[listing] == nil { $0.stamps[listing] = stamps } }
    }
    return paths
  }

  private func allPaths(of project: ProjectFiles) -> [PathBytes] {
    if let known = state.withLock({ $0.allPaths[project] }) { return known }
    let paths = project.paths(ending: Array(Set(Storyboards.endings + ForeignCode.endingsOfClassNames)))
    state.withLock { $0.allPaths[project] = paths }
    return paths
  }

  private func stamps(_ paths: [PathBytes]) -> [PathBytes: FileStamp?] {
    paths.reduce(into: [:]) { $0[$1] = .some(FileStamp(of: $1)) }
  }
}

/// The files around a program's Swift files, which are read when a verdict first depends on them.
struct OtherSources {
  let storyboards: StoryboardSource
  let objectiveC: ObjectiveCSource
  let xcodeProjects: XcodeProjectSource
  let examples: ExampleApps

  init(of project: ProjectFiles, _ otherFiles: OtherFiles, _ sources: ProgramSources) {
    storyboards = StoryboardSource(of: project, otherFiles)
    objectiveC = ObjectiveCSource(project: project, otherFiles: otherFiles)
    xcodeProjects = XcodeProjectSource(project: project, otherFiles: otherFiles)
    examples = ExampleApps(sources)
  }
}
