// Case: each copy of a view holds the object in which SwiftUI keeps the value of a `@State`. A closure that names `self` holds
// a copy of the view.
import Combine
import SwiftUI
import UIKit

final class Prices: ObservableObject {
  @Published var latest = 0
  let orders = PassthroughSubject<Int, Never>()
}

struct PriceView: View {
  @ObservedObject var prices: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var list: [AnyCancellable] = []
  @State private var byName: [String: AnyCancellable] = [:]
  @State private var token: AnyCancellable?
  @State private var title = ""
  static var shown = 0
  var limit: Int { 10 }

  var body: some View {
    Button(title) {
      prices.$latest.sink { title = "\($0)" }.store(in: &bag)  // expect: retain_cycle
      prices.$latest.sink { self.title = "\($0)" }.store(in: &bag)  // expect: retain_cycle
      prices.$latest.sink { [self] in title = "\($0)" }.store(in: &bag)  // expect: retain_cycle
      prices.$latest.sink { value in Task { show(value) } }.store(in: &bag)  // expect: retain_cycle
      prices.$latest.filter { $0 < limit }.sink { print($0) }.store(in: &bag)  // expect: retain_cycle
      prices.$latest.sink(receiveValue: show).store(in: &list)  // expect: retain_cycle
      prices.$latest.map { "\($0)" }.assign(to: \.title, on: self).store(in: &bag)  // expect: retain_cycle
      prices.orders.sink { show($0) }.store(in: &list)  // expect: retain_cycle
      byName["latest"] = prices.$latest.sink { show($0) }  // expect: retain_cycle
      begin()
      // The closure holds no copy of the view.
      prices.$latest.sink { print($0) }.store(in: &bag)
      prices.$latest.sink { [prices] in prices.orders.send($0) }.store(in: &bag)
      prices.$latest.sink { [title = $title] in title.wrappedValue = "\($0)" }.store(in: &bag)
      prices.$latest.sink { PriceView.shown = $0 }.store(in: &bag)
      let title = $title
      prices.$latest.sink { title.wrappedValue = "\($0)" }.store(in: &bag)
      // The publisher completes.
      prices.$latest.first().sink { show($0) }.store(in: &bag)
      Just(1).sink { show($0) }.store(in: &bag)
    }
  }

  private func begin() {
    token = prices.$latest.sink { self.show($0) }  // expect: retain_cycle
  }

  private func show(_ price: Int) { title = "\(price)" }
}

// Code ends the observation.
struct OrderView: View {
  @ObservedObject var prices: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var given = Set<AnyCancellable>()
  @State private var wrapped = Set<AnyCancellable>()
  @State private var token: AnyCancellable?
  @State private var handled: AnyCancellable?
  @State private var refilled = Set<AnyCancellable>()
  @State private var deferred = Set<AnyCancellable>()
  @State private var reached = Set<AnyCancellable>()
  @State private var title = ""

  var body: some View {
    VStack {
      BagView(bag: $given)
      BagView(bag: self.$wrapped)
      Button(title) {
        prices.$latest.sink { title = "\($0)" }.store(in: &bag)
        prices.$latest.sink { title = "\($0)" }.store(in: &given)
        prices.$latest.sink { title = "\($0)" }.store(in: &wrapped)
        token = prices.$latest.sink { title = "\($0)" }
        handled = prices.$latest.sink { _ in handled = nil }
        prices.$latest.sink { title = "\($0)" }.store(in: &reached)
        refill()
      }
    }
    .onDisappear {
      bag.removeAll()
      token?.cancel()
      self[keyPath: \.reached].removeAll()
    }
  }

  private func refill() {
    defer { deferred.removeAll() }
    prices.$latest.sink { title = "\($0)" }.store(in: &deferred)
    refilled.removeAll()
    prices.$latest.sink { title = "\($0)" }.store(in: &refilled)  // expect: retain_cycle
  }
}

struct BagView: View {
  @Binding var bag: Set<AnyCancellable>
  @State private var title = ""
  var body: some View {
    Text(title).onTapGesture {
      // The owner of the set is another view.
      Prices().$latest.sink { title = "\($0)" }.store(in: &bag)
      bag = []
    }
  }
}

// SwiftUI keeps no value for a view whose initializer runs.
struct EarlyView: View {
  let prices: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var title = ""

  init(prices: Prices) {
    self.prices = prices
    begin()
    setUp()
  }

  var body: some View { Text(title) }

  private func setUp() { listen() }

  private func listen() { prices.$latest.sink { title = "\($0)" }.store(in: &bag) }

  private func begin() { prices.$latest.sink { title = "\($0)" }.store(in: &bag) }
}

struct BottomView: UIViewRepresentable {
  @State private var token: NSKeyValueObservation?
  @State private var other: NSKeyValueObservation?
  let spinner = UIActivityIndicatorView()
  let action: () -> Void

  func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

  func updateUIView(_ list: UIScrollView, context: Context) {
    token = list.observe(\.contentOffset) { _, _ in  // expect: retain_cycle
      spinner.startAnimating()
      action()
    }
    let action = action
    other = list.observe(\.contentSize) { _, _ in action() }
  }
}

struct Blinking: ViewModifier {
  let prices: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var isLit = false

  func body(content: Content) -> some View {
    content.opacity(isLit ? 1 : 0).onTapGesture {
      prices.$latest.sink { _ in isLit.toggle() }.store(in: &bag)  // expect: retain_cycle
    }
  }
}

protocol Screen: View {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

struct ListScreen: Screen {
  @ObservedObject var model: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var title = ""

  var body: some View {
    Button(title) { listen() }
  }

  private func listen() {
    model.$latest.sink { title = "\($0)" }.store(in: &bag)  // expect: retain_cycle
  }
}

// The copy in the closure holds the former set.
struct ValueView: View {
  let prices: Prices
  var bag = Set<AnyCancellable>()
  @State private var title = ""

  var body: some View { Text(title) }

  func listen() {
    var copy = self
    prices.$latest.sink { title = "\($0)" }.store(in: &copy.bag)
  }
}

// No view has this state.
struct Loader {
  let prices: Prices
  @State private var bag = Set<AnyCancellable>()
  @State private var title = ""

  func load() { prices.$latest.sink { title = "\($0)" }.store(in: &bag) }
}

func show(_ prices: Prices, in navigation: UINavigationController) {
  navigation.pushViewController(UIHostingController(rootView: PriceView(prices: prices)), animated: true)
  navigation.pushViewController(UIHostingController(rootView: OrderView(prices: prices)), animated: true)
  navigation.pushViewController(UIHostingController(rootView: EarlyView(prices: prices)), animated: true)
  navigation.pushViewController(UIHostingController(rootView: BottomView(action: {})), animated: true)
  navigation.pushViewController(UIHostingController(rootView: ListScreen(model: prices)), animated: true)
  let value = ValueView(prices: prices)
  value.listen()
  navigation.pushViewController(UIHostingController(rootView: value.modifier(Blinking(prices: prices))), animated: true)
  Loader(prices: prices).load()
}
