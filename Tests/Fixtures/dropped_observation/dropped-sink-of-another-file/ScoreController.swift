import Combine

final class ScoreController {
  private let model = ScoreModel()

  func start() {
    _ = model.played.sink { print($0) }  // expect: dropped_observation
    model.points.dropFirst().sink { print($0) }  // expect: dropped_observation
  }
}
