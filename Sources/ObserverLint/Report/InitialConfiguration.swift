/// The text of a first configuration, with comments, that fits the project around it.
struct InitialConfiguration {
  private let targets: DeploymentTargetSearch
  private let swiftLint: SwiftLintSettings?

  init(in folder: PathBytes) {
    targets = DeploymentTargetSearch(in: folder)
    swiftLint = SwiftLintSettings(in: folder)
  }

  var text: String {
    """
    // What observer-lint does in this folder and below. Every key may be left out.
    // `observer-lint --print-config FILE` says what holds for a file, and `observer-lint rules` what each rule finds.
    {
      // Files and folders that are not read, as patterns like those of .gitignore. What .gitignore leaves out is not read
      // anyway, nor are Pods, Carthage, DerivedData and hidden folders.
    \(exclude)

      // The oldest systems that the code runs on: some findings are graver there.
    \(deploymentTargets)

      // off, note, warning, error, or default: as the rule itself judges.
    \(rules)

      // Settings of their own for some files. Later ones go before earlier ones.
      "overrides": [
        // { "paths": ["Tests"], "rules": { "untyped_userinfo": "off" } },
      ],
    }

    """
  }

  /// The values that were taken from the project, a line for each, for people.
  var notes: [String] {
    var notes: [String] = []
    if let source = targets.source {
      let list = versions.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")
      notes.append("deployment targets from \(PlainText.line(source.description)): \(list)")
    } else {
      notes.append("no deployment targets: neither Package.swift nor an Xcode project in this folder tells any")
    }
    if let swiftLint {
      let excluded = swiftLint.excluded.count
      notes.append(
        "from \(SwiftLintSettings.fileName): \(excluded == 1 ? "1 path" : "\(excluded) paths") to leave out, "
          + "\(swiftLint.disabled.isEmpty ? "no rule" : swiftLint.disabled.joined(separator: ", ")) switched off")
    }
    return notes
  }

  private var versions: [(DeploymentTargets.Platform, DeploymentTargets.Version)] {
    DeploymentTargets.Platform.allCases.compactMap { platform in
      targets.targets.versions[platform].map { (platform, $0) }
    }
  }

  private var exclude: String {
    guard let swiftLint, !swiftLint.excluded.isEmpty else {
      return """
          "exclude": [
            // "Generated", "**/*.generated.swift",
          ],
        """
    }
    return """
        "exclude": [
          // From \(SwiftLintSettings.fileName).
      \(swiftLint.excluded.map { "    \(literal($0))," }.joined(separator: "\n"))
        ],
      """
  }

  private var deploymentTargets: String {
    guard let source = targets.source else {
      return """
          "deploymentTargets": {
            // "iOS": "15.0", "macOS": "12.0",
          },
        """
    }
    let list = versions.map { "    \(literal($0.rawValue)): \(literal($1.description))," }.joined(separator: "\n")
    return """
        "deploymentTargets": {
          // From \(PlainText.line(source.description)).
      \(list)
        },
      """
  }

  private var rules: String {
    let disabled = swiftLint?.disabled ?? []
    if disabled.isEmpty {
      return """
          "rules": {
            // "untyped_userinfo": "off",
          },
        """
    }
    return """
        "rules": {
          // Switched off in \(SwiftLintSettings.fileName).
      \(disabled.map { "    \(literal($0)): \"off\"," }.joined(separator: "\n"))
        },
      """
  }

  private func literal(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
