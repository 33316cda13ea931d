/// A program's Objective-C, which is read when a verdict first depends on it.
struct ObjectiveCSource {
  let project: ProjectFiles
  let otherFiles: OtherFiles

  /// Returns true if an object of a class may be made there.
  func makes(_ className: String) -> Bool { otherFiles.makeInObjectiveC(className, in: project) }
}
