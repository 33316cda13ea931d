// Case: is a method repeated that is given as the closure of a repeated lifecycle?
import Combine
import SwiftUI

struct PlayerView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("Player").onAppear(perform: model.bind)
    Text("Time").onAppear(perform: model.bindOnce)
  }
}

final class Model: ObservableObject {
  private let time = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var token: AnyCancellable?

  func bind() {
    time.sink { _ in }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func bindOnce() {
    token = time.sink { _ in }
  }
}
