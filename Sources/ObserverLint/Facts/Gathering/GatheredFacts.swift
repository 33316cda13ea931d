/// The facts that are gathered, and the questions by which further files are chosen.
extension FactsGatherer {
  /// A file's facts.
  struct FactsOfFile: Sendable {
    var source: Int
    var path: String
    var facts: FileFacts
    /// The numbers of its names in the program, once it was linked.
    var programNames: [NameID] = []

    init(_ source: Int, _ path: String, _ facts: FileFacts) {
      self.source = source
      self.path = path
      self.facts = facts
    }
  }

  struct Gathered: Sendable {
    var facts: [FactsOfFile] = []
    /// The facts of files of which nothing more needs to be known, unless another file asks for them by name.
    var settled: [Int: FileFacts] = [:]
    /// The words of each file, as far as they were collected. Nobody asks for the words of the files above.
    var words: [WordList?] = []
    /// Files that import NotificationDescriptors or the like, settled or not.
    var importers: Set<Int> = []
    var diagnostics: [FileDiagnostic] = []
    var unreadable: [Problem] = []
    var lines = 0
    /// Files with comments that may keep rules silent.
    var marked: [MarkedFile] = []
  }

  /// Questions that linking asks of the files that were not read.
  struct Wanted {
    var demands: Set<Demand> = []
    /// Types whose remaining makers are read, because the first ones did not answer.
    var makers: Set<String> = []

    var isEmpty: Bool { demands.isEmpty && makers.isEmpty }
  }
}
