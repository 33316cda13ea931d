// swift-tools-version: 6.1
import PackageDescription

// What the probe costs, against the bare center: `swift run -c release --package-path Benchmarks/LeakProbe`.
let package = Package(
  name: "probe-benchmark",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Named, because a path dependency's identity is the name of the folder that the project was cloned into.
    .package(name: "observer-lint", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "probe-benchmark", dependencies: [.product(name: "LeakProbe", package: "observer-lint")])
  ],
  swiftLanguageModes: [.v6]
)
