/// The scenes of a program's storyboards, and which scene keeps or shows which.
struct SceneGraph {
  /// A scene, by its own id and the storyboard's number: targets have storyboards of the same name.
  struct Place: Hashable {
    var storyboard: Int
    var id: String
  }

  private(set) var scenes: [Place: Storyboard.Scene] = [:]
  /// The scenes with which the storyboards of a name begin.
  private(set) var initials: [String: [Place]] = [:]
  private let storyboards: [Storyboard]

  init(_ storyboards: [Storyboard]) {
    self.storyboards = storyboards
    for (number, storyboard) in storyboards.enumerated() {
      if let initial = storyboard.initial {
        initials[storyboard.name, default: []].append(Place(storyboard: number, id: initial))
      }
      for scene in storyboard.scenes { scenes[Place(storyboard: number, id: scene.id)] = scene }
    }
  }

  /// The scenes that some scenes keep, and these scenes themselves.
  func held(from starts: [Place]) -> Set<Place> {
    var seen: Set<Place> = []
    var pending = starts.flatMap(meant)
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      pending += (scenes[next]?.held ?? []).flatMap { meant(Place(storyboard: next.storyboard, id: $0)) }
    }
    return seen
  }

  /// The scenes that a segue shows, and the scenes that these keep.
  var shown: Set<Place> {
    held(from: scenes.flatMap { place, scene in scene.shown.map { Place(storyboard: place.storyboard, id: $0) } })
  }

  /// The scenes with which a storyboard begins, and the scenes that these keep.
  var begun: Set<Place> { held(from: initials.values.flatMap(\.self)) }

  /// The scenes that another scene keeps, or with which a storyboard begins.
  var kept: Set<Place> {
    Set(initials.values.flatMap(\.self).flatMap(meant))
      .union(
        scenes.flatMap { place, scene in scene.held.map { Place(storyboard: place.storyboard, id: $0) } }.flatMap(meant)
      )
  }

  /// The scenes that a segue or a placeholder means.
  private func meant(_ place: Place) -> [Place] {
    guard let reference = scenes[place]?.reference else { return [place] }
    guard let identifier = reference.identifier else { return initials[reference.storyboard] ?? [] }
    return scenes.filter {
      storyboards[$0.storyboard].name == reference.storyboard && $1.identifier == identifier
    }.map(\.key)
  }
}
