// Case: does a view of SwiftUI appear once in the view of AppKit that is made for it?
import AppKit
import Combine
import SwiftUI

final class Tour {
  private var bag: Set<AnyCancellable> = []

  func follow() {
    NotificationCenter.default.publisher(for: .init("Step")).sink { _ in print("step") }.store(in: &bag)  // expect: note unbalanced_lifecycle
  }
}

final class Compass {
  private var bag: Set<AnyCancellable> = []

  func follow() {
    NotificationCenter.default.publisher(for: .init("Turn")).sink { _ in print("turn") }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Legend {
  private var bag: Set<AnyCancellable> = []

  func follow() {
    NotificationCenter.default.publisher(for: .init("Sign")).sink { _ in print("sign") }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

final class Scale {
  private var bag: Set<AnyCancellable> = []

  func follow() {
    NotificationCenter.default.publisher(for: .init("Zoom")).sink { _ in print("zoom") }.store(in: &bag)  // expect: warning unbalanced_lifecycle
  }
}

struct TourView: View {
  let tour = Tour()

  var body: some View {
    VStack {
      Text("Tour")
      player
    }
  }

  private var player: some View { Text("Player").onAppear(perform: tour.follow) }
}

/// The compass lives longer than the view.
struct CompassView: View {
  let compass: Compass

  var body: some View { Text("Compass").onAppear { compass.follow() } }
}

/// State takes the legend away, and brings it back.
struct LegendView: View {
  let legend = Legend()
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Text("Legend").onAppear(perform: legend.follow) }
    }
  }
}

/// The popover shows the scale again and again.
struct ScaleView: View {
  let scale = Scale()

  var body: some View { Text("Scale").onAppear(perform: scale.follow) }
}

@main final class AppDelegate: NSObject, NSApplicationDelegate {
  private let popover = NSPopover()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let controller = NSViewController()
    controller.view = NSHostingView(rootView: ScaleView())
    popover.contentViewController = controller
  }

  func open(above controller: NSViewController) { controller.presentAsSheet(AtlasController()) }
}

final class AtlasController: NSViewController {
  private let compass = Compass()

  override func loadView() {
    view = NSHostingView(rootView: TourView().preferredColorScheme(.dark))
    view.addSubview(NSHostingView(rootView: CompassView(compass: compass)))
    view.addSubview(NSHostingView(rootView: LegendView()))
  }
}
