// swift-tools-version: 6.0
import PackageDescription

// A package for iOS that is there to be linted. Lines that end in `// expect: rule` are reported, all others are fine.
let package = Package(
  name: "Leaky",
  platforms: [.iOS(.v16)],
  targets: [.target(name: "Leaky", path: "Sources")],
  swiftLanguageModes: [.v5]
)
