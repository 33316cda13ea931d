// swift-tools-version: 6.0
import PackageDescription

// A package for iOS that is there to be linted. What is reported has a comment with `expect:` at the end of its line.
let package = Package(
  name: "Leaky",
  platforms: [.iOS(.v16)],
  targets: [.target(name: "Leaky", path: "Sources")],
  swiftLanguageModes: [.v5]
)
