import Foundation

/// The fault of a run.
struct Fault: Error, CustomStringConvertible {
  /// The same fault in another program has the same kind.
  var kind: String
  var description: String
  var arguments: [String] = []
}

/// A way of using the linter. It tries one on a program, and throws the fault that it finds.
struct Use {
  let name: String
  /// It is tried on each of so many programs.
  var rarity = 3
  let attempt: @Sendable (Trial) throws -> Void

  static let all: [Use] = [
    Use(name: "reports", rarity: 2) { try $0.reportsInAllFormats() },
    Use(name: "format") { try $0.oneFormat() },
    Use(name: "inspect", rarity: 3) { try $0.inspect() },
    Use(name: "fix", rarity: 3) { try $0.fix() },
    Use(name: "stdin") { try $0.standardInput() },
    Use(name: "baseline", rarity: 4) { try $0.baseline() },
    Use(name: "suppressions", rarity: 4) { try $0.suppressions() },
    Use(name: "configuration", rarity: 4) { try $0.configuration() },
    Use(name: "init", rarity: 8) { try $0.initialize() },
    Use(name: "since", rarity: 8) { try $0.since() },
    Use(name: "probe", rarity: 8) { try $0.probeReport() },
    Use(name: "pages", rarity: 16) { try $0.pages() },
  ]
}

/// One use of one program, with its own chain of random numbers, so that it can be repeated on a smaller program.
final class Trial {
  var batch: Batch
  var random: Random
  let linter: String
  let seeds: Seeds
  let readers: ReportReaders
  private(set) var runs = 0
  private(set) var slowest = 0.0

  init(_ batch: Batch, seed: UInt64, linter: String, seeds: Seeds, readers: ReportReaders) {
    self.batch = batch
    random = Random(seed: seed)
    self.linter = linter
    self.seeds = seeds
    self.readers = readers
  }

  // MARK: Runs

  /// Runs the linter, and throws where it does not end by itself with a status of its own.
  @discardableResult func lint(_ arguments: [String], input: [UInt8] = [], in folder: URL? = nil) throws -> Outcome {
    let outcome = try Command.run(linter, arguments, in: folder ?? batch.folder, streams: batch.beside, input: input)
    runs += 1
    slowest = max(slowest, outcome.seconds)
    switch outcome.end {
    case .exited(0), .exited(1), .exited(2):
      try read(outcome, arguments)
      return outcome
    case .exited(let status): throw fault("status \(status)", outcome, arguments)
    case .signalled(let signal):
      let message = outcome.errorText.split(separator: "\n").first { $0.contains("atal error") } ?? ""
      throw fault("signal \(signal) \(message)", outcome, arguments)
    case .tooLong: throw fault("longer than \(Int(Command.limit)) s", outcome, arguments)
    }
  }

  /// Throws where another program cannot read the output, or where nothing says why there is none.
  private func read(_ outcome: Outcome, _ arguments: [String]) throws {
    if outcome.status == 2, !outcome.errorText.contains("error: ") {
      throw fault("status 2 without an error", outcome, arguments)
    }
    for (name, stream) in [("output", outcome.output), ("errors", outcome.errors)]
    where String(validating: stream, as: UTF8.self) == nil && !arguments.contains("--diff") {
      throw fault("\(name) are no UTF-8", outcome, arguments)
    }
    guard let option = arguments.firstIndex(of: "--format"), !arguments.contains("--output"), !outcome.output.isEmpty
    else { return }
    try readReport(in: batch.beside.appendingPathComponent("out"), arguments[option + 1], arguments)
  }

  private func readReport(in file: URL, _ format: String, _ arguments: [String]) throws {
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    // A schema takes seconds for a large report.
    if ["json", "sarif", "gitlab"].contains(format), arguments.first != "rules", size > 300_000, !random.isOne(in: 8) {
      return
    }
    if let error = readers.error(in: file, arguments.first == "rules" ? "rules \(format)" : format) {
      throw Fault(kind: "\(format) cannot be read", description: "\(format): \(error)", arguments: arguments)
    }
  }

  func fault(_ kind: String, _ outcome: Outcome, _ arguments: [String]) -> Fault {
    Fault(kind: kind, description: "\(kind)\n\(outcome.errorText.suffix(600))", arguments: arguments)
  }

  private func expect(_ condition: Bool, _ kind: String, _ detail: @autoclosure () -> String, _ arguments: [String])
    throws
  {
    if !condition { throw Fault(kind: kind, description: "\(kind)\n\(detail().prefix(2000))", arguments: arguments) }
  }

  // MARK: Reports

  private static let formats = [
    "text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown", "rdjson",
    "badge",
  ]

  /// All formats of one run, each read by somebody else's reader.
  func reportsInAllFormats() throws {
    let arguments =
      Self.formats.flatMap { ["--format", $0, "--output", "../beside/report.\($0)"] } + ["--notes", "--no-config"]
    try lint(arguments)
    for format in Self.formats {
      let file = batch.beside.appendingPathComponent("report.\(format)")
      try readReport(in: file, format, arguments)
    }
  }

