import Testing

@testable import LeakProbe

@Suite struct ProbeOptionsTests {
  @Test func anEmptyTextLeavesTheDefaults() {
    let options = ProbeOptions("")
    #expect(options.exitCode == 23)
    #expect(options.failOn == .unremovable)
    #expect(options.reportFolder == nil)
    #expect(options.maxLeaks == 100)
    #expect(options.complaints == [])
  }

  @Test func everyOptionIsRead() {
    let options = ProbeOptions(
      "exitcode=3:fail_on=any:report_dir=reports/probe:suppressions=known.txt:max_leaks=4:backtrace=8")
    #expect(options.exitCode == 3)
    #expect(options.failOn == .any)
    #expect(options.reportFolder == "reports/probe")
    #expect(options.suppressions == "known.txt")
    #expect(options.maxLeaks == 4)
    #expect(options.backtrace == 8)
    #expect(options.complaints == [])
  }

  @Test func aColonMayStandInQuotes() {
    #expect(ProbeOptions("report_dir='C:/a folder':exitcode=4").reportFolder == "C:/a folder")
    #expect(ProbeOptions("report_dir=\"it's\"").reportFolder == "it's")
  }

  /// The options behind it hold, and it is named.
  @Test func aQuoteThatIsNeverClosedSwallowsNothing() {
    let options = ProbeOptions("report_dir='/a/my:exitcode=4:fail_on=any")
    #expect(options.complaints == ["LEAKPROBE_OPTIONS: 'report_dir='/a/my' is ignored: its quote is never closed"])
    #expect(options.reportFolder == nil)
    #expect(options.exitCode == 4)
    #expect(options.failOn == .any)
  }

  @Test func aLaterQuoteDoesNotCloseAnEarlierOne() {
    let options = ProbeOptions("report_dir='/a/my:exitcode=4:suppressions='k.txt'")
    #expect(options.exitCode == 4)
    #expect(options.complaints == ["LEAKPROBE_OPTIONS: 'report_dir='/a/my' is ignored: its quote is never closed"])
    #expect(ProbeOptions("report_dir=/a/it's:exitcode=4:suppressions=/b/it's").exitCode == 4)
  }

  /// Colons alone separate options.
  @Test func spacesAndCommasBelongToAValue() {
    let options = ProbeOptions("report_dir=/a/my reports, of today:exitcode=4")
    #expect(options.reportFolder == "/a/my reports, of today")
    #expect(options.exitCode == 4)
    #expect(options.complaints == [])
  }

  @Test(arguments: [
    "exitcode", "exitcode=", "exitcode=256", "exitcode=-1", "fail_on=all", "report_dir=", "backtrace=x",
  ])
  func aBadOptionIsNamedAndTheOthersHold(_ bad: String) {
    let options = ProbeOptions("max_leaks=2:\(bad):fail_on=none")
    #expect(options.complaints.count == 1)
    #expect(options.complaints.first?.contains("'\(bad)'") == true)
    #expect(options.maxLeaks == 2)
    #expect(options.failOn == .none)
    #expect(options.exitCode == 23)
  }
}
