import Foundation

/// The probe in Foundation's place, in a process of its own, in turns with one that has no probe.
enum InterposedCosts {
  static func measure() throws -> Bool {
    var isGood = true
    for (work, text) in [("plain", ""), ("object", " with object:")] {
      var ratios: [Double] = []
      for _ in 0..<9 {
        let bare = try ChildRun("bare-benchmark", [work, "15"], options: "")
        let interposed = try ChildRun("interposed-benchmark", [work, "15"], options: "")
        ratios.append(Double(interposed.work) / Double(bare.work))
      }
      let ratio = ratios.sorted()[ratios.count / 2]
      isGood = report("adding and removing\(text), interposed,", ratio, limit: 1.8) && isGood
    }
    return isGood
  }
}
