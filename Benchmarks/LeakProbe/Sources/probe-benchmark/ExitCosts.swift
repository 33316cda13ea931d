import Foundation

/// The cost of an exit with observers left.
enum ExitCosts {
  static func measure() throws -> Bool {
    // The names of the code that registers are looked up once, however many observers it leaves.
    let bare = try ChildRun("bare-benchmark", ["plain", "15"], options: "")
    let few = try ChildRun("interposed-benchmark", ["leave", "1000"], options: "fail_on=none")
    let many = try ChildRun("interposed-benchmark", ["leave", "101000"], options: "fail_on=none")
    let each = Double(many.processor - many.work - (few.processor - few.work)) / 100_000
    let registering = Double(bare.work) / 10_000
    print(String(format: "ending takes %.2f µs of the processor's time for each observer that is left", each / 1000))
    // Ten microseconds on the machine where a registration and its removal take seven tenths of one.
    var isGood = report("ending with an observer", each / registering, limit: 14, of: "adding and removing one")

    isGood =
      try withSuppressions { options in
        let few = try ChildRun("interposed-benchmark", ["leave", "1000"], options: options)
        let many = try ChildRun("interposed-benchmark", ["leave", "101000"], options: options)
        let each = Double(many.processor - many.work - (few.processor - few.work)) / 100_000
        print(String(format: "with suppressions it takes %.2f µs", each / 1000))
        return report(
          "ending with an observer and forty suppressions", each / registering, limit: 14, of: "adding and removing one"
        )
      } && isGood

    let plain = try ChildRun("bare-benchmark", ["leave-names", "1000000"], options: "")
    let probed = try ChildRun("interposed-benchmark", ["leave-names", "1000000"], options: "fail_on=none")
    let seconds = Double(probed.processor) / 1e9
    let megabytes = Double(probed.peak) / 1e6
    print(
      String(
        format: "a million distinct names take %.1f s of the processor's time and %.0f MB (without a probe %.1f s and "
          + "%.0f MB), and %d bytes of text", seconds, megabytes, Double(plain.processor) / 1e9,
        Double(plain.peak) / 1e6, probed.errors))
    isGood =
      report(
        "a million distinct names", Double(probed.processor) / Double(plain.processor), limit: 3.5,
        of: "as many bare ones")
      && isGood
    if megabytes > 600 || probed.errors > 100_000 {
      print("the limits are 600 MB and 100,000 bytes of text")
      isGood = false
    }
    if !probed.lastLines.contains(where: { $0.contains("999900 more places") }) {
      print("the text does not say how much it leaves out")
      isGood = false
    }
    return isGood
  }

  /// Ten patterns of each kind, which cover nothing.
  private static func withSuppressions(_ body: (String) throws -> Bool) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe-benchmark-\(UUID().uuidString).txt")
    let lines = ["place", "name", "test", "frame"].flatMap { kind in (1...10).map { "\(kind):nothing*like \($0)\n" } }
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body("fail_on=none:suppressions='\(file.path)'")
  }
}
