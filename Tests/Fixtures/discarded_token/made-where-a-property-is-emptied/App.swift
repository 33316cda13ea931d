// Case: is an object made once whose place fills an empty property, if other code empties the property, or if the place may run
// without filling it?
import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var station: Station?
  private var studio: Studio?
  private var antenna: Antenna?
  private var mast: Mast?
  private var isOn = false
  private var observers: Set<AnyCancellable> = []
  private let masts = PassthroughSubject<Mast?, Never>()

  func applicationDidBecomeActive(_ application: UIApplication) {
    openStation()
    openStudio()
    openAntenna()
    openMast()
  }

  private func openStation() {
    guard station == nil else { return }
    tune(Tuner())
    station = Station()
  }

  private func tune(_ tuner: Tuner) {}

  private func openStudio() {
    guard studio == nil else { return }
    light(Lamp())
    studio = Studio()
  }

  private func light(_ lamp: Lamp) {}

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { reset(&studio) }

  private func reset(_ studio: inout Studio?) { studio = nil }

  private func openAntenna() {
    guard antenna == nil else { return }
    shield(Shield())
    if isOn { antenna = Antenna() }
  }

  private func shield(_ shield: Shield) {}

  private func openMast() {
    guard mast == nil else { return }
    anchor(Anchor())
    mast = Mast()
    masts.assign(to: \.mast, on: self).store(in: &observers)
  }

  private func anchor(_ anchor: Anchor) {}
}

final class Station {}
final class Studio {}
final class Antenna {}
final class Mast {}

final class Tuner {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in  // expect: note discarded_token
      print("tick")
    }
  }
}

final class Lamp {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Dusk"), object: nil, queue: nil) { _ in  // expect: error discarded_token
      print("dusk")
    }
  }
}

final class Shield {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Rain"), object: nil, queue: nil) { _ in  // expect: error discarded_token
      print("rain")
    }
  }
}

final class Anchor {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Wind"), object: nil, queue: nil) { _ in  // expect: error discarded_token
      print("wind")
    }
  }
}
