import Foundation

/// `benchmark generate FOLDER`
struct GenerateCommand {
  private let folder: URL
  private let program: GeneratedProgram

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--files", "--seed", "--files-in-program"])
    guard arguments.rest.count == 1 else { throw BenchmarkError("generate needs one FOLDER") }
    folder = URL(fileURLWithPath: arguments.rest[0])
    program = try GeneratedProgram(arguments)
  }

  func run() throws {
    try program.write(to: folder)
    let planted = try PlantedFindings(below: folder)
    say("\(program.fileCount.grouped) files with \(planted.count.grouped) known findings in \(folder.path)")
  }
}

extension GeneratedProgram {
  init(_ arguments: Arguments) throws {
    self.init(
      fileCount: try arguments.number("--files", default: 1_000),
      seed: UInt64(try arguments.number("--seed", default: 1)),
      filesInProgram: try arguments.number("--files-in-program", default: 600))
  }
}
