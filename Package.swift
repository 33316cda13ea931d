// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "observer-lint",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "observer-lint", targets: ["observer-lint"]),
    .library(name: "ObserverLint", targets: ["ObserverLint"]),
    .library(name: "LeakProbe", targets: ["LeakProbe"]),
    .library(name: "NotificationDescriptors", targets: ["NotificationDescriptors"]),
  ],
  targets: [
    .target(name: "ObserverLint"),
    .executableTarget(name: "observer-lint", dependencies: ["ObserverLint"]),
    .testTarget(
      name: "ObserverLintTests", dependencies: ["ObserverLint", "observer-lint"]),
    .target(name: "ObservationRecording"),
    .target(name: "LeakProbe", dependencies: ["ObservationRecording"]),
    .testTarget(name: "LeakProbeTests", dependencies: ["LeakProbe"]),
    .target(name: "NotificationDescriptors", dependencies: ["ObservationRecording"]),
    .testTarget(name: "NotificationDescriptorsTests", dependencies: ["NotificationDescriptors", "ObservationRecording"]),
  ],
  swiftLanguageModes: [.v6]
)
