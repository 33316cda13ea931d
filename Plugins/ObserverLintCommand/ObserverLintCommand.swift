import Foundation
import PackagePlugin

/// `swift package observer-lint`: the linter, built for release, with all arguments passed on. Without a path it lints the package.
@main
struct ObserverLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let linter = Process()
    linter.executableURL = try executable(context)
    linter.arguments = arguments
    linter.currentDirectoryURL = context.package.directoryURL
    try linter.run()
    linter.waitUntilExit()
    guard linter.terminationReason == .exit else { throw LinterFailure(signal: linter.terminationStatus) }
    // Not 0 where something was found, or where the linter could not do its work. SwiftPM makes 1 of either.
    exit(linter.terminationStatus)
  }

  private func executable(_ context: PluginContext) throws -> URL {
    // A tool that comes built, from an artifact bundle, needs no building.
    if let tool = try? context.tool(named: "observer-lint") { return tool.url }
    // A declared tool would be built for debugging, which is many times slower.
    let parameters = PackageManager.BuildParameters(configuration: .release)
    let result = try packageManager.build(.product("observer-lint"), parameters: parameters)
    let built = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == "observer-lint" }
    guard result.succeeded, let built else { throw BuildFailure(log: result.logText) }
    return built.url
  }
}

struct LinterFailure: Error, CustomStringConvertible {
  let signal: Int32

  var description: String { "observer-lint was ended by signal \(signal)" }
}

struct BuildFailure: Error, CustomStringConvertible {
  let log: String

  var description: String { "observer-lint cannot be built:\n\(log)" }
}
