/// The parts of the configurations that rules need about a program.
struct ProgramSettings: Sendable {
  /// The oldest systems that a file's code runs on, by the file's index among the sources. Nothing where none is said.
  var deploymentTargets: @Sendable (Int) -> DeploymentTargets = { _ in DeploymentTargets() }
  /// The form that fixes in a file take, by its configuration; nil where none is said.
  var rewriteStyle: @Sendable (Int) -> String? = { _ in nil }
  /// Rules of which nothing is said in any of these files.
  var rulesOff: @Sendable ([Int]) -> Set<String> = { _ in [] }
  /// Returns the APIs that configurations add to the catalog for a program of these files.
  var additions: @Sendable ([Int]) -> CatalogAdditions = { _ in CatalogAdditions() }
}
