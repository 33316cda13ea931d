import Foundation

/// `benchmark check`: whether the linter finds in a generated program what was planted, and nothing else.
struct CheckCommand {
  private let program: GeneratedProgram
  private let linter: URL?

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--files", "--seed", "--files-in-program", "--linter"])
    guard arguments.rest.isEmpty else { throw BenchmarkError("check takes no \(arguments.rest[0])") }
    program = try GeneratedProgram(arguments)
    linter = arguments.values["--linter"]?.last.map { URL(fileURLWithPath: $0) }
  }

  func run() throws {
    let linter = try linter ?? Tools.linter()
    let scratch = try ScratchFolder()
    let folder = scratch.url.appendingPathComponent("program")
    try program.write(to: folder)
    let planted = try PlantedFindings(below: folder)
    let output = scratch.url.appendingPathComponent("report.json")
    _ = try MeasuredRun(Contender.linter(linter).command(folder), output: output)
    let reported = try PlantedFindings(report: Data(contentsOf: output), below: folder)
    let differences = planted.differences(from: reported)
    for difference in differences { say(difference) }
    guard differences.isEmpty else { throw BenchmarkError("\(differences.count) differences from what was planted") }
    say(
      "\(program.fileCount.grouped) files: all \(planted.count.grouped) planted findings reported, and nothing else")
  }
}
