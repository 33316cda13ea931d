import Foundation

/// `benchmark stages FOLDER…`: the time of the linter's stages on each program of the folders, beside ripgrep's.
struct StagesCommand {
  private let folders: [URL]
  private let rounds: Int
  private let linter: URL
  private let scratch: ScratchFolder

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--rounds", "--linter"])
    rounds = try arguments.number("--rounds", default: 11)
    folders = try arguments.folders()
    linter = try arguments.linter()
    scratch = try ScratchFolder()
  }

  func run() throws {
    guard let ripgrep = Tools.ripgrep() else {
      throw BenchmarkError("rg is missing; install it, as with apt-get install ripgrep")
    }
    say("\(Machine.description)\n")
    var programs = Table(["program", "linter", "rg", "ratio", "lexed", "lex", "lex to facts"])
    var sums: [(name: String, time: Timings.Time)] = []
    var bytes = 0
    for program in try folders.flatMap(Self.programs) {
      let (timings, ours, theirs) = try measure(program, ripgrep)
      guard let median = Timings.median(timings) else { continue }
      programs.add([
        program.lastPathComponent, ours.asTime, theirs.asTime, (ours / theirs).asRatio,
        median.lexedBytes.asMegabytes, median.lexSpeed.asSpeed, median.factSpeed.asSpeed,
      ])
      bytes += median.lexedBytes
      if sums.isEmpty { sums = median.stages.map { ($0.name, Timings.Time(processor: 0, wall: 0)) } }
      for (index, stage) in median.stages.enumerated() {
        sums[index].time.processor += stage.time.processor
        sums[index].time.wall += stage.time.wall
      }
    }
    say(programs.text + "\n")
    var stages = Table(["stage, summed over the programs", "processor time", "wall time"])
    for (name, time) in sums { stages.add([name, time.processor.asTime, time.wall > 0 ? time.wall.asTime : ""]) }
    say(stages.text + "\n")
    func speed(_ names: Set<String>) -> String {
      (Double(bytes) / sums.reduce(0) { names.contains($1.name) ? $0 + $1.time.processor : $0 } / 1e6).asSpeed
    }
    say("All programs: lex \(speed(["lex"])), lex to facts \(speed(["lex", "parse", "facts"]))")
  }

  /// The clones in a folder, or the folder itself if it holds none.
  static func programs(in folder: URL) throws -> [URL] {
    let files = FileManager.default
    let members = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let clones = members.filter { files.fileExists(atPath: $0.appendingPathComponent(".git").path) }
    return clones.isEmpty ? [folder] : clones.sorted { $0.path < $1.path }
  }

  /// Runs both programs in turns, once unmeasured, so that all rounds find the files in memory.
  private func measure(
    _ program: URL, _ ripgrep: URL
  ) throws -> (timings: [Timings], ours: Double, theirs: Double) {
    let output = scratch.url.appendingPathComponent("output")
    let errors = scratch.url.appendingPathComponent("errors")
    let lint = Contender.linter(linter).command(program) + ["--timings"]
    // A shell keeps the table, because the report goes to standard output.
    let timed = ["/bin/sh", "-c", "exec \"$@\" 2>\"$0\"", errors.path] + lint
    let search = Contender.ripgrep(ripgrep).command(program)
    var timings: [Timings] = []
    var ours: [Double] = []
    var theirs: [Double] = []
    for round in 0...rounds {
      let run = try MeasuredRun(timed, output: output)
      guard let table = Timings(try String(contentsOf: errors, encoding: .utf8)) else {
        throw BenchmarkError("the linter printed no table for \(program.path)")
      }
      let other = try MeasuredRun(search, output: output)
      if round == 0 { continue }
      timings.append(table)
      ours.append(run.seconds)
      theirs.append(other.seconds)
    }
    return (timings, Statistics.median(ours), Statistics.median(theirs))
  }
}

extension Double {
  fileprivate var asSpeed: String { isFinite ? "\(Int(rounded())) MB/s" : "–" }
}
