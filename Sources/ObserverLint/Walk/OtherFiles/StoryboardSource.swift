/// The storyboards of a program, which are read when a verdict first depends on them.
final class StoryboardSource {
  private let project: ProjectFiles
  private let otherFiles: OtherFiles
  private var known: [Question: [String: Storyboards.Making]] = [:]
  private lazy var storyboards = otherFiles.storyboards(of: project)
  private lazy var classesOfNibs = storyboards.classesOfNibs()

  private struct Question: Hashable {
    var main: Set<String>
    var again: Set<String>
    var framework: Storyboard.Framework?
  }

  init(of project: ProjectFiles, _ otherFiles: OtherFiles) {
    self.project = project
    self.otherFiles = otherFiles
  }

  func make(_ className: String) -> Bool { storyboards.classes.contains(className) }

  /// The storyboards that the system loads when the program begins.
  var main: Set<String> { storyboards.main }

  func isPrincipal(_ className: String) -> Bool { storyboards.principalClasses.contains(className) }

  /// Nil for a class that no storyboard makes.
  ///
  /// - Parameters:
  ///   - main: the storyboards whose initial scene is made once.
  ///   - again: the storyboards whose initial scene code may make again.
  ///   - framework: that of the class, if it is known. Another framework's class of the name is another class.
  func making(
    of className: String, main: Set<String>, again: Set<String>, _ framework: Storyboard.Framework? = nil
  ) -> Storyboards.Making? {
    let question = Question(main: main, again: again, framework: framework)
    let makings = known[question] ?? storyboards.makings(main: main, again: again, framework)
    known[question] = makings
    guard let making = makings[className], making != .again else { return makings[className] }
    return classesOfNibs.contains(className) ? .again : making
  }

  /// Returns true if a nib or a storyboard makes an object of a class.
  func name(_ className: String) -> Bool { make(className) || classesOfNibs.contains(className) }
}
