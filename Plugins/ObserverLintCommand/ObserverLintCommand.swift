import Foundation
import PackagePlugin

/// `swift package observer-lint`: the linter, with all arguments passed on. Without a path it lints the package.
@main
struct ObserverLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let linter = Process()
    // From source, the build-tool plugin has the same binary: the package manager builds it once, for debugging.
    linter.executableURL = try context.tool(named: "observer-lint").url
    linter.arguments = arguments
    linter.currentDirectoryURL = context.package.directoryURL
    try linter.run()
    linter.waitUntilExit()
    guard linter.terminationReason == .exit else { throw LinterFailure(signal: linter.terminationStatus) }
    // Not 0 where something was found, or where the linter could not do its work. SwiftPM makes 1 of either.
    exit(linter.terminationStatus)
  }
}

struct LinterFailure: Error, CustomStringConvertible {
  let signal: Int32

  var description: String { "observer-lint was ended by signal \(signal)" }
}
