/// A search for the language mode in a manifest or in the Xcode projects of a folder.
///
/// Source: SE-0441, SE-0354, and the build settings "Swift Language Version" and "Strict Concurrency Checking" of Xcode.
struct LanguageModeSearch {
  /// True if all is compiled as Swift 5 or earlier without complete checks of concurrency. Nil: no file says so.
  let isLenient: Bool?

  init(in folder: PathBytes) {
    let manifest = Self.text(folder.appending("Package.swift")).flatMap { Self.isLenient(manifest: $0) }
    let projects = XcodeProjectFiles(in: folder).projects.compactMap { Self.text($0.file) }
    let answers = [manifest].compactMap(\.self) + projects.compactMap { Self.isLenient(project: $0) }
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

  private static func isLenient(project: String) -> Bool? {
    let versions = values(of: "SWIFT_VERSION = ", in: project)
    // A configuration file may set another version.
    if versions.isEmpty || project.contains("baseConfigurationReference") { return nil }
    let asksForMore = ["SWIFT_STRICT_CONCURRENCY = complete", "strict-concurrency=complete"].contains {
      project.contains($0)
    }
    return !asksForMore && versions.allSatisfy { $0.map { $0 < 6 } ?? false }
  }

  /// The whole numbers behind each occurrence of a key; nil for another value.
  private static func values(of key: String, in text: String) -> [Int?] {
    text.split(separator: key, omittingEmptySubsequences: false).dropFirst().map { rest in
      Int(rest.drop { $0 == " " || $0 == "\"" }.prefix { $0.isNumber })
    }
  }
}
