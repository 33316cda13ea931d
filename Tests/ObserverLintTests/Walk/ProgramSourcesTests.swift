import Foundation
import Testing

@testable import ObserverLint

@Suite struct ProgramSourcesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func gathersByFileWhateverTheThreads() throws {
    let names = (0..<300).map { "\($0).swift" }
    for (index, name) in names.enumerated() { try folder.write(name, String(repeating: "x", count: index)) }
    let round = folder.sources(names).readAll { _, bytes in bytes.count }
    #expect(round.values == Array(0..<300))
  }

  /// More threads than the usual sixteen, if that is what is asked for. More threads do no harm to other tests.
  @Test func asManyThreadsWorkAsAreAskedFor() {
    let usual = Threads.count
    defer { Threads.limit(to: usual) }
    Threads.limit(to: 40)
    #expect(Threads.count == 40)
  }

  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 1_000_000])
  func readsFilesOfAnySize(_ size: Int) throws {
    try folder.write("A.swift", Data(repeating: 0x61, count: size))
    let round = folder.sources(["A.swift"]).readAll { _, bytes in bytes.allSatisfy { $0 == 0x61 } ? bytes.count : -1 }
    #expect(round.values == [size])
  }

  @Test func countsTheLinesOfAllFiles() throws {
    try folder.write("A.swift", "a\nb\n")
    try folder.write("B.swift", "c")
    #expect(folder.sources(["A.swift", "B.swift"]).readAll { _, _ in true }.lines == 3)
  }

  @Test func asksNobodyAboutWhatIsNotText() throws {
    try folder.write("A.swift", Data([0, 1, 2]))
    let round = folder.sources(["A.swift"]).readAll { _, _ in true }
    #expect(round.values == [nil])
    #expect(round.notText.map(\.file) == [0])
  }

  @Test func aFileThatCannotBeReadHidesNoOther() throws {
    try folder.write("B.swift", "b")
    try folder.makeFolder("A.swift")
    let round = folder.sources(["A.swift", "B.swift", "C.swift"]).readAll { _, bytes in bytes.count }
    #expect(round.values == [nil, 1, nil])
    #expect(round.unreadable.map(\.path) == [folder.path("A.swift"), folder.path("C.swift")])
  }

  @Test func doesNotWaitForAPipe() throws {
    try #require(mkfifo(folder.path("P.swift").description, 0o600) == 0)
    #expect(folder.sources(["P.swift"]).readAll { _, _ in true }.unreadable.count == 1)
  }

  #if os(Linux)
    @Test func readsFilesThatTellNoSize() {
      let file = SourceFile(path: "/proc/self/status", homePrefix: 0, isReported: true)
      let sources = ProgramSources(files: [file], currentFolder: "/")
      #expect(sources.readAll { _, bytes in bytes.count > 100 }.values == [true])
    }
  #endif

  @Test func readsSomeFilesAgainInTheOrderAsked() throws {
    for name in ["A", "B", "C"] { try folder.write(name, name) }
    let texts = folder.sources(["A", "B", "C"]).read([2, 0]) { _, bytes in String(decoding: bytes, as: UTF8.self) }
    #expect(texts == ["C", "A"])
  }

  @Test func unsavedTextStandsForTheFile() throws {
    try folder.write("A.swift", "old")
    let files = folder.sources(["A.swift"]).files
    let sources = ProgramSources(files: files, overlay: [0: Array("new text".utf8)], currentFolder: folder.path)
    #expect(sources.readAll { _, bytes in bytes.count }.values == [8])
    #expect(sources.store.bytes(of: 0) == Array("new text".utf8))
  }
}

extension ProgramSources {
  func readAll<Value: Sendable>(
    _ body: @escaping @Sendable (Int, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> FirstReadings<Value> { readFirst(Array(files.indices), body) }
}

extension ProgramSources.FirstReadings {
  var values: [Value?] { readings.map { $0?.value } }
}
