// swift-tools-version: 6.1
import PackageDescription

// What others do with a clone: builds of minutes, which the linter's own tests must not wait for. Without dependencies.
let package = Package(
  name: "adoption",
  platforms: [.macOS(.v13)],
  targets: [.testTarget(name: "AdoptionTests")],
  swiftLanguageModes: [.v6]
)
