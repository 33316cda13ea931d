extension LintRequest {
  /// The reasons why the scope, the configuration or the baseline that the request names cannot be used. A mistake in its
  /// name would make a report that nobody asked for.
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
    return problems.map { Problem(path: $0.path.shown(from: folder), message: $0.message) }
  }
}
