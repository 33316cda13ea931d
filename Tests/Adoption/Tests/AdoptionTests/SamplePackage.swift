import Foundation

/// A package that uses the plugins: a target that registers two observers, and another one that removes the first.
struct SamplePackage {
  let folder: TemporaryFolder
  /// Where the package manager builds; nil: in the package.
  private let buildFolder: URL?

  /// - Parameters:
  ///   - dependency: The package with the plugins.
  ///   - buildFolder: One that the dependency was built in before, which is not built again then.
  init(dependency: URL, named name: String, buildFolder: URL? = nil) throws {
    folder = try TemporaryFolder()
    self.buildFolder = buildFolder
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "sample",
        dependencies: [.package(name: "\(name)", path: "\(dependency.path)")],
        targets: [
          .target(name: "Player", plugins: [.plugin(name: "ObserverLintBuildTool", package: "\(name)")]),
          .target(name: "Remover", dependencies: ["Player"]),
        ]
      )

      """)
    try folder.write(
      "Sources/Remover/Player+Stop.swift",
      """
      import Foundation
      import Player

      extension Player {
        public func stop() {
          if let token { NotificationCenter.default.removeObserver(token) }
        }
      }

      """)
    try writePlayer(leaks: true)
  }

  /// The token that is stored never leaks, as the other target removes it. On line 10 another one is dropped, or not.
  func writePlayer(leaks: Bool) throws {
    try folder.write(
      "Sources/Player/Player.swift",
      """
      import Foundation

      public final class Player {
        package var token: (any NSObjectProtocol)?

        public init() {}

        public func start() {
          token = NotificationCenter.default.addObserver(forName: .init("Start"), object: nil, queue: nil) { _ in }
          \(leaks ? "NotificationCenter.default.addObserver(forName: .init(\"Stop\"), object: nil, queue: nil) { _ in }" : "")
        }
      }

      """)
  }

  func run(_ command: String) throws -> Shell {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFTPM_BUILD_DIR"] = buildFolder?.path
    return try Shell(command, in: folder.url, environment: environment)
  }
}
