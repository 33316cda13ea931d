// Case: is a type a view, so that the only window keeps its model, if a protocol of another file refines `View`?
import Combine
import SwiftUI

@main
struct WeatherApp: App {
  var body: some Scene {
    Window("Weather", id: "weather") { WeatherPage() }
  }
}

struct WeatherPage: Page {
  @StateObject private var model = WeatherModel()
  var body: some View { Text(model.text) }
}

final class WeatherModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show() {}
}

/// No view: an update of the scene makes another one.
struct Forecast: Feed {
  let model = ForecastModel()
}

struct ForecastApp: App {
  var body: some Scene {
    Window("Forecast", id: "forecast") { Text(Forecast().model.text) }
  }
}

final class ForecastModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
