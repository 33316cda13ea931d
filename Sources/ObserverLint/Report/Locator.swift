/// Turns findings in byte offsets into findings with lines and columns, sorted, and names each with a fingerprint.
struct Locator {
  private struct Spot: Sendable {
    var line: Int
    var column: Int
    var text: [UInt8]
  }

  private let sources: ProgramSources
  private var spots: [Int: [Int: Spot]] = [:]
  /// The paths that reports show, by file.
  private var paths: [Int: PathBytes] = [:]

  static func locate(_ findings: [Finding], in sources: ProgramSources) -> [LocatedFinding] {
    let locator = Locator(findings, sources)
    var located = findings.map { locator.locate($0) }
    // Comparing the paths of thousands of findings again and again takes longer than finding them.
    let files = locator.paths.keys.sorted { locator.path($0) < locator.path($1) }
    let ranks = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    // Positions move, as a finding has many parts to copy.
    let order = located.indices.sorted { first, second in
      let (left, right) = (located[first], located[second])
      if left.range.file != right.range.file {
        return ranks[left.range.file, default: 0] < ranks[right.range.file, default: 0]
      }
      return LocatedFinding.precedesInFile(left, right)
    }
    var fingerprints = Fingerprints()
    for position in order {
      located[position].fingerprint = fingerprints.next(
        rule: located[position].rule, path: sources.lastingPath(of: located[position].range.file),
        line: located[position].place.text)
    }
    return order.map { located[$0] }
  }

  /// Reads each file that has a place to show once more, on all cores: no line table is kept from the analysis, as
  /// most files need none.
  private init(_ findings: [Finding], _ sources: ProgramSources) {
    self.sources = sources
    var offsets: [Int: Set<Int>] = [:]
    for range in findings.lazy.flatMap({ $0.ranges }) {
      offsets[range.file, default: []].formUnion([range.start, range.end])
    }
    let files = offsets.keys.sorted()
    let wanted = offsets
    let found = sources.read(files) { file, bytes -> [Int: Spot] in
      let lines = LineTable(bytes)
      var spots: [Int: Spot] = [:]
      // A line may be very long, and have very many places: they share its text.
      var texts: [Int: [UInt8]] = [:]
      for offset in wanted[file] ?? [] {
        let (line, column) = lines.place(of: offset)
        if texts[line] == nil {
          var text = bytes[lines.range(ofLine: line) ?? 0..<0]
          while text.last == UInt8(ascii: "\n") || text.last == UInt8(ascii: "\r") { text = text.dropLast() }
          texts[line] = Array(text)
        }
        spots[offset] = Spot(line: line, column: column, text: texts[line] ?? [])
      }
      return spots
    }
    for (file, spots) in zip(files, found) {
      self.spots[file] = spots
      paths[file] = sources.files[file].path.shown(from: sources.currentFolder)
    }
  }

  private func spot(_ file: Int, _ offset: Int) -> Spot {
    spots[file]?[offset] ?? Spot(line: 1, column: 1, text: [])
  }

  private func path(_ file: Int) -> PathBytes { paths[file] ?? "" }

  private func place(_ range: SourceRange) -> LocatedPlace {
    let start = spot(range.file, range.start)
    return LocatedPlace(path: path(range.file), line: start.line, column: start.column, text: start.text)
  }

  private func locate(_ finding: Finding) -> LocatedFinding {
    let end = spot(finding.range.file, finding.range.end)
    return LocatedFinding(
      rule: finding.rule, severity: finding.severity, place: place(finding.range),
      endLine: end.line, endColumn: end.column, message: finding.message, fingerprint: "",
      related: finding.related.map { RelatedFinding(place: place($0.range), message: $0.message, range: $0.range) },
      runTime: finding.runTime,
      fixes: finding.fixes.map(locate),
      endLineText: end.text, advice: finding.help, obstacle: finding.obstacle,
      obstacleToDescriptor: finding.obstacleToDescriptor, range: finding.range)
  }
}

extension Locator {
  private func locate(_ fix: Fix) -> LocatedFix {
    let edits = fix.edits.map { edit in
      let end = spot(edit.range.file, edit.range.end)
      return LocatedEdit(
        place: place(edit.range), endLine: end.line, endColumn: end.column, replacement: edit.replacement,
        endLineText: end.text)
    }
    return LocatedFix(title: fix.title, safety: fix.safety, edits: edits, fix: fix)
  }
}

extension Finding {
  /// All that a report shows lines of.
  fileprivate var ranges: [SourceRange] {
    [range] + related.map(\.range) + fixes.flatMap { $0.edits.map(\.range) }
  }
}

extension ProgramSources {
  /// A path that does not change with the current folder or the place of the project, where there is a project.
  func lastingPath(of file: Int) -> PathBytes {
    let file = files[file]
    return file.homePrefix > 0
      ? PathBytes(Array(file.path.bytes.dropFirst(file.homePrefix))) : file.path.shown(from: currentFolder)
  }
}
