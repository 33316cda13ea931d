import Foundation
import Testing

@testable import LeakProbe

/// The rows of the ledger about a registration, from its beginning to its end.
@Suite struct CensusTests {
  let probe = ProbeCenter(NotificationCenter())

  @Test func droppedTokensOfOnePlaceAreOneRow() {
    let line = #line + 2
    for _ in 1...5 {
      _ = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    }
    let rows = probe.census().rows
    #expect(rows.count == 1)
    #expect(rows.first?.count == 5)
    #expect(rows.first?.verdict == .unremovable)
    #expect(rows.first?.name == .played)
    #expect(rows.first?.place == RegistrationPlace(fileID: #fileID, filePath: #filePath, line: line))
  }

  @Test func whatIsRemovedDisappears() {
    let tokens = (1...3).map { _ in probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } }
    probe.removeObserver(tokens[0])
    #expect(probe.census().rows.map(\.count) == [2])
    tokens.forEach(probe.removeObserver)
    #expect(probe.census().rows == [])
  }

  /// A token in an optional that is passed as `Any` is what much code removes.
  @Test func removesTheTokenInAnOptional() {
    var token: (any NSObjectProtocol)? = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    probe.removeObserver(token as Any)
    token = nil
    #expect(probe.census().rows == [])
  }

  @Test func aKeptTokenIsStillRegisteredUntilItIsDropped() {
    var token: (any NSObjectProtocol)? = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    withExtendedLifetime(token) { #expect(probe.census().rows.map(\.verdict) == [.stillRegistered]) }
    token = nil
    #expect(probe.census().rows.map(\.verdict) == [.unremovable])
  }

  /// A registration that its own block ends keeps its token until then.
  @Test func aBlockThatHoldsItsOwnTokenCanStillRemoveIt() {
    let box = TokenBox()
    box.token = probe.addObserver(forName: .played, object: nil, queue: nil) { [probe, box] _ in
      if let token = box.token { probe.removeObserver(token) }
      box.token = nil
    }
    #expect(probe.census().rows.map(\.verdict) == [.stillRegistered])
    probe.post(name: .played, object: nil)
    #expect(probe.census().rows == [])
  }

  @Test func aDeadObservedObjectIsSaid() {
    var song: Song? = Song()
    let token = probe.addObserver(forName: .played, object: song, queue: nil) { _ in }
    withExtendedLifetime(song) { #expect(probe.census().rows.map(\.verdict) == [.stillRegistered]) }
    song = nil
    withExtendedLifetime(token) { #expect(probe.census().rows.map(\.verdict) == [.observedObjectDead]) }
    probe.removeObserver(token)
    #expect(probe.census().rows == [])
  }

  /// Nobody can remove it: that its object is dead as well changes nothing about that.
  @Test func unremovableIsSaidBeforeADeadObject() {
    _ = probe.addObserver(forName: .played, object: Song(), queue: nil) { _ in }
    #expect(probe.census().rows.map(\.verdict) == [.unremovable])
  }

  /// A value that is no object has no end.
  @Test(arguments: ["a string, made at run time: \(Int.random(in: 1...9))" as any Sendable, 7, SongTitle()])
  func anObservedValueIsNeverDead(value: any Sendable) {
    let token = probe.addObserver(forName: .played, object: value, queue: nil) { _ in }
    withExtendedLifetime(token) { #expect(probe.census().rows.map(\.verdict) == [.stillRegistered]) }
  }

  /// Asking is not holding.
  @Test func aCensusKeepsNothingAlive() {
    weak var song: Song?
    weak var token: (any NSObjectProtocol)?
    let census: Census
    do {
      let observed = Song()
      let kept = probe.addObserver(forName: .played, object: observed, queue: nil) { _ in }
      (song, token) = (observed, kept)
      census = withExtendedLifetime((observed, kept)) { probe.census() }
    }
    #expect(song == nil)
    #expect(token == nil)
    #expect(census.rows.map(\.verdict) == [.stillRegistered])
  }

  @Test func aRowForEachPlaceNameAndVerdict() {
    let first = #line + 1
    let kept = probe.addObserver(forName: .played, object: nil, queue: nil) { _ in }
    let names: [Notification.Name?] = [.played, nil, .paused, .played]
    for name in names { _ = probe.addObserver(forName: name, object: nil, queue: nil) { _ in } }
    func add() -> any NSObjectProtocol { probe.addObserver(forName: .played, object: nil, queue: nil) { _ in } }
    let half = (add(), add()).0
    let file = "LeakProbeTests/CensusTests.swift"
    withExtendedLifetime((kept, half)) {
      #expect(
        probe.census().description == """
          \(file):\(first): 1 × played, still registered: the token is held
          \(file):\(first + 2): 1 × every name, unremovable: the token is gone
          \(file):\(first + 2): 1 × paused, unremovable: the token is gone
          \(file):\(first + 2): 2 × played, unremovable: the token is gone
          \(file):\(first + 3): 1 × played, unremovable: the token is gone
          \(file):\(first + 3): 1 × played, still registered: the token is held
          """)
    }
  }

  @Test func anEmptyCensusSaysSo() {
    #expect(probe.census().description == "nothing registered")
  }

  private final class TokenBox: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
  }

  private struct SongTitle {
    let title = "Wind"
  }
}
