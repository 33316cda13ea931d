import Foundation
import Testing

@testable import ObserverLint

/// The schema of configurations with the list of rules.
enum ConfigurationSchemaSource {
  static func generated() throws -> GeneratedFile {
    let path = JSONSchema.configuration.file
    let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    let start = try #require(text.range(of: "    \"rule\": {\n      \"enum\": ["))
    let end = try #require(text.range(of: "]", range: start.upperBound..<text.endIndex))
    let names = RuleRegistry.rules.map { "\n        \"\(type(of: $0).id)\"" }.joined(separator: ",") + "\n      "
    return GeneratedFile(
      path: path, text: text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: names))
  }
}
