// Case: which makers of an owner can one build have together with the registration?
import SwiftUI

#if os(iOS)
  @main struct RadioApp: App {
    @StateObject private var tuner = Tuner()
    @StateObject private var clock = Clock()
    @StateObject private var mixer = Mixer()
    @StateObject private var volume = Volume()

    var body: some Scene {
      WindowGroup {
        Text("Radio").environmentObject(tuner).environmentObject(clock).environmentObject(mixer)
          .environmentObject(volume)
      }
    }
  }
#elseif os(macOS)
  struct RadioWindow: View {
    @StateObject private var tuner = Tuner()
    @StateObject private var clock = Clock()

    var body: some View { Text("Radio").environmentObject(tuner).environmentObject(clock) }
  }
#endif

#if !os(macOS) && canImport(UIKit)
  struct RadioPage: View {
    @StateObject private var mixer = Mixer()

    var body: some View { Text("Mixer").environmentObject(mixer) }
  }
#else
  struct VolumePage: View {
    @StateObject private var volume = Volume()

    var body: some View { Text("Volume").environmentObject(volume) }
  }
#endif

final class Tuner: ObservableObject {
  #if os(iOS)
    func watch() {
      NotificationCenter.default.addObserver(forName: .init("Tuned"), object: nil, queue: nil) { _ in print("tuned") }  // expect: note discarded_token
    }
  #endif
}

/// Each window of the Mac makes a clock, which registers, too.
final class Clock: ObservableObject {
  func watch() {
    NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in print("tick") }  // expect: error discarded_token
  }
}

/// The builds for iOS have the page.
final class Mixer: ObservableObject {
  #if os(iOS)
    func watch() {
      NotificationCenter.default.addObserver(forName: .init("Mixed"), object: nil, queue: nil) { _ in print("mixed") }  // expect: error discarded_token
    }
  #endif
}

/// The builds for iOS never have the page.
final class Volume: ObservableObject {
  #if os(iOS) && !DEBUG
    func watch() {
      NotificationCenter.default.addObserver(forName: .init("Loud"), object: nil, queue: nil) { _ in print("loud") }  // expect: note discarded_token
    }
  #endif
}
