/// The findings after the configuration and the comments: severities, rules that are off, suppressions.
struct Judgement {
  private let sources: ProgramSources
  private let configurations: ConfigurationStore
  private let choice: RuleChoice
  private var settingsByFile: [Int: FileSettings] = [:]

  private(set) var findings: [Finding] = []
  /// Findings that a comment keeps silent.
  private(set) var suppressed = 0

  init(
    _ all: [Finding], marked: [MarkedFile], _ sources: ProgramSources, _ configurations: ConfigurationStore,
    _ choice: RuleChoice
  ) {
    self.sources = sources
    self.configurations = configurations
    self.choice = choice
    findings = all.compactMap { sources.files[$0.range.file].isReported ? judged($0) : nil }
    applySuppressions(marked.filter { sources.files[$0.file].isReported })
    findings.removeAll { !choice.reports($0.rule) }
  }

  private mutating func settings(of file: Int) -> FileSettings {
    if let known = settingsByFile[file] { return known }
    let source = sources.files[file]
    let settings =
      configurations.configuration(for: source)?.settings(for: source.path, on: choice.only) ?? FileSettings()
    settingsByFile[file] = settings
    return settings
  }

  /// With the severity that the configuration wants; nil where the rule is off.
  private mutating func judged(_ finding: Finding) -> Finding? {
    switch settings(of: finding.range.file).rules[finding.rule] {
    case .off: return nil
    case nil, .standard: return finding
    case .severity(let severity):
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  private mutating func applySuppressions(_ marked: [MarkedFile]) {
    if marked.isEmpty { return }
    let withFindings = Set(findings.map(\.range.file))
    let files = marked.filter { $0.isOurs || withFindings.contains($0.file) }.map(\.file)
    let read = sources.read(files) { _, bytes in FileSuppressions(Array(bytes)) }
    var byFile: [Int: FileSuppressions] = [:]
    for case (let file, let suppressions?) in zip(files, read) { byFile[file] = suppressions }
    if byFile.isEmpty { return }
    let all = findings
    findings = []
    for finding in all { keep(finding, &byFile) }
    for file in files {
      guard let suppressions = byFile[file] else { continue }
      let rules = settings(of: file).rules
      for finding in suppressions.unused(
        file: file, isEditable: sources.files[file].isEditable,
        isOff: { rules[$0] == .off || choice.ignored.contains($0) })
      {
        if let finding = judged(finding) { keep(finding, &byFile) }
      }
    }
  }

  private mutating func keep(_ finding: Finding, _ byFile: inout [Int: FileSuppressions]) {
    if byFile[finding.range.file]?.suppress(finding.rule, at: finding.range.start) ?? false {
      if choice.reports(finding.rule) { suppressed += 1 }
    } else {
      findings.append(finding)
    }
  }
}
