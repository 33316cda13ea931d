// Case: is an object made once that is made where a property is empty, or where a flag asks for another one?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var station: Station?
  private var studio: Studio?
  private var antenna: Antenna?
  var isForced = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    openStation()
    openStudio()
    if antenna == nil || isForced { antenna = Antenna() }
  }

  private func openStation() {
    guard station == nil || isForced else { return }
    let tuner = Tuner()
    station = Station(tuner: tuner)
  }

  private func openStudio() {
    guard studio == nil else { return }
    let lamp = Lamp()
    studio = Studio(lamp: lamp)
  }
}

final class Station {
  private let tuner: Tuner

  init(tuner: Tuner) { self.tuner = tuner }
}

final class Tuner {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in  // expect: error discarded_token
      print("tick")
    }
  }
}

final class Studio {
  private let lamp: Lamp

  init(lamp: Lamp) { self.lamp = lamp }
}

final class Lamp {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Dusk"), object: nil, queue: nil) { _ in  // expect: note discarded_token
      print("dusk")
    }
  }
}

final class Antenna {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Rain"), object: nil, queue: nil) { _ in  // expect: error discarded_token
      print("rain")
    }
  }
}
