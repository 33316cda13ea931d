// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "observer-lint",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "observer-lint", targets: ["observer-lint"]),
    .library(name: "ObserverLint", targets: ["ObserverLint"]),
    .library(name: "LeakProbe", targets: ["LeakProbe"]),
    .library(name: "LeakProbeTesting", targets: ["LeakProbeTesting"]),
    .library(name: "LeakProbeInterpose", targets: ["LeakProbeInterpose"]),
    .library(name: "LeakProbeEveryTest", targets: ["LeakProbeEveryTest"]),
    .library(name: "NotificationDescriptors", targets: ["NotificationDescriptors"]),
    .plugin(name: "ObserverLintBuildTool", targets: ["ObserverLintBuildTool"]),
    .plugin(name: "ObserverLintCommand", targets: ["ObserverLintCommand"]),
  ],
  targets: [
    .target(name: "ObserverLint"),
    .executableTarget(name: "observer-lint", dependencies: ["ObserverLint"]),
    .testTarget(
      name: "ObserverLintTests", dependencies: ["ObserverLint", "observer-lint"]),
    .target(name: "ObservationRecording"),
    .target(name: "CLeakProbe"),
    .target(name: "LeakProbe", dependencies: ["CLeakProbe", "ObservationRecording"]),
    .target(name: "LeakProbeTesting", dependencies: ["LeakProbe", "ObservationRecording"]),
    .target(name: "LeakProbeInterpose", dependencies: ["LeakProbe"]),
    .target(name: "CLeakProbeEveryTest"),
    .target(
      name: "LeakProbeEveryTest",
      dependencies: ["CLeakProbeEveryTest", "LeakProbe", "LeakProbeInterpose", "LeakProbeTesting"]),
    // What the probe does when a process ends, in processes that end.
    .executableTarget(
      name: "ProbeScenarios", dependencies: ["LeakProbe", "LeakProbeInterpose", "NotificationDescriptors"],
      path: "Tests/ProbeScenarios"),
    .testTarget(
      name: "LeakProbeTests",
      dependencies: [
        "LeakProbe", "LeakProbeTesting", "NotificationDescriptors", "ObservationRecording", "ProbeScenarios",
      ]),
    .target(name: "NotificationDescriptors", dependencies: ["ObservationRecording"]),
    .testTarget(
      name: "NotificationDescriptorsTests", dependencies: ["NotificationDescriptors", "ObservationRecording"]),
    .plugin(
      name: "ObserverLintBuildTool", capability: .buildTool(), dependencies: ["observer-lint"]),
    .plugin(
      name: "ObserverLintCommand",
      capability: .command(
        intent: .custom(verb: "observer-lint", description: "Find observers that stay registered for too long.")),
      dependencies: ["observer-lint"]),
  ],
  swiftLanguageModes: [.v6]
)
