/// Reads files and keeps the facts of those that matter.
struct FactsGatherer: Sendable {
  let sources: ProgramSources

  typealias FactsOfFile = (source: Int, path: String, facts: FileFacts)

  struct Gathered: Sendable {
    var facts: [FactsOfFile] = []
    var diagnostics: [FileDiagnostic] = []
    var unreadable: [Problem] = []
    var lines = 0
  }

  /// A file without any of these has no part in a registration, a removal or a payload.
  static let words = ["addObserver", "removeObserver", "userInfo"]

  init(_ sources: ProgramSources) { self.sources = sources }

  func gather() -> Gathered {
    let words = WordSearch(Self.words)
    let paths = sources.files.map { $0.path.description }
    let round = sources.readAll { file, bytes in
      words.contains(in: bytes) ? Self.read(Array(bytes), path: paths[file]) : nil
    }
    var result = Gathered(diagnostics: round.notText, unreadable: round.unreadable, lines: round.lines)
    for (file, value) in round.values.enumerated() {
      guard let value else { continue }
      result.facts.append((file, paths[file], value.facts))
      result.diagnostics += value.notes.map { FileDiagnostic(file: file, message: $0) }
    }
    return result
  }

  /// Adds the facts of files of a program, not yet kept, that declare or use one of the names. Whether there were any.
  func add(filesWith names: NamesWanted, of files: [Int], to facts: inout [FactsOfFile]) -> Bool {
    guard !names.isEmpty else { return false }
    let search = NameSearch(names)
    let known = Set(facts.map(\.source))
    let rest = files.filter { !known.contains($0) }
    let paths = sources.files.map { $0.path.description }
    let readings = sources.read(rest) { file, bytes in
      search.matters(bytes) ? Self.read(Array(bytes), path: paths[file]) : nil
    }
    var added = false
    for (file, reading) in zip(rest, readings) {
      guard let reading else { continue }
      facts.append((file, paths[file], reading.facts))
      added = true
    }
    if added { facts.sort { $0.source < $1.source } }
    return added
  }

  struct FileReading: Sendable {
    var facts: FileFacts
    var notes: [String]
  }

  static func read(_ text: [UInt8], path: String) -> FileReading {
    let lexed = Lexer.lex(text)
    let outline = Parser.parse(lexed, bytes: text)
    let isMain = path.hasSuffix("/main.swift") || path == "main.swift" || text.starts(with: [0x23, 0x21])
    let notes = lexed.notes.map { note in
      let line = 1 + text[..<Int(note.offset)].count { $0 == 0x0A }
      return "line \(line): \(note.message)"
    }
    return FileReading(facts: FactsBuilder.facts(of: outline, isMain: isMain), notes: notes)
  }
}
