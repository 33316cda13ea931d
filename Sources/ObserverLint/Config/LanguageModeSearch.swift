/// A search for the language mode in a manifest, in the Xcode projects of a folder, or in what XcodeGen and Tuist make
/// these projects from.
///
/// Source: SE-0441, SE-0354, and the build settings "Swift Language Version" and "Strict Concurrency Checking" of Xcode.
/// XcodeGen sets the version to 5 unless its file, or a file that it includes, says another version.
struct LanguageModeSearch {
  /// True if all is compiled as Swift 5 or earlier without complete checks of concurrency. Nil: no file says so.
  let isLenient: Bool?

  init(in folder: PathBytes) {
    let manifest = Self.text(folder.appending("Package.swift")).flatMap { Self.isLenient(manifest: $0) }
    let projects =
      XcodeProjectFiles(in: folder).projects.map { project in
        XcodeProjectFiles.lines(of: project.file, with: Self.settings)?.joined(separator: "\n")
      } + [Self.text(folder.appending("Project.swift"))]
    let generator = Self.text(folder.appending("project.yml")).flatMap {
      $0.contains("targets:") && !$0.contains("include:") && !$0.contains("configFiles:")
        ? Self.isLenient(project: "SWIFT_VERSION = 5\n" + $0) : nil
    }
    let answers =
      [manifest, generator].compactMap(\.self)
      + projects.compactMap(\.self).compactMap { Self.isLenient(project: $0) }
    isLenient = answers.isEmpty ? nil : answers.allSatisfy(\.self)
  }

  private static func text(_ file: PathBytes) -> String? {
    guard case .success(let bytes) = FileReader.bytes(of: file) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isLenient(manifest: String) -> Bool? {
    guard let version = values(of: "swift-tools-version:", in: manifest).first ?? nil,
      !["-swift-version", ".version("].contains(where: { manifest.contains($0) })
    else { return nil }
    // Settings of a single target count as settings of all.
    let asksForMore = ["StrictConcurrency", "strict-concurrency=complete", ".v6"].contains { manifest.contains($0) }
    return !asksForMore && (version < 6 || manifest.contains("[.v5]"))
  }

  private static let (version, configuration) = ("SWIFT_VERSION", "baseConfigurationReference")
  private static let (concurrency, completeConcurrency) = ("SWIFT_STRICT_CONCURRENCY", "strict-concurrency=complete")
  private static let settings = [version, configuration, concurrency, completeConcurrency]

  private static func isLenient(project: String) -> Bool? {
    let versions = settings(version, in: project).map { Int($0.prefix { $0.isNumber }) }
    // A configuration file may set another version, if it is not of CocoaPods.
    let files = settings(configuration, in: project)
    if versions.isEmpty || files.contains(where: { !$0.prefix { $0 != ";" }.contains("Pods-") }) { return nil }
    let asksForMore =
      project.contains(completeConcurrency)
      || settings(concurrency, in: project).contains { $0.hasPrefix("complete") }
    return !asksForMore && versions.allSatisfy { $0.map { $0 < 6 } ?? false }
  }

  /// The texts that begin with the values of a setting. A script that reads the setting has no sign behind its name.
  private static func settings(_ key: String, in text: String) -> [Substring] {
    text.split(separator: key, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let signs = rest.prefix { " \"'=:".contains($0) }
      return signs.contains { $0 == "=" || $0 == ":" } ? rest.dropFirst(signs.count) : nil
    }
  }

  /// The whole numbers behind each occurrence of a key; nil for another value.
  private static func values(of key: String, in text: String) -> [Int?] {
    text.split(separator: key, omittingEmptySubsequences: false).dropFirst().map { rest in
      Int(rest.drop { $0 == " " || $0 == "\"" }.prefix { $0.isNumber })
    }
  }
}
