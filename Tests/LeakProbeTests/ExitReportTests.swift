import Foundation
import Testing

@testable import LeakProbe

/// The output and the status of a process with a probe when it ends.
@Suite(.enabled(if: Scenario.executable != nil, "ProbeScenarios was not built beside these tests"))
struct ExitReportTests {
  @Test func saysNothingWhereEverythingWasRemoved() throws {
    let run = try Scenario("clean")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// Its tests pass, whatever the code under test leaves behind.
  @Test func saysThatNothingCameToTheProbeOfATest() throws {
    let run = try Scenario("asked-in-vain")
    #expect(run.errors.hasPrefix("LeakProbe: no registration was seen by the probe in process "), "\(run.errors)")
    #expect(run.errors.contains("ObserverInterposing.install()"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == 0)
  }

  @Test func saysNothingOfThatWhereSomethingCame() throws {
    #expect(try Scenario("asked-and-removed").errors == "")
  }

  @Test func droppedTokensOfOnePlaceAreARowAndFailTheProcess() throws {
    let run = try Scenario("five-dropped")
    let row = "  \(Scenario.file):\(try Scenario.line("five dropped")): 5 × played, unremovable: the token is gone\n"
    #expect(run.errors.contains(row), "\(run.errors)")
    #expect(run.status == 23)
  }

  @Test func aSingletonsObserverIsListedAndFailsNothing() throws {
    let run = try Scenario("singleton")
    let place = "\(Scenario.file):\(try Scenario.line("singleton"))"
    #expect(run.errors.contains("\(place): 1 × stopped, still registered: the token is held"), "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      ("five-dropped", "exitcode=7", 7), ("five-dropped", "exitcode=0", 0), ("five-dropped", "fail_on=none", 0),
      ("singleton", "fail_on=any", 23), ("singleton", "fail_on=unremovable", 0),
    ] as [(String, String, Int32)])
  func optionsDecideOnTheStatus(_ scenario: String, _ options: String, _ status: Int32) throws {
    #expect(try Scenario(scenario, options: options).status == status)
  }

  #if canImport(Glibc)
    /// Elsewhere nobody tells the probe with what status the process exits.
    @Test func aProcessThatFailsAnywayKeepsItsOwnStatus() throws {
      let run = try Scenario("fails-anyway")
      #expect(run.status == 5)
      #expect(run.errors.contains("5 × played"))
      #expect(run.errors.contains(" ended\n"), "\(run.errors)")
    }

    @Test func aProcessThatFailsWithANegativeStatusKeepsIt() throws {
      #expect(try Scenario("fails-anyway", "negative").status == 255)
    }
  #endif

