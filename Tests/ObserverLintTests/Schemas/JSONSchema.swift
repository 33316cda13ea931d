import Foundation
import Testing

/// A schema, held against documents by Python's `jsonschema`.
struct JSONSchema {
  struct Violation: Error {
    let explanation: String
  }

  /// Those that the project publishes.
  static let report = JSONSchema(file: "Rules/schema/report.schema.json")
  static let configuration = JSONSchema(file: "Rules/schema/configuration.schema.json")
  static let baseline = JSONSchema(file: "Rules/schema/baseline.schema.json")
  static let catalog = JSONSchema(file: "Rules/schema/catalog.schema.json")
  static let notifications = JSONSchema(file: "Rules/schema/notifications.schema.json")
  /// Those of others' formats, written for these tests from the descriptions of the formats.
  static let sarif = JSONSchema(file: "Tests/Readers/sarif.schema.json")
  static let gitlab = JSONSchema(file: "Tests/Readers/gitlab.schema.json")
  static let rdjson = JSONSchema(file: "Tests/Readers/rdjson.schema.json")
  static let badge = JSONSchema(file: "Tests/Readers/badge.schema.json")

  /// True if a program that checks a document by a schema is installed.
  static let canValidate: Bool = {
    guard let python = Program.find("python3") else { return false }
    let check = "import jsonschema; jsonschema.Draft202012Validator"
    return (try? Program(python, ["-c", check]).status) == 0
  }()
  static let isMissing: Comment = "python3 with the package jsonschema is not installed, and is the reader"

  private static let script = """
    import json, sys
    import jsonschema
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for document in json.load(sys.stdin):
        error = jsonschema.exceptions.best_match(validator.iter_errors(document))
        print(json.dumps(str(error) if error else ""))
    """

  /// Relative to the repository's root.
  let file: String

  func validate(_ document: [UInt8]) throws {
    guard let explanation = try violations(in: [document]).first, !explanation.isEmpty else { return }
    throw Violation(explanation: explanation)
  }

  /// The explanations of the first violation in each document, empty for a document that holds. A single process reads
  /// all documents, because the start of the reader takes longer than a document.
  func violations(in documents: [[UInt8]]) throws -> [String] {
    guard let python = Program.find("python3") else { return documents.map { _ in "" } }
    let file = Repository.root.appendingPathComponent(file)
    let list = Array("[".utf8) + documents.joined(separator: Array(",".utf8)) + Array("]".utf8)
    let run = try Program(python, ["-c", Self.script, file.path], input: Data(list))
    if run.status != 0 { throw Violation(explanation: run.errors) }
    return try run.text.split(separator: "\n").map { try JSONDecoder().decode(String.self, from: Data($0.utf8)) }
  }
}
