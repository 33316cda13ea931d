// swift-tools-version: 6.1
import PackageDescription

// A package whose tests find the observers that its code leaks: `swift test --traits ObserverProbe`. Without the trait
// its code is as it would be anywhere, and all tests pass.
let package = Package(
  name: "Probed",
  platforms: [.macOS(.v13), .iOS(.v16)],
  traits: ["ObserverProbe"],
  dependencies: [
    // Named, because a path dependency's identity is the name of the folder that the project was cloned into.
    .package(name: "observer-lint", path: "../..")
  ],
  targets: [
    .target(
      name: "Jukebox",
      dependencies: [
        .product(name: "LeakProbe", package: "observer-lint", condition: .when(traits: ["ObserverProbe"]))
      ]),
    .testTarget(
      name: "JukeboxTests",
      dependencies: ["Jukebox", .product(name: "LeakProbeTesting", package: "observer-lint")]),
    .testTarget(
      name: "JukeboxXCTests",
      dependencies: ["Jukebox", .product(name: "LeakProbeTesting", package: "observer-lint")]),
  ],
  swiftLanguageModes: [.v6]
)
