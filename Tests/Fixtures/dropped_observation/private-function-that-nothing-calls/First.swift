// Case: does a private function run because another file calls something of its name?
import Combine

private func snippet() {
  group {
    let token = Weather.shared.readings.sink { _ in }  // expect: note dropped_observation
  }
}

private func group(_ content: () -> Void) {}