  func oneFormat() throws {
    var arguments = ["--format", random.pick(Self.formats), "--no-config"]
    if random.isOne(in: 2) { arguments.append("--notes") }
    if arguments[1] == "text", random.isOne(in: 3) { arguments.append("--statistics") }
    if random.isOne(in: 3) { arguments += ["--only-rule", random.pick(Self.rules)] }
    if random.isOne(in: 3) {
      arguments += ["--exclude", random.pick(["A*", "**/B1.swift", "[", "!A0.swift", "{a,b}", "\\"])]
    }
    if random.isOne(in: 3) { arguments += ["--fail-level", random.pick(["error", "note", "never"])] }
    if random.isOne(in: 2) { arguments.append(random.pick(batch.files).path) }
    try lint(arguments)
  }

  private static let rules = [
    "discarded_token", "unremoved_token", "unmatched_selector_observer", "unmatched_key_path_observer",
    "unbalanced_lifecycle", "ineffective_removal", "overbroad_removal", "duplicate_registration", "userinfo_contract",
    "untyped_userinfo", "unused_suppression", "retain_cycle", "endless_notification_task", "dropped_observation",
    "leaked_at_run_time",
  ]

  func inspect() throws {
    for _ in 0..<4 {
      let file = random.pick(batch.files)
      let lines = file.text.count { $0 == 0x0A } + 1
      let place = "\(file.path):\(1 + random.below(lines))"
      let outcome = try lint(["--inspect", place, "--no-config"])
      try expect(
        outcome.status == 0 || !outcome.errors.isEmpty, "nothing is said of a place", { place }(), ["--inspect", place])
    }
  }

  func standardInput() throws {
    let file = random.pick(batch.files)
    var mutation = Mutation(random: random)
    let text = mutation.mutated(file.text, others: batch.files.map(\.text))
    try lint(["--stdin-path", file.path, "--format", random.pick(Self.formats), "--no-config"], input: text)
    try lint(["--inspect", "\(file.path):1", "--stdin-path", file.path, "--no-config"], input: text)
  }

  func pages() throws {
    try lint(["rules", "--format", random.pick(["text", "json", "markdown"])])
    try lint(["rules", random.pick(Self.rules)])
    try lint(["completions", random.pick(["bash", "zsh", "fish"])])
    try lint(["shadow", "."])
    try lint(["--help"])
    var mutation = Mutation(random: random)
    let word = mutation.mutated(Array(random.pick(Self.rules + ["--format=json", "--output"]).utf8), others: [[0x61]])
    // A slash alone would name all files of the machine.
    try lint([String(decoding: word.filter { $0 != 0 && $0 != 0x2F }, as: UTF8.self)])
  }

  // MARK: Fixes

  /// The patch and the fixed files say the same, a second run changes nothing more, and what parsed goes on to parse.
  func fix() throws {
    var options = ["--no-config"]
    if random.isOne(in: 2) { options.append("--unsafe-fixes") }
    if random.isOne(in: 2) { options += ["--style", random.pick(["token", "descriptor"])] }
    let patch = try lint(["--diff"] + options)
    try expect(try unchanged(), "--diff changes files", { "" }(), ["--diff"] + options)
    let damaged = try pathsWithDiagnostics()
    let fix = ["--fix", "--fail-level", "never"] + options
    let first = try lint(fix)
    for (name, outcome) in [("--fix", first), ("--diff", patch)]
    where outcome.errorText.contains("a defect of the linter") {
      throw fault("\(name) undoes its own fix", outcome, fix)
    }
    let fixed = try batch.files.map { try batch.bytes(of: $0.path) }
    let before = batch.files
    if first.status == 0 {
      let second = try lint(fix)
      try expect(
        second.errorText.contains("fixed 0 findings"), "a second run fixes more", { second.errorText }(), fix)
      let again = try batch.files.map { try batch.bytes(of: $0.path) }
      try expect(again == fixed, "a second run changes files", { "" }(), fix)
    }
    try batch.write()
    if patch.status < 2 {
      if !patch.output.isEmpty {
        let applied = try Command.run(
          "/usr/bin/env", ["git", "apply", "--whitespace=nowarn", "-"], in: batch.folder, streams: batch.beside,
          input: Array(patch.output))
        try expect(applied.status == 0, "git apply refuses the patch", { applied.errorText }(), ["--diff"] + options)
      }
      let patched = try batch.files.map { try batch.bytes(of: $0.path) }
      try expect(patched == fixed, "--diff and --fix differ", { "" }(), ["--diff"] + options)
      try batch.write()
    }
    for (file, text) in zip(before, fixed) where file.text != text {
      try expect(!damaged.contains(file.path), "a damaged file is fixed", { file.path }(), fix)
    }
    let changed = zip(before, fixed).filter { $0.text != $1 }.shuffled(using: &random)
    for (file, text) in changed.prefix(3) {
      // The compiler rejects more than damage to the syntax.
      guard try readers.parses(file.text, batch) else { continue }
      try expect(try readers.parses(text, batch), "a fixed file does not parse", { file.path }(), fix)
    }
  }

