import Foundation
import Testing

/// The pictures in `Docs/pictures`, which `Scripts/make-pictures` draws from the linter's output.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("python3") != nil, "python3 is missing"))
struct PictureTests {
  @Test func picturesShowWhatTheLinterPrints() throws {
    let folder = try TemporaryFolder()
    let script = Repository.root.appendingPathComponent("Scripts/make-pictures")
    let run = try Program(script, [#require(Program.observerLint).path, folder.url.path], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    let names = Repository.files(below: folder.url, ending: ".svg")
    #expect(names == Repository.files(below: Repository.root.appendingPathComponent("Docs/pictures"), ending: ".svg"))
    for name in names {
      let file = GeneratedFile(path: "Docs/pictures/\(name)", text: try folder.text(name))
      #expect(try file.wasUpToDate(), "\(file.complaint)")
    }
  }
}
