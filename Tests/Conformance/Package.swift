// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses the product ever resolves or builds swift-syntax.
let package = Package(
  name: "conformance",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Named, because a path dependency's identity is the name of the folder that the project was cloned into.
    .package(name: "observer-lint", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "conformance",
      dependencies: [
        .product(name: "ObserverLint", package: "observer-lint"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
