/// The scenes of several storyboards, and how they lead to each other.
struct SceneGraph {
  /// A scene, by its own id and the storyboard's number: targets have storyboards of the same name.
  struct Place: Hashable {
    var storyboard: Int
    var id: String
  }

  static let nibEnding = ".xib"

  let storyboards: [Storyboard]
  private(set) var scenes: [Place: Storyboard.Scene] = [:]
  /// The initial scenes of the storyboards of a name.
  private(set) var initials: [String: [Place]] = [:]
  /// The objects of the main nib, all of which the system makes.
  private(set) var roots: [Place] = []

  /// - Parameter framework: Nil: all storyboards count.
  init(_ storyboards: [Storyboard], _ framework: Storyboard.Framework?) {
    self.storyboards = storyboards
    for (number, storyboard) in storyboards.enumerated() {
      if let framework, let other = storyboard.framework, other != framework { continue }
      if let initial = storyboard.initial {
        initials[storyboard.name, default: []].append(Place(storyboard: number, id: initial))
      }
      for scene in storyboard.scenes {
        let place = Place(storyboard: number, id: scene.id)
        scenes[place] = scene
        if storyboard.name.hasSuffix(Self.nibEnding) { roots.append(place) }
      }
    }
  }

  /// The initial scenes of the storyboards with some names.
  func initials(of names: Set<String>) -> [Place] { names.flatMap { initials[$0] ?? [] } }

  /// The scenes that are made with some scenes.
  func held(from starts: [Place]) -> Set<Place> { reached(from: starts, by: \.held) }

  /// The scenes that are made with some scenes, or that a user comes to from there.
  func reached(from starts: [Place]) -> Set<Place> { reached(from: starts) { $0.held + $0.shown } }

  private func reached(from starts: [Place], by steps: (Storyboard.Scene) -> [String]) -> Set<Place> {
    var seen: Set<Place> = []
    var pending = starts.flatMap(meant)
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let scene = scenes[next] else { continue }
      pending += steps(scene).flatMap { meant(Place(storyboard: next.storyboard, id: $0)) }
    }
    return seen
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
