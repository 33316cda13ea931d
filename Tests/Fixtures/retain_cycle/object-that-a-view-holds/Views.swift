// Case: does a copy of a structure hold the object whose bag keeps the observation?
import Combine
import SwiftUI
import UIKit

final class Player: ObservableObject {
  @Published var time = 0
  var bag = Set<AnyCancellable>()
  var ended = Set<AnyCancellable>()
  var token: AnyCancellable?

  func stop() { ended.removeAll() }
}

final class Mixer: ObservableObject {
  @Published var time = 0
  var bag = Set<AnyCancellable>()
}

struct PlayerView: View {
  let ticks: PassthroughSubject<Int, Never>
  let fixed: Player
  var plain: Player
  @ObservedObject var observed: Player
  @StateObject private var owned = Player()
  @State private var state = Player()
  @State private var replaced = Player()
  @State private var given = Player()
  @State private var projected = Player()
  @State private var underscored = Player()
  @State private var reached = Player()
  @State private var read = Player()
  @Bindable var bound: Player
  @EnvironmentObject var shared: Player
  @Binding var binding: Player
  weak var loose: Player?
  unowned let borrowed: Player
  var computed: Player { Player() }
  @State private var title = ""

  var body: some View {
    Button(title) {
      ticks.sink { title = "\($0)" }.store(in: &fixed.bag)  // expect: retain_cycle
      ticks.sink { self.title = "\($0)" }.store(in: &plain.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &observed.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &owned.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &state.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &read.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &bound.bag)  // expect: retain_cycle
      ticks.sink { title = "\($0)" }.store(in: &shared.bag)  // expect: retain_cycle
      fixed.token = ticks.sink { title = "\($0)" }  // expect: retain_cycle
      // The closure holds no copy of the view.
      ticks.sink { [title = $title] in title.wrappedValue = "\($0)" }.store(in: &fixed.bag)
      ticks.sink { print($0) }.store(in: &fixed.bag)
      // A method of the object ends the observation.
      ticks.sink { title = "\($0)" }.store(in: &fixed.ended)
      // The copy does not hold the object, or may hold another object.
      ticks.sink { title = "\($0)" }.store(in: &replaced.bag)
      ticks.sink { title = "\($0)" }.store(in: &given.bag)
      ticks.sink { title = "\($0)" }.store(in: &projected.bag)
      ticks.sink { title = "\($0)" }.store(in: &underscored.bag)
      ticks.sink { title = "\($0)" }.store(in: &reached.bag)
      ticks.sink { title = "\($0)" }.store(in: &binding.bag)
      ticks.sink { title = "\($0)" }.store(in: &loose!.bag)
      ticks.sink { title = "\($0)" }.store(in: &borrowed.bag)
      ticks.sink { title = "\($0)" }.store(in: &computed.bag)
    }
    .onDisappear { fixed.stop() }
    .onTapGesture { replaced = Player() }
    .onDisappear {
      $projected.wrappedValue = Player()
      _underscored.wrappedValue = Player()
      self[keyPath: \.reached] = Player()
    }
    .sheet(isPresented: .constant(true)) { NextView(player: $given, time: $read.time) }
  }
}

struct NextView: View {
  @Binding var player: Player
  @Binding var time: Int
  var body: some View { Text("\(time)").onTapGesture { player = Player() } }
}

final class CancelBag {
  private var items: [AnyCancellable] = []
  func insert(_ item: AnyCancellable) { items.append(item) }
  func cancel() { items = [] }
}

struct Presenter {
  let ticks = PassthroughSubject<Int, Never>()
  let mixer: Mixer
  private let bag = CancelBag()
  private let emptied = CancelBag()

  func start() {
    ticks.sink { show($0) }.store(in: &mixer.bag)  // expect: retain_cycle
    bag.insert(ticks.sink { show($0) })  // expect: retain_cycle
    emptied.insert(ticks.sink { show($0) })
    ticks.sink { [mixer] in mixer.time = $0 }.store(in: &mixer.bag)  // expect: retain_cycle
    ticks.sink { [weak mixer] in mixer?.time = $0 }.store(in: &mixer.bag)
  }

  func stop() { emptied.cancel() }

  private func show(_ time: Int) { mixer.time = time }
}

func show(_ view: PlayerView, in navigation: UINavigationController) {
  navigation.pushViewController(UIHostingController(rootView: view), animated: true)
  navigation.pushViewController(UIHostingController(rootView: view), animated: true)
  Presenter(mixer: Mixer()).start()
  Presenter(mixer: Mixer()).start()
  print(Player(), Player())
}
