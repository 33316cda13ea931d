// Case: are publishers of a value known whose type is a protocol?
import Combine
import SwiftUI

protocol Player {
  func changes() -> AnyPublisher<Int, Never>
  func first() -> AnyPublisher<Int, Never>
}

final class Radio: Player {
  private let subject = PassthroughSubject<Int, Never>()

  func changes() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  func first() -> AnyPublisher<Int, Never> { subject.first().eraseToAnyPublisher() }
}

final class Model: ObservableObject {
  let player: Player
  private var bag: Set<AnyCancellable> = []

  init(player: Player) { self.player = player }

  func bind() {
    player.changes().sink { _ in }.store(in: &bag)  // expect: unbalanced_lifecycle
    player.first().sink { _ in }.store(in: &bag)
  }
}

struct PlayerView: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("Player").onAppear { model.bind() }
  }
}
