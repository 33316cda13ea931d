import Foundation

/// `benchmark growth [SHAPE…]`: how time and memory grow with what is hard.
struct GrowthCommand {
  /// Where a run takes more address space, its shape is given up, as where it takes longer than the limit.
  private static let memory = 12_000_000_000
  /// Each size is twice the one before; the last is the shape's largest.
  private static let doublings = 3

  private let shapes: [GrowthShape]
  private let linter: URL?
  /// Seconds.
  private let limit: Int
  private let scratch: ScratchFolder

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--linter", "--limit"])
    shapes = try GrowthShape.named(arguments.rest)
    linter = arguments.values["--linter"]?.last.map { URL(fileURLWithPath: $0) }
    limit = try arguments.number("--limit", default: 60)
    scratch = try ScratchFolder()
  }

  func run() throws {
    let linter = try linter ?? Tools.linter()
    say("\(Machine.description)\n")
    var table = Table(["what grows", "size", "processor time", "for twice as many", "peak memory"])
    for shape in shapes {
      var before: Double?
      for step in (0...Self.doublings).reversed() {
        let size = shape.largest >> step
        let runs = try measure(shape, size, linter)
        let seconds = Statistics.median(runs.map(\.processorSeconds))
        let factor = before.map { (seconds / $0).asRatio + "×" } ?? ""
        let failure = runs.compactMap(\.failure).first
        complain("\(shape.name), \(size.grouped) \(shape.unit): \(failure ?? seconds.asTime) \(factor)")
        table.add([
          shape.name, "\(size.grouped) \(shape.unit)", failure ?? seconds.asTime, failure == nil ? factor : "",
          (runs.map(\.peakBytes).max() ?? 0).asMegabytes,
        ])
        if failure != nil { break }
        before = seconds
      }
    }
    say(table.text)
  }

  private func measure(_ shape: GrowthShape, _ size: Int, _ linter: URL) throws -> [MeasuredRun] {
    let folder = scratch.url.appendingPathComponent("program")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try shape.write(size, folder)
    let output = scratch.url.appendingPathComponent("report.json")
    var runs: [MeasuredRun] = []
    // Short runs are repeated, as chance plays a larger part in them.
    repeat {
      runs.append(
        try MeasuredRun(
          Contender.linter(linter).command(folder), output: output, limit: limit, memory: Self.memory))
    } while runs.count < 3 && runs.allSatisfy { $0.failure == nil && $0.seconds < 2 }
    return runs
  }
}

extension MeasuredRun {
  /// Nil where the linter did its work.
  fileprivate var failure: String? {
    switch outcome {
    case .exited(let status): status <= 1 ? nil : "exit status \(status)"
    case .killed(let signal): "killed by signal \(signal)"
    case .outOfTime: "over \(Int(seconds.rounded())) s"
    }
  }
}
