/// The variables with which GitHub's runner describes the run.
enum GitHubRunner {
  /// The address of the commit's files, if the current folder is the checkout.
  static var fileBase: String? {
    guard let server = StandardStreams.environment("GITHUB_SERVER_URL"),
      let repository = StandardStreams.environment("GITHUB_REPOSITORY"),
      let commit = StandardStreams.environment("GITHUB_SHA"),
      StandardStreams.environment("GITHUB_WORKSPACE") == StandardStreams.environment("PWD")
    else { return nil }
    return "\(server)/\(repository)/blob/\(commit)"
  }
}
