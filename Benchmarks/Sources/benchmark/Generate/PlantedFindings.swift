import Foundation

/// Findings by place and rule: those that a program's `// expect:` comments name, or those that a report has.
struct PlantedFindings {
  /// `path:line rule`
  private(set) var places: Set<String> = []

  var count: Int { places.count }

  /// Reads the labels of all Swift files below a folder.
  init(below folder: URL) throws {
    let marker = "// expect: "
    let walk = FileManager.default.enumerator(atPath: folder.path)
    while let path = walk?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      guard text.contains(marker) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let range = line.range(of: marker) else { continue }
        places.insert("\(path):\(index + 1) \(line[range.upperBound...])")
      }
    }
  }

  /// Reads the linter's report in JSON on a folder outside the current one, whose paths are absolute.
  init(report: Data, below folder: URL) throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        let rule: String
        let path: String
        let line: Int
      }
      let findings: [Finding]
    }
    for finding in try JSONDecoder().decode(Report.self, from: report).findings {
      let path = finding.path.dropFirst(folder.path.count + 1)
      places.insert("\(path):\(finding.line) \(finding.rule)")
    }
  }

  /// Lines that say what the other has too much or too little.
  func differences(from report: PlantedFindings) -> [String] {
    places.subtracting(report.places).sorted().map { "missing: \($0)" }
      + report.places.subtracting(places).sorted().map { "too much: \($0)" }
  }
}
