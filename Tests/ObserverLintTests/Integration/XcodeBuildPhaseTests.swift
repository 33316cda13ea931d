import Foundation
import Testing

/// The script for Xcode's build phase, run with the variables that Xcode sets. Xcode itself is not there.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct XcodeBuildPhaseTests {
  private let script = "Scripts/xcode-build-phase"

  private func settings(_ program: IntegratedProgram, _ more: [String: String] = [:]) -> [String: String] {
    ["SRCROOT": program.folder.url.path, "XCODE_VERSION_ACTUAL": "1640"].merging(more) { $1 }
  }

  @Test func withoutInputsAllIsLinted() throws {
    let program = try IntegratedProgram()
    let run = try program.run(script, [], settings(program))
    #expect(run.status == 1)
    // Xcode opens absolute paths only.
    #expect(run.text.hasPrefix("\(program.folder.url.path)/Sources/\(IntegratedProgram.leak)"), "\(run.text)")
  }

  @Test func inputFilesAreWhatIsReported() throws {
    let program = try IntegratedProgram()
    let sources = program.folder.url.appendingPathComponent("Sources").path
    var inputs = ["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "\(sources)/Clean File.swift"]
    inputs["SCRIPT_INPUT_FILE_1"] = "\(sources)/Main.storyboard"
    let clean = try program.run(script, [], settings(program, inputs))
    #expect((clean.status, clean.text, clean.errors) == (0, "", ""))

    inputs["SCRIPT_INPUT_FILE_1"] = "\(sources)/Leaky.swift"
    #expect(try program.run(script, [], settings(program, inputs)).text.contains(IntegratedProgram.leak))
  }

  @Test func inputFileListsAreRead() throws {
    let program = try IntegratedProgram()
    let sources = program.folder.url.appendingPathComponent("Sources").path
    // The last line of a list need not end.
    try program.folder.write("a.xcfilelist", "\(sources)/Clean File.swift\n\(sources)/Leaky.swift")
    let lists = [
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": program.folder.url.path + "/a.xcfilelist",
    ]
    let run = try program.run(script, [], settings(program, lists))
    #expect(run.status == 1)
    #expect(run.text.contains(IntegratedProgram.leak), "\(run.errors)")
  }

  @Test func anOutputFileBecomesAReport() throws {
    let program = try IntegratedProgram()
    let output = ["SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": program.folder.url.path + "/report.json"]
    _ = try program.run(script, [], settings(program, output))
    #expect(try program.folder.text("report.json").contains("discarded_token"))
  }

  @Test func optionsArePassedOn() throws {
    let program = try IntegratedProgram()
    let run = try program.run(script, ["--fail-level", "never"], settings(program))
    #expect(run.status == 0)
    #expect(run.text.contains(IntegratedProgram.leak))
  }

  @Test func whereTheLinterIsMissingTheBuildGoesOn() throws {
    let program = try IntegratedProgram()
    let run = try program.run(script, [], settings(program, ["OBSERVER_LINT": "no-such-linter"]))
    #expect(run.status == 0)
    #expect(run.text == "warning: no-such-linter is not installed, so observers are not linted\n")
  }

  @Test(arguments: [["ENABLE_PREVIEWS": "YES"], ["ACTION": "indexbuild"]])
  func previewsAndIndexingAreNotLinted(variables: [String: String]) throws {
    let program = try IntegratedProgram()
    let run = try program.run(script, [], settings(program, variables))
    #expect((run.status, run.text) == (0, ""))
  }
}
