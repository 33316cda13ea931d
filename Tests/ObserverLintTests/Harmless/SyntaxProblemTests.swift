import Foundation
import Testing

@testable import ObserverLint

/// No fix touches a file that is no Swift, and no fix is made again and again.
@Suite struct SyntaxProblemTests {
  private static let leaky = """
    import UIKit

    final class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
          print("a")
        }
      }

      func other(_ values: [Int]) {
        print("b")
      }
    }

    """

  private static func damaged(_ old: String, _ new: String) -> String {
    leaky.replacingOccurrences(of: old, with: new)
  }

  static let damages = [
    (damaged("print(\"a\")\n    }\n  }", "print(\"a\")\n    }\n"), "'{' is never closed"),
    (damaged("print(\"b\")\n  }", "print(\"b\")\n  }\n  }"), "'}' closes nothing"),
    (damaged("[Int])", "[Int)"), "'[' is never closed"),
    (damaged("print(\"b\")", "print(\"b\"]"), "'(' is never closed"),
    (damaged("print(\"b\")", "#if DEBUG\n    if true {\n    #else\n    }\n    #endif"), "'{' is never closed"),
    (
      damaged("    print(\"b\")", "<<<<<<< ours\n    print(\"b\")\n=======\n    print(\"c\")\n>>>>>>> theirs"),
      "version control conflict marker"
    ),
    (damaged("print(\"b\")", "print(\"b)"), "unterminated string literal"),
    (damaged("print(\"b\")\n  }", "print(\"b\")\n  }@"), "'@' has nothing behind it"),
    (damaged("print(\"b\")\n  }", "print(\"b\")\n  }\n  private"), "'private' has nothing behind it"),
    (damaged("print(\"b\")\n  }", "print(\"b\")\n  }\n  var count ="), "'=' has nothing behind it"),
    (damaged("print(\"b\")", "values."), "'.' has nothing behind it"),
    (leaky + "deinit {\n  NotificationCenter.default.removeObserver(self)\n}\n", "'deinit' stands outside of a type"),
  ]

  @Test(arguments: damages) func aFileWithASyntaxProblemKeepsItsText(text: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    try folder.write("B.swift", Self.leaky.replacingOccurrences(of: "Page", with: "Other"))
    var request = LintRequest()
    request.currentFolder = folder.path
    var fixes = FixRequest(request)
    fixes.includesUnsafe = true
    let result = applyFixes(fixes)
    #expect(try folder.text("A.swift") == text)
    #expect(result.changedFiles == ["B.swift"])
    #expect(result.report.diagnostics.contains { $0.path == "A.swift" && $0.message.contains(problem) })
    let finding = try #require(result.report.findings.first { $0.place.path == "A.swift" })
    #expect(finding.obstacle?.id == .syntaxProblem && finding.help.contains(problem), "\(finding.help)")
  }

  /// A file that is no text declares nothing, and is not edited.
  @Test func aFileThatIsNoTextKeepsItsBytes() throws {
    let folder = try TemporaryFolder()
    let page = "// No te\0xt.\nclass Page: UIViewController {\n}\n"
    try folder.write("Page.swift", page)
    try folder.write(
      "Page+Observing.swift",
      """
      extension Page {
        func observe() {
          NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)
        }
      }
      """)
    var request = LintRequest()
    request.currentFolder = folder.path
    var fixes = FixRequest(request)
    fixes.includesUnsafe = true
    let result = applyFixes(fixes)
    #expect(try folder.text("Page.swift") == page)
    #expect(result.changedFiles == [])
    #expect(result.report.diagnostics.map(\.path) == ["Page.swift"])
  }

  /// Brackets that are whole in each branch of an `#if`, and in strings, comments and literals.
  @Test func codeWithAllItsBracketsIsFixed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      Self.leaky.replacingOccurrences(
        of: "    print(\"b\")",
        with: ##"""
              #if DEBUG
                if values.isEmpty { print("{\(values.map { "(\($0)" })") }
              #elseif os(Linux)
                print("}")  // }
              #else
                print(/[)}]/, "\u{7B}", #"\#(values[0])"#) /* { */
                log("\(values, privacy: .private)") { level in .public }
                _ = values.map(\.self).reduce(0, +) as Any; return
              #endif
          """##))
    var request = LintRequest()
    request.currentFolder = folder.path
    #expect(applyFixes(FixRequest(request)).fixed == 1)
  }

  /// A fix that leaves its finding would be made in each pass, and in each run.
  @Test func aFixThatDoesNotRemoveItsFindingIsAnErrorAndChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    try folder.write("B.swift", Self.leaky)
    var request = LintRequest()
    request.currentFolder = folder.path
    var passes = 0
    let result = applyFixes(FixRequest(request)) { request in
      passes += 1
      return lint(request) { sources, settings in
        var result = analyze(sources, settings, .style(nil))
        let place = SourceRange(file: 0, start: 4, end: 5)
        var finding = Finding(
          rule: "toy", severity: .warning, range: place, message: "is called a", help: "call it something else")
        let edit = Edit(range: SourceRange(file: 0, start: 0, end: 0), replacement: "// Pasted.\n")
        let text = sources.store.bytes(of: 0)
        let offset = text.firstIndex(of: UInt8(ascii: "=")) ?? 0
        finding.range = SourceRange(file: 0, start: offset - 2, end: offset - 1)
        finding.fixes = [Fix(action: "paste a comment", edits: [edit])]
        result.findings.append(finding)
        return result
      }
    }
    #expect(try folder.text("A.swift") == "let a = 1\n")
    #expect(result.changedFiles == ["B.swift"] && result.fixed == 1)
    #expect(passes < 6)
    #expect(result.report.problems.map(\.path) == ["A.swift"])
    #expect(result.report.problems.first?.message.hasPrefix("line 1: the fix of toy does not remove") ?? false)
  }
}
