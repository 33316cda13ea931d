// Case: does each presentation of a view have an object of its own, or does an object outlive the presentation?
import Combine
import SwiftUI

final class Route: ObservableObject {
  private let steps = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  @Published var step = 0

  func follow() {
    steps.sink { [weak self] in self?.step = $0 }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

final class Compass: ObservableObject {
  private let turns = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  @Published var turn = 0

  func follow() {
    turns.sink { [weak self] in self?.turn = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Legend: ObservableObject {
  private let signs = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  @Published var sign = 0

  func follow() {
    signs.sink { [weak self] in self?.sign = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Scale: ObservableObject {
  private let zooms = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  @Published var zoom = 0

  func follow() {
    zooms.sink { [weak self] in self?.zoom = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Border: ObservableObject {
  private let crossings = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  @Published var crossing = 0

  func follow() {
    crossings.sink { [weak self] in self?.crossing = $0 }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

struct AtlasView: View {
  @StateObject private var compass = Compass()
  @State private var showsRoute = false
  @State private var showsCompass = false
  @State private var showsLegend = false
  @State private var showsScale = false
  @State private var showsBorder = false

  var body: some View {
    Text("Atlas")
      .sheet(isPresented: $showsRoute) { RouteView() }
      .fullScreenCover(isPresented: $showsCompass) { CompassView(compass: compass) }
      .sheet(isPresented: $showsLegend) {
        NavigationStack { LegendView() }
      }
      .popover(isPresented: $showsScale) { ScaleView() }
      .sheet(isPresented: $showsBorder) { BorderView() }
  }
}

struct RouteView: View {
  @StateObject private var route = Route()

  var body: some View {
    VStack { Text("\(route.step)") }
      .onAppear { route.follow() }
  }
}

/// The compass lives as long as the view below.
struct CompassView: View {
  @ObservedObject var compass: Compass

  var body: some View {
    Text("\(compass.turn)").onAppear { compass.follow() }
  }
}

/// The user comes back to the legend from the next page.
struct LegendView: View {
  @StateObject private var legend = Legend()

  var body: some View {
    NavigationLink("More") { Text("\(legend.sign)") }.onAppear { legend.follow() }
  }
}

/// The border appears again when the cover goes.
struct BorderView: View {
  @StateObject private var border = Border()
  @State private var showsCover = false

  var body: some View {
    Text("\(border.crossing)")
      .onAppear { border.follow() }
      .fullScreenCover(isPresented: $showsCover) { Text("Customs") }
  }
}

/// A list shows the scale, too.
struct ScaleView: View {
  @StateObject private var scale = Scale()

  var body: some View {
    Text("\(scale.zoom)").onAppear { scale.follow() }
  }
}

struct ScaleList: View {
  var body: some View {
    List { ScaleView() }
  }
}
