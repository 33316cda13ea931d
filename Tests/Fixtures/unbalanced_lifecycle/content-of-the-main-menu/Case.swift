// Case: does a view of the main menu appear again?
import SwiftUI

@main
struct ClockApp: App {
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Dial") { DialView(clock: clock) }
      }
    }
    .commands {
      CommandGroup(replacing: .appSettings) {
        AlarmButton(clock: clock)
      }
      ClockCommands(clock: clock)
    }
  }
}

struct ClockCommands: Commands {
  @ObservedObject var clock: Clock

  var body: some Commands {
    CommandMenu("Zone") {
      Button("Next") {}.onAppear { clock.watchZone() }
    }
  }
}

struct AlarmButton: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Button("Alarm") {}.onAppear { clock.watchDay() }
  }
}

struct DialView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    List { Text("Dial") }.onAppear { clock.watchLocale() }
  }
}

final class Clock: ObservableObject {
  func watchZone() {
    NotificationCenter.default.addObserver(  // expect: note unbalanced_lifecycle
      self, selector: #selector(show), name: .NSSystemTimeZoneDidChange, object: nil)
  }

  func watchDay() {
    NotificationCenter.default.addObserver(  // expect: note unbalanced_lifecycle
      self, selector: #selector(show), name: .NSCalendarDayChanged, object: nil)
  }

  func watchLocale() {
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
      self, selector: #selector(show), name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  @objc private func show() { print("show") }
}
