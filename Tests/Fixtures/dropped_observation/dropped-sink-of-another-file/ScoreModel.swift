// Case: the publisher is declared in another file, and has no end.
import Combine

final class ScoreModel {
  let points = CurrentValueSubject<Int, Never>(0)
  private let moves = PassthroughSubject<Int, Never>()

  var played: AnyPublisher<Int, Never> { moves.eraseToAnyPublisher() }
}
