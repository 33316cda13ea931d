/// A report held against a baseline: which findings are new, and which entries match nothing any more.
struct BaselineComparison {
  /// Findings that the baseline does not know.
  private(set) var new: [LocatedFinding] = []
  /// The entries of those findings, in the same order.
  private(set) var newEntries: [Baseline.Entry] = []
  private(set) var known = 0
  /// The number of entries that match nothing, although their files were read or no longer exist.
  private(set) var stale = 0
  /// The baseline without these entries, and with the present names of the files.
  private(set) var pruned: Baseline

  /// `wasLookedAt` tells of a file, absolute, and a rule whether all that the rule finds there is among these.
  init(
    _ findings: [LocatedFinding], _ baseline: Baseline, currentFolder: PathBytes,
    wasLookedAt: (_ file: PathBytes, _ rule: String) -> Bool
  ) {
    pruned = Baseline(base: baseline.base)
    var rest = baseline.counts
    var unknown: [(finding: LocatedFinding, entry: Baseline.Entry)] = []
    for (finding, entry) in zip(findings, baseline.entries(of: findings, currentFolder: currentFolder)) {
      if let count = rest[entry], count > 0 {
        rest[entry] = count - 1
        pruned.add(entry)
        known += 1
      } else {
        unknown.append((finding, entry))
      }
    }
    rest = rest.filter { $0.value > 0 }

    // A file that is no more may go on under another name.
    struct Content: Hashable {
      var rule: String
      var text: String
    }
    let files = Set(rest.keys.map(\.path))
    let gone = files.filter { path in
      let file = baseline.file(of: Baseline.Entry(path: path, rule: "", text: ""))
      if case .failure(let error) = Folder.identify(file) { return error.isMissing }
      return false
    }
    var moved: [Content: [Baseline.Entry]] = [:]
    if !unknown.isEmpty {
      for entry in rest.keys.sorted() where gone.contains(entry.path) {
        moved[Content(rule: entry.rule, text: entry.text), default: []].append(entry)
      }
    }
    // A file that kept its name, or its folder, is more likely the same one than any other.
    let likenesses: [(PathBytes, PathBytes) -> Bool] = [
      { $0.name.elementsEqual($1.name) }, { $0.parent == $1.parent }, { _, _ in true },
    ]
    for isAlike in likenesses {
      unknown = unknown.filter { finding, entry in
        let content = Content(rule: entry.rule, text: entry.text)
        let old = moved[content]?.first { rest[$0, default: 0] > 0 && isAlike($0.path, entry.path) }
        guard let old else { return true }
        rest[old, default: 0] -= 1
        pruned.add(entry)
        known += 1
        return false
      }
    }
    new = unknown.map(\.finding)
    newEntries = unknown.map(\.entry)

    for (entry, count) in rest where count > 0 {
      if wasLookedAt(baseline.file(of: entry), entry.rule) { stale += count } else { pruned.add(entry, count: count) }
    }
  }
}
