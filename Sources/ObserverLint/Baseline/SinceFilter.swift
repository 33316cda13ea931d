/// Keeps the findings that may be new since a git revision, because one of their lines is new or changed.
///
/// A finding has the lines of its statement, and the lines of the statements that it names as evidence: a right handler
/// becomes wrong if its poster changes. A deleted line belongs to no finding.
struct SinceFilter {
  private let revision: PathBytes
  private let sources: ProgramSources
  private let currentFolder: PathBytes
  private var repositories: [PathBytes: PathBytes?] = [:]
  /// By repositories. Nil where git could not tell.
  private var changes: [PathBytes: ChangedLines?] = [:]

  private(set) var problems: [Problem] = []

  static let noRepository = "lies in no git repository, so --since cannot compare it with a revision"

  init(_ revision: PathBytes, _ sources: ProgramSources) {
    self.revision = revision
    self.sources = sources
    currentFolder = sources.currentFolder
  }

  mutating func changed(of findings: [LocatedFinding]) -> [LocatedFinding] {
    askAboutAll()
    var spots: [PathBytes: Set<Spot>] = [:]
    for place in findings.lazy.flatMap(\.places) {
      let file = place.path.resolved(in: currentFolder)
      if changes(around: file)?.touches(file) ?? false { spots[file, default: []].insert(Spot(place)) }
    }
    let changedSpots = changed(among: spots)
    return findings.filter { finding in
      let file = finding.place.path.resolved(in: currentFolder)
      // A finding in an unknown place is shown.
      guard changes(around: file) != nil else { return true }
      return finding.places.contains {
        changedSpots[$0.path.resolved(in: currentFolder)]?.contains(Spot($0)) ?? false
      }
    }
  }

  /// A misspelt revision, or files that git knows nothing of, must not look like a clean run.
  private mutating func askAboutAll() {
    var folders = Set(sources.files.lazy.filter(\.isReported).compactMap(\.path.parent))
    if folders.isEmpty { folders = [currentFolder] }
    var outside: PathBytes?
    for folder in folders.sorted() where changes(around: folder.appending(".")) == nil {
      guard repository(around: folder.appending(".")) == nil else { continue }
      // A folder below is in no repository either.
      if let outside, folder.relative(to: outside) != nil { continue }
      outside = folder
      tell(folder, Self.noRepository)
    }
  }

  private mutating func tell(_ file: PathBytes, _ message: String) {
    problems.append(Problem(path: file.shown(from: currentFolder), message: message))
  }

  private mutating func repository(around file: PathBytes) -> PathBytes? {
    let folder = file.parent ?? "/"
    if let known = repositories[folder] { return known }
    let repository = ProjectFolder.repository(around: folder)
    repositories[folder] = .some(repository)
    return repository
  }

  /// Git is asked once for each repository.
  private mutating func changes(around file: PathBytes) -> ChangedLines? {
    guard let repository = repository(around: file) else { return nil }
    if let known = changes[repository] { return known }
    var found: ChangedLines?
    do {
      found = try ChangedLines(since: revision, in: repository)
    } catch {
      tell(repository, error.explanation)
    }
    changes[repository] = .some(found)
    return found
  }
}

extension SinceFilter {
  private struct Spot: Hashable, Sendable {
    var line: Int
    var column: Int

    init(_ place: LocatedPlace) { (line, column) = (place.line, place.column) }
  }

  /// Returns the spots in whose statements a line changed. Only files that have spots and that git names are parsed
  /// again.
  private mutating func changed(among spots: [PathBytes: Set<Spot>]) -> [PathBytes: Set<Spot>] {
    if spots.isEmpty { return [:] }
    var wanted: [Int: (spots: Set<Spot>, changes: ChangedLines)] = [:]
    for (index, file) in sources.files.enumerated() {
      if let spots = spots[file.path], let changes = changes(around: file.path) { wanted[index] = (spots, changes) }
    }
    let (sources, asked) = (sources, wanted)
    let files = asked.keys.sorted()
    let found = sources.read(files) { file, bytes -> Set<Spot>? in
      guard let (spots, changes) = asked[file] else { return nil }
      let path = sources.files[file].path
      let text = Array(bytes)
      let table = LineTable(text)
      // Git knows what is on disk; a fix that is about to be written may have moved lines.
      let origins = sources.store.overlay(of: file).map { text in
        LineOrigins(of: text, in: sources.store.texts?[path].map { .success($0) } ?? FileReader.bytes(of: path))
      }
      let offsets = spots.map { (spot: $0, offset: (table.range(ofLine: $0.line)?.lowerBound ?? 0) + $0.column - 1) }
      let statements = StatementRanges(Parser.parse(Lexer.lex(text), bytes: text))
      var changed: Set<Spot> = []
      for (spot, offset) in offsets {
        var lines = spot.line...spot.line
        if let reach = statements.innermost(at: offset)?.reach, reach.contains(offset) {
          lines = table.place(of: reach.lowerBound).line...table.place(of: max(offset, reach.upperBound - 1)).line
        }
        let isChanged =
          origins.map { origins in
            lines.contains { line in origins[line].map { changes.contains($0...$0, of: path) } ?? true }
          } ?? changes.contains(lines, of: path)
        if isChanged { changed.insert(spot) }
      }
      return changed
    }
    var result: [PathBytes: Set<Spot>] = [:]
    for (file, changed) in zip(files, found) { result[sources.files[file].path] = changed }
    return result
  }
}

extension LocatedFinding {
  /// The place of the finding, and the places of its evidence.
  fileprivate var places: [LocatedPlace] { [place] + related.map(\.place) }
}
