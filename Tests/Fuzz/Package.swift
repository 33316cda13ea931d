// swift-tools-version: 6.1
import PackageDescription

// A package of its own: it runs the built linter as anybody does, and needs nothing of it to be built.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "fuzz")],
  swiftLanguageModes: [.v6]
)
