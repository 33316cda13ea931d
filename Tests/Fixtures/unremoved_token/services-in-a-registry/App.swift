// Case: is an object made once that the application puts into a dictionary or an array of a type?
import SwiftUI

@main struct RadioApp: App {
  init() {
    Registry.register(Tuner(), for: "tuner")
    Registry.add(Logger())
  }

  var body: some Scene {
    WindowGroup { StationView() }
  }
}

struct StationView: View {
  var body: some View {
    Button("Play") { Registry.register(Player(), for: "player") }
  }
}

enum Registry {
  private static var services: [String: AnyObject] = [:]
  private static var others: [AnyObject] = []

  static func register(_ service: AnyObject, for name: String) { services[name] = service }

  static func add(_ service: AnyObject) { others.append(service) }
}

final class Tuner {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("tuned"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Logger {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("logged"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Player {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("played"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}
