// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses the product ever resolves or builds swift-syntax.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(name: "benchmark"),
    .executableTarget(name: "empty"),
    .executableTarget(name: "measured-run"),
    .executableTarget(
      name: "observer-visitor",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
