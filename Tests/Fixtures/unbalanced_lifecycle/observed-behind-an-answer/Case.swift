// Case: Each appearance asks for something, and the closure that gets the answer adds an observation. Nothing piles up if the
// closure gets the end of the request, if a condition lets it run once, if the pass empties the collection first, or if the
// answer is the observed object.
import Combine
import SwiftUI

final class TideModel: ObservableObject {
  @Published var level = 0
  private var bag = Set<AnyCancellable>()
  private var isListening = false
  private let address = URL(string: "https://example.com/tide")!

  func load() {
    URLSession.shared.dataTaskPublisher(for: address)
      .receive(on: RunLoop.main)
      .sink { _ in
      } receiveValue: { [weak self] answer in
        self?.level = answer.data.count
        self?.listen()
      }
      .store(in: &bag)
  }

  private func listen() {
    $level.sink { [weak self] in self?.show($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func download() {
    URLSession.shared.dataTask(with: address) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.follow() }
    }.resume()
  }

  private func follow() {
    $level.sink { [weak self] in self?.show($0 + 1) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func loadOnce() {
    URLSession.shared.dataTaskPublisher(for: address)
      .sink { _ in
      } receiveValue: { [weak self] _ in
        self?.listenOnce()
      }
      .store(in: &bag)
  }

  private func listenOnce() {
    guard !isListening else { return }
    isListening = true
    $level.sink { [weak self] in self?.show($0 + 2) }.store(in: &bag)
  }

  func loadAll() {
    URLSession.shared.dataTaskPublisher(for: address)
      .sink { _ in
      } receiveValue: { [weak self] _ in
        self?.listenToAll()
      }
      .store(in: &bag)
  }

  private func listenToAll() {
    $level.sink { [weak self] in self?.show($0 + 3) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  func loadLast() {
    URLSession.shared.dataTaskPublisher(for: address)
      .sink { [weak self] _ in
        self?.listenAtTheEnd()
      } receiveValue: { _ in
      }
      .store(in: &bag)
  }

  private func listenAtTheEnd() {
    $level.sink { [weak self] in self?.show($0 + 4) }.store(in: &bag)
  }

  // The program's own publisher may send a single value in the life of the app.
  func loadFirst() {
    Loader(address: address).publisher()
      .sink { _ in
      } receiveValue: { [weak self] _ in
        self?.listenToFirst()
      }
      .store(in: &bag)
  }

  private func listenToFirst() {
    $level.sink { [weak self] in self?.show($0 + 6) }.store(in: &bag)
  }

  func downloadOnce() {
    URLSession.shared.dataTask(with: address) { [weak self] _, _, _ in
      guard let self, !self.isListening else { return }
      self.isListening = true
      self.$level.sink { [weak self] in self?.show($0 + 7) }.store(in: &self.bag)
    }.resume()
  }

  func loadBuoy() {
    Harbor.buoy(at: address)
      .sink { _ in
      } receiveValue: { [weak self] in
        self?.listen(to: $0)
      }
      .store(in: &bag)
  }

  private func listen(to buoy: Buoy) {
    buoy.$level.sink { [weak self] in self?.show($0 + 5) }.store(in: &bag)
  }

  private func show(_ level: Int) { print(level) }
}

final class Buoy: ObservableObject {
  @Published var level = 0
}

enum Harbor {
  static func buoy(at address: URL) -> AnyPublisher<Buoy, Error> {
    Loader(address: address).publisher().map { _ in Buoy() }.eraseToAnyPublisher()
  }
}

final class EbbModel: ObservableObject {
  @Published var level = 0
  private var bag = Set<AnyCancellable>()

  func load() {
    bag.removeAll()
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com/ebb")!)
      .sink { _ in
      } receiveValue: { [weak self] _ in
        self?.listen()
      }
      .store(in: &bag)
  }

  private func listen() {
    $level.sink { [weak self] in self?.level = $0 }.store(in: &bag)
  }
}

struct TideView: View {
  @ObservedObject var model: TideModel
  @ObservedObject var ebb: EbbModel

  var body: some View {
    Text("\(model.level)")
      .onAppear {
        model.load()
        model.download()
        model.loadOnce()
        model.loadAll()
        model.loadLast()
        model.loadFirst()
        model.downloadOnce()
        model.loadBuoy()
        ebb.load()
      }
  }
}
