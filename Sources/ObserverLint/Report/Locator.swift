/// Turns findings in byte offsets into findings with lines and columns, sorted, and names each with a fingerprint.
struct Locator {
  private struct Spot: Sendable {
    var line: Int
    var column: Int
    var text: [UInt8]
  }

  /// The spots of a file by their offsets, in ascending order.
  private struct Spots: Sendable {
    private var offsets: [Int] = []
    private var spots: [Spot] = []

    /// - Parameter text: the bytes of a range of the file.
    init(_ wanted: [Int], _ lines: LineTable, _ text: (Range<Int>) -> [UInt8]) {
      offsets.reserveCapacity(wanted.count)
      spots.reserveCapacity(wanted.count)
      for offset in wanted.sorted() where offset != offsets.last {
        let (line, column) = lines.place(of: offset)
        // A line may be very long, and have very many places: they share its text.
        if let last = spots.last, last.line == line {
          spots.append(Spot(line: line, column: column, text: last.text))
        } else {
          var bytes = text(lines.range(ofLine: line) ?? 0..<0)
          while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
          spots.append(Spot(line: line, column: column, text: bytes))
        }
        offsets.append(offset)
      }
    }

    subscript(offset: Int) -> Spot? {
      let place = offsets.partitioningIndex { $0 >= offset }
      return place < offsets.count && offsets[place] == offset ? spots[place] : nil
    }
  }

  /// A file that findings name.
  private final class File: Sendable {
    /// The path that reports show.
    let path: PathBytes
    let lastingPath: PathBytes
    /// Nil for a file that can no longer be read.
    private let spots: Spots?

    init(path: PathBytes, lastingPath: PathBytes, _ spots: Spots?) {
      self.path = path
      self.lastingPath = lastingPath
      self.spots = spots
    }

    func spot(_ offset: Int) -> Spot { spots?[offset] ?? Spot(line: 1, column: 1, text: []) }

    static let unknown = File(path: "", lastingPath: "", nil)
  }

  private let files: [Int: File]

  static func locate(_ findings: [Finding], in sources: ProgramSources) -> [LocatedFinding] {
    let locator = Locator(findings, sources)
    return locator.fingerprints(of: findings).map { index, fingerprint in
      var finding = locator.locate(findings[index], in: locator.file(findings[index].range))
      finding.fingerprint = fingerprint
      return finding
    }
  }

  /// The positions of the findings whose fingerprints are not among some.
  static func positions(of findings: [Finding], without some: Set<String>, in sources: ProgramSources) -> Set<Int> {
    let all = Locator(findings, sources).fingerprints(of: findings)
    return Set(all.lazy.filter { !some.contains($0.fingerprint) }.map(\.position))
  }

  /// In the order of the report.
  private func fingerprints(of findings: [Finding]) -> [(position: Int, fingerprint: String)] {
    var fingerprints = Fingerprints()
    return order(of: findings).map { index in
      let file = file(findings[index].range)
      let line = file.spot(findings[index].range.start).text
      return (index, fingerprints.next(rule: findings[index].rule, path: file.lastingPath, line: line))
    }
  }

  /// Reads each file that has a place to show once more, on all cores: no line table is kept from the analysis, as
  /// most files need none.
  private init(_ findings: [Finding], _ sources: ProgramSources) {
    var offsets: [Int: [Int]] = [:]
    // By position, as a finding has many parts to copy.
    for index in findings.indices {
      findings[index].visitRanges { range in
        offsets[range.file, default: []].append(range.start)
        offsets[range.file, default: []].append(range.end)
      }
    }
    let numbers = offsets.keys.sorted()
    let wanted = offsets
    let found = sources.read(numbers) { file, bytes in
      Spots(wanted[file] ?? [], LineTable(bytes)) { Array(bytes[$0]) }
    }
    files = Dictionary(
      uniqueKeysWithValues: zip(numbers, found).map { number, spots in
        let path = sources.files[number].path.shown(from: sources.currentFolder)
        return (number, File(path: path, lastingPath: sources.lastingPath(of: number), spots))
      })
  }

  /// By path, line, column and rule; the rest only so that two runs print the same bytes.
  private func order(of findings: [Finding]) -> [Int] {
    // Comparing the paths of thousands of findings again and again takes longer than finding them.
    let numbers = files.sorted { $0.value.path < $1.value.path }.map(\.key)
    let ranks = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    let places = findings.map { (rank: ranks[$0.range.file] ?? 0, start: $0.range.start) }
    return findings.indices.sorted { left, right in
      if places[left] != places[right] { return places[left] < places[right] }
      return (findings[left].rule, findings[left].message, findings[left].range.end)
        < (findings[right].rule, findings[right].message, findings[right].range.end)
    }
  }

  private func file(_ range: SourceRange) -> File { files[range.file] ?? File.unknown }

  private func place(_ range: SourceRange, in file: File) -> LocatedPlace {
    let start = file.spot(range.start)
    return LocatedPlace(path: file.path, line: start.line, column: start.column, text: start.text)
  }

  private func locate(_ finding: Finding, in file: File) -> LocatedFinding {
    let end = file.spot(finding.range.end)
    return LocatedFinding(
      rule: finding.rule, severity: finding.severity, place: place(finding.range, in: file),
      endLine: end.line, endColumn: end.column, message: finding.message, fingerprint: "",
      related: finding.related.map {
        RelatedFinding(place: place($0.range, in: self.file($0.range)), message: $0.message, range: $0.range)
      },
      runTime: finding.runTime,
      fixes: finding.fixes.map(locate),
      endLineText: end.text, advice: finding.help, obstacle: finding.obstacle,
      obstacleToDescriptor: finding.obstacleToDescriptor, range: finding.range)
  }

  private func locate(_ fix: Fix) -> LocatedFix {
    let edits = fix.edits.map { edit in
      let file = file(edit.range)
      let end = file.spot(edit.range.end)
      return LocatedEdit(
        place: place(edit.range, in: file), endLine: end.line, endColumn: end.column, replacement: edit.replacement,
        endLineText: end.text)
    }
    return LocatedFix(title: fix.title, safety: fix.safety, edits: edits, fix: fix)
  }
}

extension Finding {
  /// Visits all that a report shows lines of.
  fileprivate func visitRanges(_ visit: (SourceRange) -> Void) {
    visit(range)
    for place in related { visit(place.range) }
    for fix in fixes { for edit in fix.edits { visit(edit.range) } }
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
