import Jukebox
import LeakProbe
import LeakProbeTesting
import Testing

/// These fail under the trait `ObserverProbe`, each at the line that registers.
@Suite(.noObserverLeaks(retryFor: .milliseconds(20))) struct Leaking {
  @Test func counting() { Counter().countSongs() }

  @Test func showing() { Display().showVolume() }

  @Test func radioWithoutAnEnd() { Radio().start() }

  @Test func growing() async {
    await expectNoObserverGrowth(repeating: 3) { Counter().countSongs() }
  }

  /// One of 200 at once.
  @Test(arguments: 0..<200) func many(_ number: Int) async {
    let radio = Radio()
    radio.start()
    await Task.yield()
    if number != 117 { radio.stop() }
  }
}

@Suite(.noObserverLeaks(ignoring: [.place("Jukebox/Songs.swift:\(chartsLine)$")])) struct Clean {
  @Test func amplifying() { _ = Amplifier() }

  @Test func radioWithAnEnd() {
    let radio = Radio()
    radio.start()
    radio.stop()
  }

  @Test func charts() { Charts.shared.open() }

  @Test func notGrowing() async {
    await expectNoObserverGrowth { _ = Amplifier() }
  }
}

/// Where the singleton registers.
private let chartsLine = 63

/// Passes, as no trait looks. The process fails in the end.
@Suite struct Unguarded {
  @Test func unwatched() { Counter().countSongs() }
}