  /// Names come from anywhere: none ends its line, moves a cursor or gives a command to the service that reads the log.
  @Test func aNameIsWrittenAsAPartOfOneLine() throws {
    let run = try Scenario("forged-name")
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4, "\(lines)")
    #expect(run.errors.contains(#"1 × done\n:\u{3A}error:\u{3A}forged\n\u{1B}[2JLeakProbe: 0"#), "\(run.errors)")
    #expect(
      !run.errors.unicodeScalars.contains {
        $0 != "\n" && $0.properties.generalCategory != .otherSymbol
          && ($0.value < 0x20 || [0x2028, 0x202E].contains($0.value))
      })
  }

  @Test func theTextStopsAndSaysHowMuchItLeavesOut() throws {
    let run = try Scenario("many-names")
    #expect(run.errors.split(separator: "\n").count == 103)
    #expect(run.errors.contains("250 observers leaked"))
    #expect(run.errors.contains("and 150 more places and names, which max_leaks=100 leaves out"))
    #expect(try Scenario("many-names", options: "max_leaks=0").errors.split(separator: "\n").count == 252)
  }

  /// Another test leaks at the same place.
  @Test func aSuppressionOfATestCoversThatTestAlone() throws {
    let folder = try Scenario.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("suppressions.txt")
    try "test:^opening$\n".write(to: file, atomically: true, encoding: .utf8)
    let run = try Scenario("two-tests", options: "suppressions='\(file.path)'")
    #expect(run.errors.contains("1 observer leaked"), "\(run.errors)")
    #expect(run.errors.contains("      in closing\n"))
    #expect(!run.errors.contains("in opening"))
    #expect(run.errors.contains("1 suppressed by test:^opening$"))
    #expect(run.status == 23)
  }

  /// No option asks for backtraces: the pattern does.
  @Test func aSuppressionOfAFrameCoversWhatIsCalledByIt() throws {
    let folder = try Scenario.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("suppressions.txt")
    try "frame:^dropFive()\n".write(to: file, atomically: true, encoding: .utf8)
    let run = try Scenario("both", options: "suppressions='\(file.path)'")
    #expect(run.errors.contains("5 suppressed by frame:^dropFive()"), "\(run.errors)")
    #expect(run.errors.contains("1 × stopped, still registered"))
    #expect(!run.errors.contains("#0"))
    #expect(run.status == 0)
  }

  /// Outside of tests nothing is kept of the calls unless an option asks for it.
  @Test func aPatternOfFramesNeedsFramesThatWereKept() throws {
    let without = try Scenario("ignores-a-frame")
    #expect(without.output == "leaks: true\n")
    #expect(without.errors.contains("backtrace=8"), "\(without.errors)")
    let with = try Scenario("ignores-a-frame", options: "backtrace=1")
    #expect(with.output == "leaks: false\n")
    #expect(!with.errors.contains("backtrace="), "\(with.errors)")
  }

  @Test func aProgramMayAskBeforeItEnds() throws {
    let run = try Scenario("asks-itself")
    #expect(run.output == "leaks: false\nleaks: true\n")
    #expect(run.errors.contains("5 observers leaked, 0 more registered"), "\(run.errors)")
    #expect(run.errors.contains("1 suppressed by what was registered before"))
    #expect(run.status == 0)
  }

  /// Such processes run no exit handlers. The same leaks are in the report of a process that calls `exit`.
  @Test(
    arguments: [("_exit", 7), ("exec", 7), ("signal", SIGKILL), ("crash", SIGABRT)] as [(String, Int32)])
  func aProcessWithoutExitHandlersWritesNoReport(_ ending: String, _ status: Int32) throws {
    let run = try Scenario("ends", ending)
    #expect(run.status == status)
    #expect(!run.errors.contains("LeakProbe"), "\(run.errors)")
    #expect(try Scenario("ends", "exit").errors.contains("5 observers leaked"))
  }

  @Test func theChildOfAnExitTestIsLeftAlone() throws {
    let run = try Scenario("five-dropped", environment: ["SWT_EXIT_TEST_ID": "{}"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func aForkedChildIsLeftAlone() throws {
    let run = try Scenario("forks")
    #expect(run.output == "the child's status is 0\n")
    #expect(run.errors.components(separatedBy: "5 observers leaked").count == 2, "\(run.errors)")
  }

  @Test func whatWaitsToBeWrittenIsWritten() throws {
    #expect(try Scenario("unflushed").output == "written, and not flushed\n")
  }

  @Test func whatWasRegisteredOnACenterGoesWithIt() throws {
    let run = try Scenario("dead-center")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func badOptionsAreNamedAndIgnored() throws {
    let run = try Scenario("five-dropped", options: "exitcode=69:colour=red:max_leaks=many:exitcode=9")
    for bad in ["'exitcode=69'", "'colour=red'", "'max_leaks=many'"] { #expect(run.errors.contains(bad)) }
    #expect(run.status == 9)
  }

  @Test func noMoreRowsThanAskedFor() throws {
    let run = try Scenario("both", options: "max_leaks=1")
    #expect(run.errors.contains("5 × played"))
    #expect(!run.errors.contains("stopped"))
    #expect(run.errors.contains("1 more"))
  }

  @Test func aBacktraceNamesTheCallers() throws {
    let run = try Scenario("five-dropped", options: "backtrace=2")
    #expect(run.errors.contains("#0 dropFive()"), "\(run.errors)")
    #expect(run.errors.contains("#1 "))
    #expect(!run.errors.contains("#2 "))
  }

  @Test func suppressionsCoverWhatTheyMatch() throws {
    let folder = try Scenario.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("suppressions.txt")
    try "# meant to stay\nname:^played$\nnonsense\n".write(to: file, atomically: true, encoding: .utf8)
    let run = try Scenario("five-dropped", options: "suppressions='\(file.path)'")
    #expect(run.status == 0)
    #expect(run.errors.contains("5 suppressed by name:^played$"))
    #expect(run.errors.contains("suppressions.txt:3: 'nonsense' is ignored"))
  }

  @Test func missingSuppressionsAreNamedAndIgnored() throws {
    let run = try Scenario("five-dropped", options: "suppressions=/nowhere/at/all")
    #expect(run.errors.contains("'/nowhere/at/all'"))
    #expect(run.status == 23)
  }

  @Test func eachProcessWritesAFileOfItsOwn() throws {
    let folder = try Scenario.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = folder.appendingPathComponent("not there yet/reports")
    for _ in 1...2 { _ = try Scenario("both", options: "report_dir='\(reports.path)'") }
    _ = try Scenario("clean", options: "report_dir='\(reports.path)'")
    let files = try FileManager.default.contentsOfDirectory(at: reports, includingPropertiesForKeys: nil)
    let documents = try files.map {
      try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: $0)) as? [String: Any])
    }
    #expect(documents.map { $0["failed"] as? Bool ?? false }.filter(\.self).count == 2)
    let rows = try #require(documents.compactMap { $0["rows"] as? [[String: Any]] }.first { !$0.isEmpty })
    #expect(rows.map { $0["count"] as? Int } == [5, 1])
    #expect(rows.map { $0["verdict"] as? String } == ["unremovable", "stillRegistered"])
    let lines = [try Scenario.line("five dropped"), try Scenario.line("singleton")]
    #expect(rows.map { $0["line"] as? Int } == lines)
    let source = try Data(contentsOf: Scenario.source)
    #expect(
      rows.map { $0["fingerprint"] as? String } == lines.map { LineFingerprints.fingerprints(of: source)[$0 - 1] })
    #expect(rows.allSatisfy { ($0["filePath"] as? String)?.hasSuffix("Tests/ProbeScenarios/main.swift") == true })
  }

  /// Rows of several files would add up.
  @Test func aLaterReportOfAProcessReplacesTheEarlierOne() throws {
    let folder = try Scenario.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Scenario("asks-itself", options: "report_dir='\(folder.path)'")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    try #require(files.count == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: files[0])) as? [String: Any])
    #expect((document["rows"] as? [[String: Any]])?.map { $0["suppressed"] as? Bool } == [false, true])
  }

  @Test func aReportThatCannotBeWrittenIsSaid() throws {
    let run = try Scenario("clean", options: "report_dir=/dev/null/reports")
    #expect(run.errors.contains("'/dev/null/reports'"), "\(run.errors)")
    #expect(run.status == 0)
  }
}
