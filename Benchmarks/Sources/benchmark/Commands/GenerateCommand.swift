import Foundation

/// `benchmark generate FOLDER`: realistic programs, or one shape of the growth tables to look at with a profiler.
struct GenerateCommand {
  private let folder: URL
  private let program: GeneratedProgram
  private let shape: GrowthShape?
  private let size: Int

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--files", "--seed", "--files-in-program", "--shape", "--size"])
    guard arguments.rest.count == 1 else { throw BenchmarkError("generate needs one FOLDER") }
    folder = URL(fileURLWithPath: arguments.rest[0])
    program = try GeneratedProgram(arguments)
    shape = try arguments.values["--shape"]?.last.map { try GrowthShape.named([$0])[0] }
    size = try arguments.number("--size", default: shape?.largest ?? 1)
  }

  func run() throws {
    if let shape {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try shape.write(size, folder)
      return say("\(shape.name), \(size.grouped) \(shape.unit), in \(folder.path)")
    }
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
