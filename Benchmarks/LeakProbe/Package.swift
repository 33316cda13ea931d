// swift-tools-version: 6.1
import PackageDescription

// The cost of the probe, compared with the bare center: `Scripts/check-probe benchmark`.
let package = Package(
  name: "probe-benchmark",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Named, because a path dependency's identity is the name of the folder that the project was cloned into.
    .package(name: "observer-lint", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "probe-benchmark", dependencies: ["Workload", .product(name: "LeakProbe", package: "observer-lint")]),
    // Linked, the probe stands in Foundation's place in all of the process: it is measured against one without.
    .executableTarget(
      name: "interposed-benchmark",
      dependencies: ["Workload", .product(name: "LeakProbeInterpose", package: "observer-lint")]),
    .executableTarget(name: "bare-benchmark", dependencies: ["Workload"]),
    .target(name: "Workload"),
  ],
  swiftLanguageModes: [.v6]
)
