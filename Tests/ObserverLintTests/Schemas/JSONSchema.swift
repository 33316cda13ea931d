import Foundation
import Testing

/// One of the schemas that the project publishes, and Python's `jsonschema`, which knows whether a document keeps to it.
struct JSONSchema {
  private let file: URL

  init(named name: String) {
    file = Repository.rules.appendingPathComponent("schema/\(name).schema.json")
  }

  static let canValidate = (try? run("import jsonschema", [], input: Data()))?.status == 0
  static let why: Comment = "needs Python's jsonschema"

  /// Each place of the document that the schema does not allow, and why.
  func violations(in document: Data) throws -> [String] {
    let result = try Self.run(Self.program, [file.path], input: document)
    let lines = result.output.split(separator: "\n").map(String.init)
    return result.status == 0 ? lines : lines + ["the validator ended with \(result.status)"]
  }

  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    for error in Draft202012Validator(schema).iter_errors(json.load(sys.stdin)):
      print("/".join(map(str, error.absolute_path)) + ": " + error.message[:300].replace("\\n", " "))
    """

  private static func run(
    _ program: String, _ arguments: [String], input: Data
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    // A file takes documents of any size; a pipe would fill up.
    let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try input.write(to: inputFile)
    defer { try? FileManager.default.removeItem(at: inputFile) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
