import Foundation
import Testing

@testable import ObserverLint

/// The file that `init` writes fits the project, and is a configuration.
@Suite struct InitialConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() -> (configuration: Configuration, problems: [Problem], text: String) {
    let first = FirstConfiguration(in: folder.path)
    let reader = ConfigurationReader(first.text, file: first.path)
    return (reader.configuration, reader.problems, String(decoding: first.text, as: UTF8.self))
  }

  private var versions: [String: String] {
    let versions = read().configuration.settings.deploymentTargets.versions
    return Dictionary(uniqueKeysWithValues: versions.map { ($0.key.rawValue, $0.value.description) })
  }

  @Test func anEmptyFolderGetsOneThatSaysNothing() {
    let (configuration, problems, text) = read()
    #expect(problems == [])
    #expect(configuration.settings.rules.isEmpty)
    #expect(configuration.settings.deploymentTargets == DeploymentTargets())
    #expect(text.hasPrefix("// "))
  }

  /// Each commented line is a setting that a person can switch on.
  @Test func commentedSettingsAreSettings() {
    let text = read().text.replacing(#/(?m)^( +)// (["{])/#) { "\($0.1)\($0.2)" }
    let reader = ConfigurationReader(Array(text.utf8), file: FirstConfiguration(in: folder.path).path)
    #expect(reader.problems == [])
    let configuration = reader.configuration
    #expect(!configuration.exclude.isEmpty && !configuration.settings.rules.isEmpty && !configuration.overrides.isEmpty)
    #expect(!configuration.settings.deploymentTargets.versions.isEmpty)
    #expect(configuration.additions.names[.removals] == ["unsubscribe(_:)"])
  }

  @Test func readsTheManifest() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      // platforms: [.iOS(.v9)]
      let package = Package(name: "x", platforms: [.macOS(.v10_15), .iOS("15.4"), .custom("x", versionString: "1")])
      """)
    #expect(versions == ["macOS": "10.15", "iOS": "15.4"])
    #expect(
      FirstConfiguration(in: folder.path).notes == ["deployment targets from Package.swift: iOS 15.4, macOS 10.15"])
  }

  @Test func readsTheOldestTargetOfAnXcodeProject() throws {
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      """
      IPHONEOS_DEPLOYMENT_TARGET = 15.0;
      \t\tIPHONEOS_DEPLOYMENT_TARGET = 8.4;
      "MACOSX_DEPLOYMENT_TARGET" = "10.13";
      TVOS_DEPLOYMENT_TARGET = "$(OTHER)12";
      """)
    #expect(versions == ["macOS": "10.13", "iOS": "8.4"])
  }

  @Test func readsAProjectInAFolderBelow() throws {
    try folder.write("Pods/Pods.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 9.0;")
    try folder.write("ios/App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(versions == ["iOS": "15.0"])
    #expect(FirstConfiguration(in: folder.path).notes == ["deployment targets from ios/App.xcodeproj: iOS 15.0"])
  }

  /// The app, or its tools.
  @Test func twoFoldersWithProjectsSayNothing() throws {
    try folder.write("App/App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    try folder.write("BuildTools/Package.swift", "let package = Package(name: \"x\", platforms: [.macOS(.v10_10)])")
    #expect(versions == [:])
  }

  @Test func recognisesSwiftLint() throws {
    try folder.write(
      ".swiftlint.yml",
      """
      # Ours.
      excluded: # not ours
        - Generated
        - "Vendor/**"  # theirs
      disabled_rules: [force_cast, discarded_notification_center_observer]
      line_length: 120
      included:
        - Sources
      """)
    let (configuration, problems, _) = read()
    #expect(problems == [])
    #expect(configuration.exclude.map(\.patterns) == [["/Generated", "/Vendor/**"]])
    #expect(configuration.settings.rules == ["discarded_token": .off])
  }

  @Test func namesTheSettingsOfSwiftLintThatItDoesNotCopy() throws {
    try folder.write(".swiftlint.yml", "strict: true\nexcluded: [Generated]\nincluded:\n  - Sources\n")
    #expect(
      InitialConfiguration(in: folder.path).notes.last
        == "not copied: strict, included; Docs/from-swiftlint.md has their counterparts")
  }

  @Test func takesARuleThatSwiftLintNamesTwiceOnce() throws {
    let rule = "discarded_notification_center_observer"
    try folder.write(".swiftlint.yml", "disabled_rules: [\(rule), \(rule)]\n")
    let (configuration, problems, _) = read()
    #expect(problems == [])
    #expect(configuration.settings.rules == ["discarded_token": .off])
  }

  @Test func recognisesSwiftLintsComments() throws {
    try folder.write("A.swift", "// swiftlint:disable:next discarded_notification_center_observer\nlet a = 1\n")
    try folder.write("B.swift", "let discarded_notification_center_observer = 1 // swiftlint:disable:this force_cast\n")
    #expect(
      FirstConfiguration(in: folder.path).notes.last
        == "SwiftLint's comments about observers stay in force, in 1 file")
  }

  @Test func survivesOddNames() throws {
    try folder.write("a\"b\\\n.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n")
    try folder.write(".swiftlint.yml", "excluded:\n  - a\"b\\c\n")
    let (configuration, problems, _) = read()
    #expect(problems == [])
    #expect(configuration.exclude.map(\.patterns) == [["/a\"b\\c"]])
  }
}
