import Foundation
import Testing

@testable import LeakProbe

@Suite struct ObserverPatternTests {
  private static func matches(_ pattern: ObserverPattern, test: String? = nil) -> Bool {
    let place = RegistrationPlace(fileID: "Player/Playback.swift", filePath: "/src/app/Playback.swift", line: 31)
    let frames = ["Player.play() at /src/app/Playback.swift:31", "main at /src/app/main.swift:3"]
    var coverage = PatternCoverage([pattern], [(place, frames)])
    let ofName = coverage.pattern(ofName: Notification.Name("didPause"))
    return coverage.pattern(ofSite: 0, ofName, scope: test.map { ProbeScope(test: $0) }, serial: 5) == 0
  }

  @Test(arguments: [
    ("place:Playback.swift", true), ("place:Playback.swift:31", true), ("place:Playback.swift:3$", false),
    ("place:Playback.swift$", true), ("place:^Player/*.swift", true), ("place:^Playback", false),
    ("place:/src/*/Playback.swift:31$", true), ("place:Other.swift", false), ("name:didPause", true),
    ("name:Pause", true), ("name:^Pause", false), ("name:^did*e$", true), ("name:^did*p$", false),
    ("name:^didPause$", true),
    ("name:^did$", false), ("name:d*P*s*e", true), ("test:Closing/twice()", true), ("test:Opening", false),
    ("frame:Player.play()", true), ("frame:^main at", true), ("frame:Player.stop()", false),
  ])
  func matchesAsInASuppressionsFile(_ line: String, _ matches: Bool) throws {
    let (patterns, complaints) = ObserverPattern.read(line, from: "file")
    #expect(complaints == [])
    let pattern = try #require(patterns.first)
    #expect(Self.matches(pattern, test: "PlayerTests.Closing/twice()") == matches)
  }

  /// A row says by which pattern it is suppressed.
  @Test func theFirstPatternThatCoversIsNamed() {
    let place = RegistrationPlace(fileID: "Player/Playback.swift", filePath: "/src/app/Playback.swift", line: 31)
    let patterns: [ObserverPattern] = [
      .test("Opening"), .place("Other.swift"), .name(Notification.Name("didPause")), .frame("play()"),
      .place("Playback"),
    ]
    var coverage = PatternCoverage(patterns, [(place, ["play()"]), (place, [])])
    let (pause, other) = (
      coverage.pattern(ofName: Notification.Name("didPause")), coverage.pattern(ofName: Notification.Name("other"))
    )
    let opening = ProbeScope(test: "Opening")
    #expect(coverage.pattern(ofSite: 0, pause, scope: opening, serial: 1) == 0)
    #expect(coverage.pattern(ofSite: 0, pause, scope: nil, serial: 1) == 2)
    #expect(coverage.pattern(ofSite: 0, other, scope: nil, serial: 1) == 3)
    #expect(coverage.pattern(ofSite: 1, other, scope: nil, serial: 1) == 4)
  }

  @Test func aNameIsMeantWhole() {
    #expect(Self.matches(.name(Notification.Name("didPause"))))
    #expect(!Self.matches(.name(Notification.Name("did"))))
  }

  @Test func aLineThatSaysNothingIsNamed() {
    let (patterns, complaints) = ObserverPattern.read("# a comment\n\nname:\nleak:x\nplace:a\n", from: "file")
    #expect(patterns.count == 1)
    #expect(complaints.count == 2)
    #expect(complaints.first?.hasPrefix("file:3: 'name:'") == true)
    #expect(complaints.last?.hasPrefix("file:4: 'leak:x'") == true)
  }
}
