/// The oldest systems that a project says it runs on, read from its manifest or its Xcode project.
struct DeploymentTargetSearch {
  private(set) var targets = DeploymentTargets()
  /// The file that tells, for people.
  private(set) var source: PathBytes?

  init(in folder: PathBytes) {
    let manifest = folder.appending("Package.swift")
    if case .success(let text) = FileReader.bytes(of: manifest) {
      readManifest(text)
      if !targets.versions.isEmpty {
        source = "Package.swift"
        return
      }
    }
    for project in XcodeProjectFiles(in: folder).projects {
      readProject(XcodeProjectFiles.lines(of: project.file, with: Self.settings.map(\.name)) ?? [])
      if !targets.versions.isEmpty {
        source = project.name
        return
      }
    }
  }

  /// Searches a folder, and if that has no such file, the folders in it. Several folders with targets may be the app, its
  /// examples and its tools, so they count only if there is one.
  init(inOrBelow folder: PathBytes) {
    self.init(in: folder)
    if source != nil { return }
    let entries = (try? Folder.entries(of: folder, endings: [], names: []).get()) ?? []
    let names = entries.filter { $0.kind == .folder && $0.name.first != UInt8(ascii: ".") }.map(\.name)
    let found = names.filter { !FolderWalk.skippedFolders.contains($0) }.compactMap { name in
      let below = Self(in: folder.appending(name))
      return below.source.map { (targets: below.targets, source: PathBytes(name).appending($0.bytes)) }
    }
    guard found.count == 1 else { return }
    targets = found[0].targets
    source = found[0].source
  }

  private mutating func add(_ platform: DeploymentTargets.Platform, _ version: DeploymentTargets.Version) {
    targets.versions[platform] = min(targets.versions[platform] ?? version, version)
  }

  // MARK: Package.swift

  /// `platforms: [.macOS(.v10_15), .iOS("15.4")]`
  private mutating func readManifest(_ text: [UInt8]) {
    let tokens = Lexer.lex(text).tokens.filter { !$0.kind.isTrivia }
    func word(_ index: Int) -> String {
      tokens.indices.contains(index)
        ? String(decoding: text[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self) : ""
    }
    guard
      let label = tokens.indices.first(where: { word($0) == "platforms" && word($0 + 1) == ":" && word($0 + 2) == "[" })
    else { return }
    var index = label + 3
    while index < tokens.count, word(index) != "]" {
      if let platform = DeploymentTargets.Platform(rawValue: word(index)), word(index + 1) == "(" {
        // `.v10_15`, or a string.
        let isString = tokens.indices.contains(index + 2) && tokens[index + 2].kind == .stringQuote
        let version = word(index + 3)
        let number = isString ? version : version.split(separator: "_").joined(separator: ".").filter { $0 != "v" }
        if let version = DeploymentTargets.Version(number) { add(platform, version) }
      }
      index += 1
    }
  }

  // MARK: Xcode

  private static let settings: [(name: String, platform: DeploymentTargets.Platform)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS), ("TVOS_DEPLOYMENT_TARGET", .tvOS),
    ("WATCHOS_DEPLOYMENT_TARGET", .watchOS), ("XROS_DEPLOYMENT_TARGET", .visionOS),
  ]

  /// `IPHONEOS_DEPLOYMENT_TARGET = 15.4;`, the oldest of all targets and configurations.
  private mutating func readProject(_ lines: [String]) {
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = parts[0].filter { !$0.isWhitespace && $0 != "\"" }
      let value = parts[1].filter { $0.isNumber || $0 == "." }
      guard let setting = Self.settings.first(where: { $0.name == key }), !parts[1].contains("$"),
        let version = DeploymentTargets.Version(value)
      else { continue }
      add(setting.platform, version)
    }
  }
}
