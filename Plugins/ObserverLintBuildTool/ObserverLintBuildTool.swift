import Foundation
import PackagePlugin

/// Lints a target's files each time that the target is built after a change, with the whole package read around them.
@main
struct ObserverLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = swiftFiles(of: target)
    guard !files.isEmpty else { return [] }
    let package = context.package.directoryURL
    let report = context.pluginWorkDirectoryURL.appendingPathComponent("observer-lint.json")
    // Lines of the compiler's shape, which SwiftPM and Xcode show as they show the compiler's. What is below an error is
    // shown and does not end the build. The report is what the build system takes for the command's result.
    let options = [
      "--scope", package.path, "--fail-level", "error", "--format", "xcode", "--format", "json", "--output",
    ]
    return [
      .buildCommand(
        displayName: "Linting the observers of \(target.name)",
        executable: try context.tool(named: "observer-lint").url,
        arguments: options + [report.path] + files.map(\.path),
        // A removal in another target decides too, so a change there lints anew.
        inputFiles: inputs(of: context.package),
        outputFiles: [report])
    ]
  }

  private func swiftFiles(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: ".swift").map(\.url)
  }

  private func inputs(of package: Package) -> [URL] {
    let configuration = package.directoryURL.appendingPathComponent(".observer-lint.json")
    let files = package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(swiftFiles)
    return files + (FileManager.default.fileExists(atPath: configuration.path) ? [configuration] : [])
  }
}
