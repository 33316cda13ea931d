import Foundation

/// The controllers that a program's storyboards make.
///
/// A system loads the main storyboard once, when the program begins, and the window keeps its initial controller. The tabs
/// of that controller, its root and its embedded controllers live as long.
struct Storyboards: Sendable {
  enum Making: Equatable {
    /// The main storyboard makes one object of the class, which lives as long as the process.
    case once(storyboard: String)
    /// A storyboard makes an object of the class whenever a user or the program asks for it.
    case again
  }

  private static let endings = [".storyboard", ".plist", ".pbxproj"].map { Array($0.utf8) }
  private static let mainKeys = WordSearch(["MainStoryboardFile", "NSExtensionMainStoryboard", "UISceneStoryboardFile"])

  private var all: [Storyboard] = []
  /// The names of the storyboards that the system loads when the program begins.
  private(set) var main: Set<String> = []
  /// All classes that a storyboard makes objects of.
  private(set) var classes: Set<String> = []

  /// Reads the storyboards when it is called.
  init(around files: some Sequence<SourceFile>) {
    let found = ProjectFiles(around: files).paths(ending: Self.endings).map { path in
      (path: path, name: String(decoding: path.name, as: UTF8.self))
    }
    let storyboards = found.filter { $0.name.hasSuffix(".storyboard") }
    if storyboards.isEmpty { return }
    var reader = FileReader()
    for file in found where !file.name.hasSuffix(".storyboard") {
      let bytes = reader.read(file.path) { Self.mainKeys.contains(in: $0) ? Array($0) : nil }
      guard case .success(let text?) = bytes else { continue }
      main.formUnion(
        file.name.hasSuffix(".plist") ? Self.mainStoryboards(ofPropertyList: text) : Self.mainStoryboards(of: text))
    }
    for file in storyboards {
      guard case .success(let bytes) = reader.read(file.path, { Array($0) }),
        let storyboard = Storyboard(named: String(file.name.dropLast(".storyboard".count)), bytes)
      else { continue }
      all.append(storyboard)
      classes.formUnion(storyboard.scenes.compactMap(\.className))
    }
  }

  // MARK: Main storyboards

  private static func mainStoryboards(ofPropertyList bytes: [UInt8]) -> Set<String> {
    guard let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return [] }
    var result: Set<String> = []
    var pending = [root]
    while let next = pending.popLast() {
      if let list = next as? [Any] { pending += list }
      guard let dictionary = next as? [String: Any] else { continue }
      for (key, value) in dictionary {
        if let name = value as? String, isMainKey(key) { result.insert(name) } else { pending.append(value) }
      }
    }
    return result
  }

  /// The names of keys, also for a device: `UIMainStoryboardFile~ipad`.
  private static func isMainKey(_ key: String) -> Bool {
    let name = key.prefix { $0 != "~" }
    return name.hasSuffix("MainStoryboardFile") || name == "NSExtensionMainStoryboard"
      || name == "UISceneStoryboardFile"
  }

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;` of an Xcode project that has no property list for this.
  private static func mainStoryboards(of project: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    for line in project.split(separator: UInt8(ascii: "\n")) {
      // A project has very many lines, and few of them are settings of this kind.
      let setting = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x22 }
      guard setting.starts(with: "INFOPLIST_KEY_".utf8) else { continue }
      let parts = String(decoding: setting, as: UTF8.self).split(separator: "=", maxSplits: 1)
      guard parts.count == 2, isMainKey(parts[0].trimmingCharacters(in: Self.marks)) else { continue }
      result.insert(parts[1].trimmingCharacters(in: Self.marks))
    }
    return result
  }

  private static let marks = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\";"))

  // MARK: Scenes

  /// A scene, by the storyboard's name and its own id.
  private struct Place: Hashable {
    var storyboard: String
    var id: String
  }

  /// How the storyboards make objects of each class.
  ///
  /// - Parameter main: the names of the storyboards whose initial scene is made once.
  func makings(main: Set<String>) -> [String: Making] {
    var scenes: [Place: Storyboard.Scene] = [:]
    var initials: [String: Place] = [:]
    var named: [Place: Place] = [:]
    for storyboard in all {
      let name = storyboard.name
      if let initial = storyboard.initial { initials[name] = Place(storyboard: name, id: initial) }
      for scene in storyboard.scenes {
        let place = Place(storyboard: name, id: scene.id)
        scenes[place] = scene
        if let identifier = scene.identifier { named[Place(storyboard: name, id: identifier)] = place }
      }
    }
    /// The scene that a segue or a placeholder means.
    func meant(_ place: Place) -> Place {
      guard let reference = scenes[place]?.reference else { return place }
      let found =
        reference.identifier.map { named[Place(storyboard: reference.storyboard, id: $0)] }
        ?? initials[reference.storyboard]
      return found ?? place
    }
    func held(from starts: [Place]) -> Set<Place> {
      var seen: Set<Place> = []
      var pending = starts
      while let next = pending.popLast().map(meant) {
        guard seen.insert(next).inserted else { continue }
        pending += (scenes[next]?.held ?? []).map { Place(storyboard: next.storyboard, id: $0) }
      }
      return seen
    }
    let roots = held(from: main.compactMap { initials[$0] })
    let shown = held(
      from: scenes.flatMap { place, scene in
        scene.shown.map { Place(storyboard: place.storyboard, id: $0) } + (scene.identifier == nil ? [] : [place])
      })
    var result: [String: Making] = [:]
    for (place, scene) in scenes {
      guard let name = scene.className else { continue }
      let isOnce = roots.contains(place) && !shown.contains(place)
      result[name] = isOnce && result[name] != .again ? .once(storyboard: place.storyboard + ".storyboard") : .again
    }
    return result
  }
}

/// The storyboards of a program, which are read when a verdict first depends on them.
final class StoryboardSource {
  private let files: [SourceFile]
  private var known: [Set<String>: [String: Storyboards.Making]] = [:]
  private lazy var storyboards = Storyboards(around: files)

  init(_ files: [SourceFile]) { self.files = files }

  func make(_ className: String) -> Bool { storyboards.classes.contains(className) }

  func isMain(_ storyboard: String) -> Bool { storyboards.main.contains(storyboard) }

  /// Nil for a class that no storyboard makes.
  ///
  /// - Parameter loaded: storyboards that code loads once when the program begins.
  func making(of className: String, loaded: Set<String>) -> Storyboards.Making? {
    if let known = known[loaded] { return known[className] }
    let makings = storyboards.makings(main: storyboards.main.union(loaded))
    known[loaded] = makings
    return makings[className]
  }
}
