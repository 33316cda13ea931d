import Foundation

/// A package that uses the plugins: a target that registers two observers, and another one that removes the first.
struct SamplePackage {
  let folder: TemporaryFolder

  /// - Parameter dependency: The package with the plugins.
  init(dependency: URL, named name: String) throws {
    folder = try TemporaryFolder()
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
    try Shell(command, in: folder.url)
  }
}