  /// The files of which the linter itself says that something is wrong with them.
  private func pathsWithDiagnostics() throws -> Set<String> {
    let outcome = try lint(["--format", "json", "--no-config"])
    let report = try? JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    let diagnostics = report?["diagnostics"] as? [[String: Any]] ?? []
    return Set(diagnostics.compactMap { $0["path"] as? String })
  }

  private func unchanged() throws -> Bool { try batch.files.allSatisfy { try batch.bytes(of: $0.path) == $0.text } }

  func suppressions() throws {
    let arguments = ["--add-suppressions", "a reason", "--notes", "--no-config"]
    try lint(arguments)
    try lint(["--notes", "--no-config"])
    let texts = try batch.files.map { try batch.bytes(of: $0.path) }
    try batch.write()
    for (file, text) in zip(batch.files, texts).filter({ $0.text != $1 }).prefix(3) {
      guard try readers.parses(file.text, batch) else { continue }
      try expect(
        try readers.parses(text, batch), "a file with added comments does not parse", { file.path }(), arguments)
    }
  }

  // MARK: Files beside the program

  func baseline() throws {
    let written = try lint(["--write-baseline", "../beside/known.json", "--no-config"])
    guard written.status < 2 else { return }
    let file = batch.beside.appendingPathComponent("known.json")
    let compare = ["--baseline", "../beside/known.json", "--fail-level", "note", "--no-config"]
    let known = try lint(compare)
    try expect(
      known.status == 0, "a new baseline does not know all", { String(decoding: known.output, as: UTF8.self) }(),
      compare)
    var mutation = Mutation(random: random)
    let text = Array(try Data(contentsOf: file))
    try Data(mutation.mutated(text, others: seeds.configurations)).write(to: file)
    try lint(compare)
    try lint(["--baseline", "../beside/known.json", "--prune-baseline", "--no-config"])
    try lint(["--baseline", "../beside/known.json", "--no-config"])
  }

  func configuration() throws {
    var mutation = Mutation(random: random)
    let text = mutation.mutated(random.pick(seeds.configurations), others: seeds.configurations)
    try batch.write(text, to: ".observer-lint.json")
    try batch.write(random.pick(seeds.configurations), to: "other.json")
    defer { try? batch.write() }
    try lint(["--format", random.pick(Self.formats)])
    try lint(["--print-config", random.pick(batch.files).path])
    try lint(["--fix", "--fail-level", "never"])
    try lint(["--config", "other.json", "--notes"])
  }

  func initialize() throws {
    var mutation = Mutation(random: random)
    // Without a manifest, the deployment targets are those of an Xcode project.
    if random.isOne(in: 2) {
      try batch.write(mutation.mutated(Array(Seeds.package.utf8), others: seeds.configurations), to: "Package.swift")
    }
    try batch.write(mutation.mutated(Array(Seeds.swiftLint.utf8), others: seeds.configurations), to: ".swiftlint.yml")
    defer { try? batch.write() }
    let outcome = try lint(["init"])
    if outcome.status == 0 {
      let linted = try lint([])
      try expect(
        !linted.errorText.contains("error: .observer-lint.json"), "init writes a configuration that is none",
        { linted.errorText }(), ["init"])
    }
  }

  func since() throws {
    func git(_ arguments: [String]) throws {
      let outcome = try Command.run(
        "/usr/bin/env", ["git", "-c", "user.name=fuzz", "-c", "user.email=fuzz@localhost"] + arguments,
        in: batch.folder, streams: batch.beside)
      guard outcome.status == 0 else { throw UsageError("git \(arguments): \(outcome.errorText)") }
    }
    try git(["init", "-q"])
    try git(["add", "-A", "-f"])
    try git(["commit", "-q", "-m", "before"])
    defer { try? batch.write() }
    for file in batch.files where random.isOne(in: 2) {
      var mutation = Mutation(random: random)
      try batch.write(mutation.mutated(file.text, others: batch.files.map(\.text)), to: file.path)
      _ = random.next()
    }
    try lint(["--since", "HEAD", "--format", random.pick(Self.formats), "--no-config"])
    try lint(["--since", random.pick(["HEAD~9", "none", "HEAD^{tree}", "@"]), "--no-config"])
  }

  func probeReport() throws {
    let file = random.pick(batch.files)
    let row = """
      {"kind": "block", "function": "start()", "fileID": "App/A0.swift", "filePath": "\(batch.folder.path)/\(file.path)",
      "line": \(1 + random.below(20)), "name": "didEnd", "verdict": "unremovable", "count": 2, "leaked": true, "suppressed": false,
      "tests": [], "backtrace": []}
      """
    let report = """
      {"schemaVersion": 1, "tool": {"name": "LeakProbe"}, "process": 1, "executable": "tests", "failed": true, "rows": [\(row)]}
      """
    var mutation = Mutation(random: random)
    let text =
      random.isOne(in: 4) ? Array(report.utf8) : mutation.mutated(Array(report.utf8), others: seeds.configurations)
    let folder = batch.beside.appendingPathComponent("reports")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text).write(to: folder.appendingPathComponent("leakprobe-1-a.json"))
    try lint(["--probe-report", "../beside/reports", "--format", random.pick(Self.formats), "--no-config"])
  }
}
