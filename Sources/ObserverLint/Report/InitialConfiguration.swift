/// The text of a first configuration, with comments, that fits the project around it.
struct InitialConfiguration {
  private let targets: DeploymentTargetSearch
  private let swiftLint: SwiftLintSettings?

  init(in folder: PathBytes) {
    targets = DeploymentTargetSearch(inOrBelow: folder)
    swiftLint = SwiftLintSettings(in: folder)
  }

  var text: String {
    """
    // The settings of observer-lint for this folder and the folders below. All keys are optional.
    // The page Docs/configuration.md of \(Tool.name) explains every key.
    // `observer-lint --print-config FILE` prints the settings for a file.
    {
      // Do not read these files and folders. The patterns are those of .gitignore. The linter also leaves out everything
      // that .gitignore names, hidden folders, Pods, Carthage and DerivedData.
    \(exclude)

      // The oldest systems that the code runs on. On older systems, some findings are errors.
    \(deploymentTargets)

      // The severity of a rule: "off", "note", "warning", "error" or "default". `observer-lint rules` lists the rules.
    \(rules)

      // More APIs that register or remove observers, such as those of your own event bus.
      "catalog": {
        // "removals": { "entries": ["unsubscribe(_:)"] },
      },

      // Other settings for some files. A later entry overrides an earlier entry.
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
      notes.append("no deployment targets: no Package.swift and no Xcode project here or in a folder below names any")
    }
    if let swiftLint {
      let excluded = swiftLint.excluded.count
      notes.append(
        "from \(SwiftLintSettings.fileName): \(excluded == 1 ? "1 excluded path" : "\(excluded) excluded paths"), "
          + "\(swiftLint.disabled.isEmpty ? "no rule" : swiftLint.disabled.joined(separator: ", ")) off")
      if !swiftLint.others.isEmpty {
        let others = swiftLint.others.joined(separator: ", ")
        notes.append("not copied: \(others); Docs/from-swiftlint.md has their counterparts")
      }
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
