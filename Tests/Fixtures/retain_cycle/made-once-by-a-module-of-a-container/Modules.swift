// Case: does an object live on that a module of a container makes once, and another one that it makes on each request?
import Combine
import DIKit

extension DependencyContainer {
  static var radio = module {
    single { () -> StationList in Stations() }
    single(tag: "news") { News() as NewsList }
    factory { () -> SongList in Songs() }
  }
}

protocol StationList {}
protocol NewsList {}
protocol SongList {}

final class Stations: StationList {
  @Published private var names: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $names.sink { self.show($0) }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show(_ names: [String]) {}
}

final class News: NewsList {
  @Published private var titles: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $titles.sink { self.show($0) }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show(_ titles: [String]) {}
}

final class Songs: SongList {
  @Published private var titles: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $titles.sink { self.show($0) }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show(_ titles: [String]) {}
}
