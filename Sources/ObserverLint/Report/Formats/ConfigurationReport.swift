/// All settings for one file, from all configurations. Its keys are those of a configuration.
struct ConfigurationReport {
  private let configuration: Configuration
  private let settings: FileSettings
  private let file: PathBytes
  private let isLeftOut: Bool
  private let currentFolder: PathBytes

  init(_ configuration: Configuration, of file: PathBytes, isLeftOut: Bool, currentFolder: PathBytes) {
    self.configuration = configuration
    settings = configuration.settings(for: file)
    self.file = file
    self.isLeftOut = isLeftOut
    self.currentFolder = currentFolder
  }

  func rendered() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file.shown(from: currentFolder).description)
      json.member("isLinted", !isLeftOut)
      json.member("sources") { json in
        json.array(configuration.sources) { $0.string($1.shown(from: currentFolder).description) }
      }
      if let include = configuration.include {
        json.member("include") { $0.array(include.patterns) { $0.string($1) } }
      }
      json.member("exclude") { $0.array(configuration.exclude.flatMap(\.patterns)) { $0.string($1) } }
      json.member("rules") { json in
        json.object { json in
          for page in RulePage.all { json.member(page.id, word(for: page)) }
        }
      }
      json.member("deploymentTargets") { json in
        json.object { json in
          for platform in DeploymentTargets.Platform.allCases {
            if let version = settings.deploymentTargets.versions[platform] {
              json.member(platform.rawValue, version.description)
            }
          }
        }
      }
      json.member("catalog") { json in
        json.object { json in
          for list in CatalogAdditions.List.allCases {
            guard let names = configuration.additions.names[list] else { continue }
            json.member(list.rawValue) { json in
              json.object { $0.member("entries") { $0.array(names.sorted()) { $0.string($1) } } }
            }
          }
          if !configuration.additions.lifecycles.isEmpty {
            json.member(CatalogAdditions.List.repeatedLifecycles.rawValue) { lifecycles(to: &$0) }
          }
        }
      }
      if let style = settings.rewriteStyle { json.member("rewriteStyle", style) }
    }
    json.newline()
    return json.bytes
  }

  private func lifecycles(to json: inout JSONWriter) {
    json.object { json in
      json.member("rows") { json in
        json.array(configuration.additions.lifecycles) { json, row in
          json.object { json in
            json.member("repeated") { $0.array(row.repeated.sorted()) { $0.string($1) } }
            json.member("counterparts") { $0.array(row.counterparts.sorted()) { $0.string($1) } }
            json.member("isOverride", row.isOverride)
          }
        }
      }
    }
  }

  /// The severity that most findings of the rule have, or "off".
  private func word(for page: RulePage) -> String {
    let setting = settings.rules[page.id] ?? .standard
    return setting == .standard ? page.defaultSeverity.rawValue : setting.word
  }
}
