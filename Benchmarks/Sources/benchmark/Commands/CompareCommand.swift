import Foundation

/// `benchmark compare [FOLDER…]`: the table of contenders, for each folder, and what the start costs.
struct CompareCommand {
  /// Files of the generated corpora where no folder is given.
  private static let sizes = [170, 4_000, 16_000]

  private let comparison: Comparison
  private let seed: UInt64
  private let folders: [URL]
  private let linters: [URL]
  private let rules: [String]
  private let scratch: ScratchFolder

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--rounds", "--seed", "--linter", "--only-rule"])
    comparison = Comparison(rounds: try arguments.number("--rounds", default: 15))
    seed = UInt64(try arguments.number("--seed", default: 1))
    folders = arguments.rest.isEmpty ? [] : try arguments.folders()
    linters = (arguments.values["--linter"] ?? []).map { URL(fileURLWithPath: $0) }
    rules = arguments.values["--only-rule"] ?? []
    scratch = try ScratchFolder()
  }

  func run() throws {
    let linters = linters.isEmpty ? [try Tools.linter()] : linters
    let contenders = try contenders(linters)
    say("\(Machine.description)\n")
    for corpus in try corpora() {
      let size = try CorpusSize(of: corpus.folder, by: linters[0], scratch: scratch.url)
      say("\(corpus.name): \(size.files.grouped) files, \(size.lines.grouped) lines\n")
      var commands = contenders.map { ($0.name, $0.command(corpus.folder)) }
      if let copy = try OneScope.copy(of: corpus.folder, into: scratch.url) {
        let linter = Contender.linter(linters[0], rules: rules)
        commands.append(("observer-lint, as one scope", linter.command(copy)))
      }
      say(table(try comparison.run(commands, scratch: scratch.url), base: "rg -c addObserver -t swift") + "\n")
    }
    let starts =
      [("an empty Swift program", [try Tools.empty().path])]
      + linters.map { ("\($0.lastPathComponent) --version", [$0.path, "--version"]) }
    say("Start-up\n")
    say(table(try comparison.run(starts, scratch: scratch.url), base: "an empty Swift program"))
  }

  private func contenders(_ linters: [URL]) throws -> [Contender] {
    let only = rules.isEmpty ? "" : ", \(rules.count == 1 ? "one rule" : "\(rules.count) rules")"
    var contenders = linters.map {
      Contender.linter($0, name: (linters.count == 1 ? "observer-lint" : $0.path) + only, rules: rules)
    }
    if let ripgrep = Tools.ripgrep() {
      contenders.insert(.ripgrep(ripgrep), at: 0)
    } else {
      complain("rg is missing (apt-get install ripgrep); the table has no ratios to it")
    }
    let visitor = try Tools.visitor()
    contenders += [.visitorOfHits(visitor), .visitor(visitor)]
    if let astGrep = Tools.astGrep() {
      contenders.append(.astGrep(astGrep, rules: Tools.package.appendingPathComponent("Rules")))
    } else {
      complain("ast-grep is missing, and could not be installed from PyPI (pip install ast-grep-cli)")
    }
    return contenders
  }

  private func corpora() throws -> [(name: String, folder: URL)] {
    if !folders.isEmpty { return folders.map { ($0.lastPathComponent, $0) } }
    return try Self.sizes.map { count in
      let folder = scratch.url.appendingPathComponent("generated-\(count)")
      try GeneratedProgram(fileCount: count, seed: seed).write(to: folder)
      return ("Generated, seed \(seed)", folder)
    }
  }

  private func table(_ rows: [Comparison.Row], base: String) -> String {
    let reference = rows.first { $0.name == base }?.median
    var table = Table(["who", "median", "fastest", "ratio", "peak memory", "runs"])
    for row in rows {
      let ratio = reference.map { (row.median / $0).asRatio } ?? "–"
      table.add([
        row.name, row.median.asTime, row.fastest.asTime, ratio, row.peakBytes.asMegabytes, "\(row.runs.count)",
      ])
    }
    return table.text
  }
}

/// The linter's counts of a folder.
private struct CorpusSize: Decodable {
  let files: Int
  let lines: Int

  init(of folder: URL, by linter: URL, scratch: URL) throws {
    struct Report: Decodable { let summary: CorpusSize }
    let output = scratch.appendingPathComponent("report.json")
    _ = try MeasuredRun(Contender.linter(linter).command(folder), output: output)
    self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: output)).summary
  }
}

extension URL {
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
