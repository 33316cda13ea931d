import Testing

@testable import ObserverLint

/// A run reads the files that a verdict needs, and lexes each of them once.
@Suite struct ReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func waves() -> [[String]] {
    let sources = ProgramSources(files: folder.list().files, currentFolder: folder.path)
    let trace = ReadingTrace()
    _ = analyze(sources, trace: trace)
    return trace.waves.map { $0.map { sources.shownPath(of: $0) } }
  }

  private func writeController() throws {
    try folder.write("Package.swift")
    try folder.write(
      "Controller.swift",
      """
      import UIKit
      final class Controller: Middle {
        private let other = Helper()
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(go), name: .go, object: nil)
        }
      }
      """)
    try folder.write("Middle.swift", "class Middle: Base {}")
    try folder.write("Base.swift", "class Base: UIViewController { func stop() {} }")
    try folder.write("Helper.swift", "final class Helper { func help() {} }")
    try folder.write("Unrelated.swift", "struct Unrelated { let number = 1 }")
  }

  /// One file that has the word, then its superclass, then the class above that.
  @Test func readsTheSuperclassesOfAnOwnerAndNothingElse() throws {
    try writeController()
    #expect(waves() == [["Controller.swift"], ["Middle.swift"], ["Base.swift"]])
  }

  @Test func lexesNoFileTwice() throws {
    try writeController()
    try folder.write(
      "Model.swift",
      """
      import Combine
      final class Model: Middle {
        private var bag: Set<AnyCancellable> = []
        func watch(_ subject: PassthroughSubject<Int, Never>) { subject.sink { _ in }.store(in: &bag) }
      }
      """)
    try folder.write("Maker.swift", "func makeAll() { _ = [Model(), Controller(), Model()] }")
    let all = waves().joined()
    #expect(Set(all).count == all.count)
    #expect(Set(all).isSuperset(of: ["Controller.swift", "Model.swift", "Middle.swift", "Base.swift"]))
    #expect(!all.contains("Unrelated.swift"))
  }

  /// In the words of a file, a local looks like a member.
  @Test func aFileIsAddedForADeclarationOnlyIfItsFactsHaveOne() throws {
    try folder.write("Local.swift", "func show() { let model = 1; print(model) }")
    try folder.write("Member.swift", "struct Screen { let model = 1 }")
    let sources = ProgramSources(files: folder.list().files, currentFolder: folder.path)
    let trace = ReadingTrace()
    let gatherer = FactsGatherer(sources, CatalogAdditions(), trace)
    let files = Array(sources.files.indices)
    var gathered = gatherer.gather(files, .all)
    var asked: Set<Demand> = []
    var makers = Makers()
    var facts: [FactsGatherer.FactsOfFile] = []
    func read(_ demand: Demand) -> Bool {
      gatherer.read(
        FactsGatherer.Wanted(demands: [demand]), asked: &asked, of: files, &gathered, makers: &makers, into: &facts)
    }
    #expect(read(.declaresMember("model")))
    #expect(facts.map(\.path.lastComponent) == ["Member.swift"])
    #expect(!read(.declaresType("show")))
    #expect(read(.mentions("show")))
    #expect(facts.map(\.path.lastComponent) == ["Member.swift", "Local.swift"])
    #expect(trace.waves.joined().count == 2)
  }

  @Test func aProgramWithoutObserversIsNotLexed() throws {
    try folder.write("Unrelated.swift", "struct Unrelated { let number = 1 }")
    #expect(waves() == [])
  }

  /// Each pass knows what the passes before it read.
  @Test func aPassReadsOnlyWhatThePassBeforeItChanged() throws {
    try writeController()
    try folder.write(
      "Other.swift", "final class Other { func go() { NotificationCenter.default.removeObserver(self) } }")
    var request = LintRequest()
    request.currentFolder = folder.path
    var fixes = FixRequest(request)
    fixes.includesUnsafe = true
    var passes: [[[String]]] = []
    let result = applyFixes(fixes) { request in
      lint(request) { sources, settings in
        let trace = ReadingTrace()
        defer { passes.append(trace.waves.map { $0.map { sources.shownPath(of: $0) } }) }
        return analyze(sources, settings, .style(.token), trace: trace, kept: request.keptFacts)
      }
    }
    #expect(result.fixed == 1)
    #expect(
      passes == [[["Controller.swift", "Other.swift"], ["Middle.swift"], ["Base.swift"]], [["Controller.swift"]]])
  }

  /// A change is read, and nothing else: not even the files that an open question asked for before.
  @Test func aWatchedProgramReadsOnlyWhatChanged() throws {
    try writeController()
    var request = LintRequest()
    request.currentFolder = folder.path
    var program = WatchedProgram(request)
    func waves() -> [[String]] {
      let trace = ReadingTrace()
      var waves: [[String]] = []
      _ = program.lint { request, program in
        lint(request, program) { sources, settings in
          defer { waves = trace.waves.map { $0.map { sources.shownPath(of: $0) } } }
          return analyze(sources, settings, .style(.token), trace: trace, kept: request.keptFacts)
        }
      }
      return waves
    }
    #expect(waves() == [["Controller.swift"], ["Middle.swift"], ["Base.swift"]])
    for name in ["Middle.swift", "Controller.swift", "Unrelated.swift"] {
      try folder.write(name, try folder.text(name) + "\n// Changed.\n")
      #expect(program.look() == 1)
      #expect(waves() == (name == "Unrelated.swift" ? [] : [[name]]))
    }
    try folder.write("Other.swift", "func stop() { NotificationCenter.default.removeObserver(0) }")
    #expect(program.look() == 1)
    #expect(waves() == [["Other.swift"]])
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
