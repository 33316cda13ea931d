import Combine

final class Rooms: ObservableObject {
  @Published private(set) var names: [String] = []
  private let source: RoomSource
  private var bag = Set<AnyCancellable>()

  init(source: RoomSource) { self.source = source }

  func start() {
    source.changes
      .sink { [weak self] in self?.names = $0 }  // expect: unbalanced_lifecycle
      .store(in: &bag)
  }
}

final class Guests: ObservableObject {
  @Published private(set) var names: [String] = []
  private let source: RoomSource
  private var bag = Set<AnyCancellable>()

  init(source: RoomSource) { self.source = source }

  func start() {
    source.changes
      .sink { [weak self] in self?.names = $0 }
      .store(in: &bag)
  }

  func stop() { finish() }

  private func finish() {
    for sink in bag { sink.cancel() }
  }
}

final class RoomSource {
  let changes = CurrentValueSubject<[String], Never>([])
}
