import Foundation
import Testing

/// The recipes for editors, run in those that are there.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("git") != nil, "git is missing"))
struct EditorRecipeTests {
  private let file = "Sources/Controllers.swift"

  private func recipe(_ language: String) throws -> String {
    let blocks = DocPage.blocks(in: language).filter { $0.page == "integrations.md" }
    try #require(blocks.count == 1)
    return blocks[0].text
  }

  /// Line and message of each mark, as the linter's own lines give them.
  private func expected(_ project: DocumentedProject) throws -> [String] {
    let marks = try project.marks(of: file).map { line in
      let match = try #require(line.wholeMatch(of: /[^:]+:(\d+):\d+: \w+: (.*) \(\w+\)/))
      return "\(match.output.1) \(match.output.2)"
    }
    try #require(marks.count > 3)
    return marks.sorted()
  }

  /// The problem matcher of VS Code reads the linter's lines. VS Code itself is not there.
  @Test func theProblemMatcherReadsEveryLine() throws {
    struct Tasks: Decodable {
      struct Task: Decodable { let command: String, args: [String], problemMatcher: Matcher }
      struct Matcher: Decodable { let pattern: Pattern }
      struct Pattern: Decodable { let regexp: String, file: Int, line: Int, column: Int, severity: Int, message: Int }
      let tasks: [Task]
    }
    let task = try #require(try JSONDecoder().decode(Tasks.self, from: Data(recipe("json").utf8)).tasks.first)
    let project = try DocumentedProject()
    let run = try project.run(([task.command] + task.args).joined(separator: " "))
    #expect(run.status == 0)
    let pattern = task.problemMatcher.pattern
    let regexp = try NSRegularExpression(pattern: pattern.regexp)
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count > 3)
    for line in lines {
      let match = try #require(
        regexp.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)), "no match: \(line)")
      let parts = (0...5).map { Range(match.range(at: $0), in: line).map { line[$0] } ?? "" }
      #expect(parts[pattern.file].hasPrefix("Sources/"))
      #expect(Int(parts[pattern.line]) != nil && Int(parts[pattern.column]) != nil)
      #expect(["error", "warning", "note"].contains(parts[pattern.severity]))
      #expect(parts[pattern.message].count > 20)
    }
  }

  /// The server's findings in Neovim's own client: those of the file, and none once the text in the editor is harmless.
  @Test(.enabled(if: Program.find("nvim") != nil, "Neovim is missing"))
  func neovimShowsDiagnosticsOfUnsavedText() throws {
    let project = try DocumentedProject()
    try project.write("recipe.lua", recipe("lua"))
    try project.write(
      "print.lua",
      """
      local function marks() return vim.diagnostic.get(0) end
      vim.wait(60000, function() return #marks() > 0 end, 50)
      local lines = {}
      for _, mark in ipairs(marks()) do
        table.insert(lines, (mark.lnum + 1) .. " " .. mark.message:match("^[^\\n]*"))
      end
      vim.fn.writefile(lines, "marks.txt")
      vim.api.nvim_buf_set_lines(0, 0, -1, false, { "let nothing = 0" })
      vim.wait(60000, function() return #marks() == 0 end, 50)
      vim.fn.writefile({ tostring(#marks()) }, "count.txt")

      """)
    let run = try project.run(
      "nvim --clean --headless -c 'luafile recipe.lua' -c 'edit \(file)' -c 'luafile print.lua' -c 'qall!'")
    let marks = try project.folder.text("App/marks.txt").split(separator: "\n").map(String.init)
    #expect(try marks.sorted() == expected(project), "\(run.errors)")
    #expect(try project.folder.text("App/count.txt") == "0\n")
  }

  @Test(.enabled(if: Program.find("emacs") != nil, "Emacs is missing"))
  func flymakeShowsDiagnosticsOfUnsavedText() throws {
    let project = try DocumentedProject()
    let expected = try expected(project)
    try project.write("recipe.el", recipe("elisp"))
    try project.write(
      "print.el",
      #"""
      (find-file "\#(file)")
      (goto-char (point-min))
      (insert "\n")
      (let ((marks 'none))
        (observer-lint-flymake (lambda (found) (setq marks found)))
        (with-timeout (20) (while (eq marks 'none) (accept-process-output nil 0.1)))
        (dolist (mark marks)
          (princ (format "%d %s\n" (1- (line-number-at-pos (flymake-diagnostic-beg mark)))
                         (replace-regexp-in-string " ([a-z_]+)\\'" "" (flymake-diagnostic-text mark))))))

      """#)
    let run = try project.run("emacs --quick --batch --load recipe.el --load print.el")
    #expect(run.text.split(separator: "\n").map(String.init).sorted() == expected, "\(run.errors)")
  }
}
