extension LintRequest {
  /// The reasons why the scope, the configuration, the baseline or the revision that the request names cannot be used. A
  /// mistake in its name would make a report that nobody asked for.
  package var problemsOfNamedFiles: [Problem] {
    let processFolder = Folder.current()
    let folder = currentFolder?.located(in: processFolder) ?? processFolder
    var problems: [Problem] = []
    if let scope, let problem = GivenPaths.scope(scope, seenFrom: folder).problem { problems.append(problem) }
    if case .file = configuration {
      let store = ConfigurationStore(configuration.located(in: folder))
      _ = store.source
      problems = store.problems
    }
    switch baseline {
    case .compare(let file), .prune(let file):
      let place = file.located(in: folder)
      if case .failure(let refusal) = BaselineFile.read(place) {
        problems.append(Problem(path: place, message: refusal.explanation))
      }
    case .write, nil: break
    }
    if let since { problems += problemsOfRevision(since, seenFrom: folder) }
    return problems.map { Problem(path: $0.path.shown(from: folder), message: $0.message) }
  }

  /// Asks git about the repository around each path.
  private func problemsOfRevision(_ revision: PathBytes, seenFrom folder: PathBytes) -> [Problem] {
    var problems: [Problem] = []
    var repositories: Set<PathBytes> = []
    for path in paths.isEmpty ? [folder] : paths {
      // The run reports a path that does not exist.
      guard case .success((let kind, _)) = Folder.identify(path.resolved(in: folder)) else { continue }
      let place = path.located(in: folder)
      guard let around = kind == .folder ? place : place.parent else { continue }
      guard let repository = ProjectFolder.repository(around: around) else {
        problems.append(Problem(path: place, message: SinceFilter.noRepository))
        continue
      }
      guard repositories.insert(repository).inserted else { continue }
      do {
        try ChangedLines.check(revision, in: repository)
      } catch {
        problems.append(Problem(path: repository, message: error.explanation))
      }
    }
    return problems
  }
}
