// Case: does an observation end whose operator may throw?
import Combine
import Foundation

final class ScoreModel {
  private let scores = Scores.shared
  private var cancellables = Set<AnyCancellable>()
  private var best = 0

  func start(load: @escaping (Int) -> AnyPublisher<Int, any Error>) {
    scores.$all.tryMap { try self.checked($0) }.replaceError(with: 0).sink { _ in }  // expect: retain_cycle
      .store(in: &cancellables)
    scores.$all.tryMap { try check($0) }.catch { _ in Just(0) }.sink { self.best = $0 }  // expect: retain_cycle
      .store(in: &cancellables)
    scores.$all.tryCompactMap { try check($0) }
      .sink(receiveCompletion: { _ in }, receiveValue: { self.best = $0 })  // expect: retain_cycle
      .store(in: &cancellables)
    scores.$all.tryMap { try check($0) }.replaceError(with: 0).sink { [weak self] in self?.best = $0 }
      .store(in: &cancellables)
    // The closure ends the chain by design.
    scores.$all
      .tryMap { scores in
        if scores.isEmpty { throw CancellationError() }
        return scores.count
      }
      .replaceError(with: 0).sink { self.best = $0 }
      .store(in: &cancellables)
    // Another publisher may fail, as a request does.
    scores.$all.setFailureType(to: (any Error).self).flatMap { load($0.count) }.replaceError(with: 0)
      .sink { self.best = $0 }
      .store(in: &cancellables)
  }

  private func checked(_ scores: [Int]) throws -> Int { try check(scores) }
}

private func check(_ scores: [Int]) throws -> Int { scores.count }

final class Scores {
  static let shared = Scores()
  @Published private(set) var all: [Int] = []
}

final class Game {
  func begin() -> ScoreModel { ScoreModel() }
  func beginAgain() -> ScoreModel { ScoreModel() }
}
