// Case: does a name behind other code keep a local?
import Combine

final class Favorites: ObservableObject {
  @Published var ids: Set<String> = []
}

func check() async {
  let favorites = Favorites()
  let early = favorites.objectWillChange.sink { _ in print("early") }  // expect: dropped_observation
  _ = early
  let late = favorites.objectWillChange.sink { _ in print("late") }
  favorites.ids.insert("a")
  await Task.yield()
  _ = late
}
