import Foundation

/// The texts that damage begins with: the repository's own programs, and what failed before.
struct Seeds {
  var swift: [[UInt8]] = []
  /// Programs that once failed: a program for each file, and for each folder of files.
  var failed: [[Batch.File]] = []
  var configurations: [[UInt8]] = []

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent()
    for folder in ["Fixtures", "Rewrites"].map(tests.appendingPathComponent) + [root.appendingPathComponent("Samples")]
    {
      swift += try Self.texts(in: folder, ending: ".swift")
    }
    failed = try Self.programs(in: tests.appendingPathComponent("Fuzz/Inputs"))
    guard swift.count > 100 else { throw UsageError("\(root.path) is no clone of the repository: it has no seeds") }
    configurations = Self.configurations.map { Array($0.utf8) }
  }

  private static func texts(in folder: URL, ending: String) throws -> [[UInt8]] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted().map {
      Array(try Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  private static func programs(in folder: URL) throws -> [[Batch.File]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let program = folder.appendingPathComponent(name)
      if name.hasSuffix(".swift") { return [Batch.File(path: "A0.swift", text: Array(try Data(contentsOf: program)))] }
      let paths = FileManager.default.enumerator(atPath: program.path)?.compactMap { $0 as? String } ?? []
      return try paths.sorted().compactMap { path in
        let file = program.appendingPathComponent(path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
        return Batch.File(path: path, text: Array(try Data(contentsOf: file)))
      }
    }
  }

  private static let configurations = [
    """
    // What is known of this project.
    {
      "exclude": ["Generated", "**/*.gen.swift"],
      "deploymentTargets": { "iOS": "15.0", "macOS": "12.0" },
      "rules": { "untyped_userinfo": "off", "unremoved_token": "warning", "discarded_token": "note" },
      "catalog": { "removals": { "entries": ["forget(_:)"] }, "processLongTypes": { "entries": ["Main"] } },
      "overrides": [{ "paths": ["Tests"], "rules": { "discarded_token": "note" } }],
      "rewriteStyle": "descriptor",
    }
    """,
    #"{ "extends": "other.json", "include": ["A*.swift"], "rules": {} }"#,
  ]

  static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "mutated", platforms: [.iOS(.v15), .macOS(.v12)], targets: [.target(name: "App")])
    """

  static let swiftLint = """
    disabled_rules:
      - discarded_notification_center_observer
    excluded:
      - Pods
      - "**/Generated"
    included: [Sources, Tests]
    """
}
