/// What configurations say of a program that rules ask about.
struct ProgramSettings: Sendable {
  /// The oldest systems that a file's code runs on, by the file's index among the sources. Nothing where none is said.
  var deploymentTargets: @Sendable (Int) -> DeploymentTargets = { _ in DeploymentTargets() }
  /// Names to be added to the catalog's lists, by the lists' names.
  var catalogAdditions: [String: Set<String>] = [:]
}
