import Foundation

let usage = """
  benchmark [compare] [FOLDER…] [--rounds N] [--seed N] [--linter BINARY]… [--only-rule RULE]…
                                                                             a table for each folder; none: generated programs
  benchmark stages FOLDER… [--rounds N] [--linter BINARY]                    the time of each stage, for each program of the folders
  benchmark relint FOLDER… [--rounds N] [--linter BINARY]                    the time to lint again after one file changed
  benchmark growth [SHAPE…] [--limit SECONDS] [--linter BINARY]              sizes and times of shapes that are hard
  benchmark check [--files N] [--seed N] [--linter BINARY]                   are the planted findings the reported ones?
  benchmark generate FOLDER [--files N] [--seed N] [--files-in-program N]    writes programs with known findings
  benchmark generate FOLDER --shape SHAPE [--size N]                         writes a shape of `growth`, for a profiler

  """

/// Prints without delay, so that a table appears as it is measured, also where it is piped.
func say(_ text: String, terminator: String = "\n") {
  FileHandle.standardOutput.write(Data((text + terminator).utf8))
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data("benchmark: \(text)\n".utf8))
}

do {
  var words = Array(CommandLine.arguments.dropFirst())
  if words.contains("--help") || words.contains("-h") {
    say(usage, terminator: "")
    exit(0)
  }
  let commands = ["compare", "stages", "relint", "growth", "check", "generate"]
  let command = words.first.flatMap { commands.contains($0) ? $0 : nil }
  if command != nil { words.removeFirst() }
  switch command {
  case "stages": try StagesCommand(words).run()
  case "relint": try RelintCommand(words).run()
  case "growth": try GrowthCommand(words).run()
  case "check": try CheckCommand(words).run()
  case "generate": try GenerateCommand(words).run()
  default: try CompareCommand(words).run()
  }
} catch let error as BenchmarkError {
  complain(error.message)
  exit(2)
} catch {
  complain("\(error)")
  exit(2)
}
