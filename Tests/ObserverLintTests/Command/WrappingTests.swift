import Foundation
import Testing

@testable import ObserverLint

/// Text for people, in terminals of some widths.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct WrappingTests {
  private static let sample = Repository.root.appendingPathComponent("Samples/Leaky")
  private static let uses = [
    ["--notes"], ["help"], ["rules"], ["rules"] + RulePage.all.map(\.id), ["rules", "--help"], ["--statistics"],
    ["--inspect", "Sources/PlayerModel.swift:22"], ["--inspect", "Sources/PlayerModel.swift"],
  ]

  private func text(_ arguments: [String], _ environment: [String: String]) throws -> String {
    try Program(#require(Program.observerLint), arguments, in: Self.sample, environment: environment).text
  }

  @Test(arguments: uses, [60, 80, 200]) func everyLineFits(arguments: [String], width: Int) throws {
    let text = try text(arguments, ["COLUMNS": "\(width)"])
    // Code stays as it is.
    let lines = text.split(separator: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap {
      $0.element.split(separator: "\n")
    }
    #expect(!lines.isEmpty)
    let long = lines.filter { PlainText.width(of: String($0)) > width }
    // A word that is longer than a line has a line of its own, or one behind the sign of a list.
    #expect(long.filter { $0.drop { " -".contains($0) }.contains(" ") } == [])
  }

  private static let pages = [["help"], ["rules"] + RulePage.all.map(\.id), ["rules", "--help"]]

  @Test(arguments: pages) func withoutATerminalAPageHas80Columns(arguments: [String]) throws {
    #expect(try text(arguments, ["COLUMNS": ""]) == text(arguments, ["COLUMNS": "80"]))
  }

  @Test(arguments: uses.filter { !pages.contains($0) }) func withoutATerminalNoLineBreaks(arguments: [String]) throws {
    #expect(try text(arguments, ["COLUMNS": ""]) == text(arguments, ["COLUMNS": "10000"]))
  }

  /// A log shows a long line of source to its end.
  @Test func withoutATerminalNoSourceIsCut() throws {
    let folder = try TemporaryFolder()
    let end = "/* \(String(repeating: "long ", count: 100))end */"
    let call = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
    try folder.write("A.swift", "import Foundation\nfunc start() {\n  \(call)  \(end)\n}\n")
    let linter = try #require(Program.observerLint)
    #expect(try Program(linter, [], in: folder.url, environment: ["COLUMNS": ""]).text.contains(end))
    #expect(try !Program(linter, [], in: folder.url, environment: ["COLUMNS": "80"]).text.contains(end))
  }

  @Test func aReportInAFileHasWholeLines() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appendingPathComponent("report.txt").path
    _ = try text(["--notes", "--format", "text", "--output", place], ["COLUMNS": "40"])
    #expect(try folder.text("report.txt") == text(["--notes"], ["COLUMNS": ""]))
  }

  /// A word is in both texts whole.
  @Test(arguments: uses.filter { $0.first != "--notes" }) func wordsStayWhole(arguments: [String]) throws {
    func words(_ width: Int) throws -> [Substring] {
      try text(arguments, ["COLUMNS": "\(width)"]).split { $0.isWhitespace }
    }
    #expect(try words(30) == words(10_000))
  }

  /// A word that fits without the indent of its line is not broken.
  @Test func aLongWordStandsFurtherLeft() {
    let line = ProseLine("say longest").rendered(width: 8, indent: 4)
    #expect(line == "say\n longest\n")
  }

  @Test func eachElementOfAListHasItsLine() throws {
    let lines = try text(["rules", "unremoved_token"], ["COLUMNS": "60"]).split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("1. ") })
    let list = lines[first...].prefix { !$0.hasPrefix("#") }
    #expect(list.allSatisfy { $0.hasPrefix("   ") || $0.contains(#/^\d\. /#) })
    for page in RulePage.all {
      let signs = page.markdown.matches(of: #/(?m)^(-|\d+\.) /#).count
      let shown = try text(["rules", page.id], ["COLUMNS": "60"]).matches(of: #/(?m)^(-|\d+\.) /#).count
      #expect(shown >= signs, "\(page.id)")
    }
  }

  @Test func codeIsShownAsItStandsOnThePage() throws {
    for page in RulePage.all {
      let shown = try text(["rules", page.id], ["COLUMNS": "30"]).split(separator: "```")
      let blocks = page.markdown.split(separator: "```")
      let code = blocks.indices.filter { !$0.isMultiple(of: 2) }
      #expect(shown.count == blocks.count && code.allSatisfy { shown[$0] == blocks[$0] }, "\(page.id)")
    }
  }

  @Test func rulesAreLinksWhereTheTerminalKnowsThem() throws {
    let link = "\u{1B}]8;;\(Tool.home)/blob/main/Rules/retain_cycle.md\u{1B}\\retain_cycle\u{1B}]8;;\u{1B}\\"
    let arguments = ["--color", "always"]
    #expect(try text(arguments, ["FORCE_HYPERLINK": "1"]).contains(link))
    #expect(try !text(arguments, ["FORCE_HYPERLINK": "0"]).contains("\u{1B}]8"))
    #expect(try !text(arguments, [:]).contains("\u{1B}]8"), "a pipe is no terminal")
    #expect(try !text(["--color", "never"], ["FORCE_HYPERLINK": "1"]).contains("\u{1B}"))
  }
}

/// The same in terminals that tmux makes.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("tmux") != nil, "tmux is not installed, and makes the terminals"))
struct TmuxTests {
  /// The terminal's rows, and its lines. A broken line has several rows.
  private func screen(_ command: String, width: Int) throws -> (rows: String, lines: String) {
    let folder = try TemporaryFolder()
    let script = """
      tmux -S "$1/socket" -f /dev/null new-session -d -x \(width) -y 900 "$2; echo THE END; sleep 100"
      for attempt in $(seq 100); do
        tmux -S "$1/socket" capture-pane -p | grep -q 'THE END' && break
        sleep 0.1
      done
      tmux -S "$1/socket" capture-pane -p > "$1/rows"
      tmux -S "$1/socket" capture-pane -pJ | sed 's/ *$//' > "$1/lines"
      tmux -S "$1/socket" kill-server
      """
    _ = try Program(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", folder.url.path, command],
      in: Repository.root.appendingPathComponent("Samples/Leaky"), environment: ["LANG": "C.UTF-8", "TMUX": ""])
    return (try folder.text("rows"), try folder.text("lines"))
  }

  @Test(
    arguments: [60, 80, 200],
    [
      "--notes --color always", "help", "rules",
      "--inspect Sources/PlayerModel.swift:23", "--print-config Sources/PlayerModel.swift", "--strict",
      "--scope missing",
    ])
  func theTerminalBreaksNoLine(width: Int, words: String) throws {
    let linter = try #require(Program.observerLint).path
    let (rows, lines) = try screen("'\(linter)' \(words)", width: width)
    #expect(lines.contains("THE END"))
    #expect(rows == lines)
  }
}
