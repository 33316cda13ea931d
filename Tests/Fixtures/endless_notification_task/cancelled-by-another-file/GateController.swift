@MainActor
final class GateController {
  private let gate = GateModel()

  func leave() {
    gate.listening?.cancel()
  }
}
