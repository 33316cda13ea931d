#if os(Linux)
  import Foundation
  import Testing

  /// The exit report of a process in which the probe stands in the place of Foundation.
  @Suite(.enabled(if: Scenario.executable != nil, "ProbeScenarios was not built beside these tests"))
  struct InterposedReportTests {
    /// Code that says `NotificationCenter.default`, and a probe beside it whose own registrations count once.
    @Test func interposingFindsWhatFoundationWasAsked() throws {
      let run = try Scenario("interposed")
      let row = "\(Scenario.file):\(try Scenario.line("interposed")): 1 × stopped, unremovable: the token is gone\n"
      #expect(run.errors.contains(row), "\(run.errors)")
      #expect(run.errors.contains("5 × played"))
      #expect(run.errors.contains("6 observers leaked"))
      #expect(run.status == 23)
    }

    /// Foundation declares the type, and the app the method that registers.
    @Test func anExtensionOfFoundationsCenterIsTheAppsOwnCode() throws {
      let run = try Scenario("interposed-extension")
      let line = try Scenario.line("in an extension")
      #expect(run.errors.contains("\(Scenario.file):\(line): 1 × stopped, unremovable"), "\(run.errors)")
    }

    /// Each address is looked up once, however many observers came that way.
    @Test func manyInterposedObserversAreARowForEachPlace() throws {
      let run = try Scenario("interposed-many")
      #expect(
        run.errors.contains("\(Scenario.file):\(try Scenario.line("interposed")): 5000 × stopped"), "\(run.errors)")
      #expect(run.errors.contains("\(Scenario.file):\(try Scenario.line("many")): 5000 × played"))
    }

    /// A library that tells of its observations itself is written down once, with the place of its own caller.
    @Test func anInterposedDescriptorIsWrittenDownOnce() throws {
      let run = try Scenario("interposed-descriptor")
      #expect(run.errors.contains("\(Scenario.file):\(try Scenario.line("descriptor")): 1 × played, still registered"))
      #expect(run.errors.contains("0 observers leaked, 1 more"), "\(run.errors)")
    }

    /// The owner's observer has no token that anybody could hold.
    @Test func anOwnersObserverSaysThatTheOwnerIsAlive() throws {
      let run = try Scenario("interposed-register")
      let place = "\(Scenario.file):\(try Scenario.line("owner"))"
      #expect(run.errors.contains("\(place): 1 × played, still registered: the owner lives"), "\(run.errors)")
      #expect(!run.errors.contains("token"), "\(run.errors)")
      #expect(run.status == 0)
    }

    /// Typed messages on Foundation's center are the documented exception: a message on a probe is seen.
    @Test func typedMessagesAreSeenOnAProbeOnly() throws {
      let run = try Scenario("interposed-messages")
      let place = "\(Scenario.file):\(try Scenario.line("message"))"
      #expect(run.errors.contains("\(place): 1 × "), "\(run.errors)")
      #expect(run.errors.contains("0 observers leaked, 1 more registered"), "\(run.errors)")
    }

    /// The calls of Foundation and of the probe are no calls of the program.
    @Test func anInterposedRegistrationHasTheCallsOfTheProgram() throws {
      let run = try Scenario("interposed", options: "backtrace=1")
      #expect(run.errors.contains("#0 registerOnTheDefaultCenter() "), "\(run.errors)")
    }

    /// The pattern names the caller of the function that registers.
    @Test func aPatternOfFramesCoversAnInterposedRegistration() throws {
      #expect(try Scenario("interposed-frames", options: "backtrace=1").output == "leaks: false\n")
    }

    /// The place is read from calls then, too. That is no reason to match patterns against them.
    @Test func aPatternOfFramesNeedsTheOptionWhereCallsTellThePlace() throws {
      let run = try Scenario("interposed-frames")
      #expect(run.output == "leaks: true\n")
      #expect(run.errors.contains("backtrace=8"), "\(run.errors)")
    }

    @Test func aSuppressionOfAFrameCoversAnInterposedRegistration() throws {
      let folder = try Scenario.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("suppressions.txt")
      try "frame:^registerOnTheDefaultCenter()\n".write(to: file, atomically: true, encoding: .utf8)
      let run = try Scenario("interposed", options: "suppressions='\(file.path)'")
      #expect(run.errors.contains("1 suppressed by frame:^registerOnTheDefaultCenter()"), "\(run.errors)")
      #expect(run.errors.contains("5 observers leaked"))
    }

    /// Everything comes to the probe then; there was nothing.
    @Test func interposedTestsMayRegisterNothing() throws {
      #expect(try Scenario("asked-and-interposed").errors == "")
    }

    @Test func interposingDoesNothingUntilItIsInstalled() throws {
      let run = try Scenario("not-interposed")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }
#endif
