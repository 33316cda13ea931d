/// The file that a person names, perhaps without the folders around the file.
struct NamedFile {
  /// The path as it was given, or the path of the only file below the linted folder with this name.
  private(set) var path: PathBytes
  /// Set if several files have the name.
  private(set) var problem: Problem?

  /// A path that leads to a file means that file. Only another path is searched below the scope or the current folder.
  init(_ given: PathBytes, _ request: LintRequest) {
    path = given
    let processFolder = Folder.current()
    let folder = request.currentFolder?.located(in: processFolder) ?? processFolder
    if given.isAbsolute || request.overlay.keys.contains(given) { return }
    if case .success = Folder.identify(given.resolved(in: folder)) { return }
    var search = request
    search.paths = [request.scope ?? folder]
    let ending = PathBytes("/").bytes + given.bytes
    let found = LoadedProgram(search).sources.files.filter { $0.isReported && $0.path.bytes.hasSuffix(ending) }
    let candidates = found.map { $0.path.shown(from: folder) }
    if candidates.count == 1 { path = candidates[0] }
    if candidates.count > 1 {
      let shown = candidates.prefix(Self.shownCandidates).map { PlainText.line($0.description) }
      let rest = candidates.count - shown.count
      problem = Problem(
        path: given,
        message: "\(candidates.count) files have this name: \(shown.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest) more" : "") + "; give the path of the file")
    }
  }

  private static let shownCandidates = 10
}

extension Array where Element == UInt8 {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
