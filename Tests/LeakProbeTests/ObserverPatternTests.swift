import Foundation
import Testing

@testable import LeakProbe

@Suite struct ObserverPatternTests {
  private static func matches(_ pattern: ObserverPattern, test: String? = nil) -> Bool {
    pattern.matches(
      place: RegistrationPlace(fileID: "Player/Playback.swift", filePath: "/src/app/Playback.swift", line: 31),
      name: Notification.Name("didPause"), test: test,
      frames: ["Player.play() at /src/app/Playback.swift:31", "main at /src/app/main.swift:3"], serial: 5)
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
