/// The controllers that a program's storyboards and its main nib make, and the principal classes of its extensions.
///
/// A system loads the main storyboard once, when the program begins, and the window keeps its initial controller. The tabs
/// of that controller, its root and its embedded controllers live as long.
struct Storyboards: Sendable {
  enum Making: Equatable {
    /// The main storyboard makes one object of the class, which lives as long as the process. Code that knows one of the
    /// identifiers may make another.
    case once(storyboard: String, identifiers: Set<String>)
    /// Only code that knows one of the identifiers makes an object of the class.
    case onDemand(identifiers: Set<String>)
    /// A storyboard makes an object of the class whenever a user or the program asks for it.
    case again
  }

  static let endings = [".storyboard", ".xib", ".plist", ".pbxproj"].map { Array($0.utf8) }
  private static let mainKeys = WordSearch(
    [
      "MainStoryboardFile", "NSExtensionMainStoryboard", "UISceneStoryboardFile", "MainNibFile",
      "NSExtensionPrincipalClass",
    ])

  private var all: [Storyboard] = []
  /// The names of the storyboards that the system loads when the program begins.
  private(set) var main: Set<String> = []
  /// All classes that a storyboard or the main nib makes objects of.
  private(set) var classes: Set<String> = []
  /// The classes of which the system makes an object to run an extension.
  private(set) var principalClasses: Set<String> = []
  private var mainNibs: Set<String> = []
  /// The nibs that code loads, for each object anew.
  private var otherNibs: [PathBytes] = []

  /// Reads the files when it is called.
  init(_ files: [PathBytes]) {
    let found = files.map { path in
      (path: path, name: String(decoding: path.name, as: UTF8.self))
    }
    var reader = FileReader()
    for file in found where file.name.hasSuffix(".plist") || file.name.hasSuffix(".pbxproj") {
      let bytes = reader.read(file.path) { Self.mainKeys.contains(in: $0) ? Array($0) : nil }
      guard case .success(let text?) = bytes else { continue }
      let settings = file.name.hasSuffix(".plist") ? Self.settings(ofPropertyList: text) : Self.settings(of: text)
      for (key, value) in settings { note(key, value) }
    }
    for file in found {
      let parts = file.name.split(separator: ".")
      guard parts.count > 1, let ending = parts.last, let name = parts.first.map(String.init) else { continue }
      let isNib = ending == "xib" && mainNibs.contains(name)
      if ending == "xib", !isNib { otherNibs.append(file.path) }
      guard isNib || ending == "storyboard", case .success(let bytes) = reader.read(file.path, { Array($0) }),
        let storyboard = Storyboard(named: isNib ? file.name : String(file.name.dropLast(".storyboard".count)), bytes)
      else { continue }
      all.append(storyboard)
      classes.formUnion(storyboard.scenes.compactMap(\.className))
    }
  }

  // MARK: Settings

  /// The keys of which a value matters, also for a device: `UIMainStoryboardFile~ipad`.
  private mutating func note(_ key: String, _ value: String) {
    let name = key.prefix { $0 != "~" }
    if name.hasSuffix("MainStoryboardFile") || name == "NSExtensionMainStoryboard" || name == "UISceneStoryboardFile" {
      main.insert(value)
    } else if name.hasSuffix("MainNibFile") {
      mainNibs.insert(value)
    } else if name == "NSExtensionPrincipalClass", let last = value.split(separator: ".").last {
      // `$(PRODUCT_MODULE_NAME).ShareController`
      principalClasses.insert(String(last))
    }
  }

  /// The texts of all dictionaries with their keys. Returns nothing for a binary or a damaged list.
  private static func settings(ofPropertyList bytes: [UInt8]) -> [(key: String, value: String)] {
    var result: [(key: String, value: String)] = []
    var text = XMLText(bytes)
    var key: String?
    while let part = text.next() {
      switch part {
      case .start("string", _): break
      // A key belongs to the next element.
      case .start: key = nil
      case .end("key", let name): key = name
      case .end("string", let value):
        if let key { result.append((key, value)) }
        key = nil
      case .end: break
      }
    }
    return text.isDamaged ? [] : result
  }

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;` of an Xcode project that has no property list for this.
  private static func settings(of project: [UInt8]) -> [(key: String, value: String)] {
    var result: [(key: String, value: String)] = []
    for line in project.split(separator: UInt8(ascii: "\n")) {
      // A project has very many lines, and few of them are settings of this kind.
      let setting = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x22 }
      guard setting.starts(with: prefix.utf8) else { continue }
      let parts = String(decoding: setting.dropFirst(prefix.utf8.count), as: UTF8.self)
        .split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      result.append((parts[0].trimmed(where: isMark), parts[1].trimmed(where: isMark)))
    }
    return result
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static func isMark(_ character: Character) -> Bool {
    character.isWhitespace || character == "\"" || character == ";"
  }

  // MARK: Scenes

  /// A scene, by its own id and the storyboard's number: targets have storyboards of the same name.
  private struct Place: Hashable {
    var storyboard: Int
    var id: String
  }

  private static let nibEnding = ".xib"

  /// The marks in front of the name of a class, and the byte behind the name. The nibs of old versions of Xcode use the second.
  private static let classMarks = [("customClass=\"", UInt8(ascii: "\"")), ("key=\"className\">", UInt8(ascii: "<"))]

  /// The classes of which the nibs that code loads make objects. Reads the nibs when it is called.
  func classesOfNibs() -> Set<String> {
    var reader = FileReader()
    var classes: Set<String> = []
    for nib in otherNibs {
      let names = reader.read(nib) { bytes in
        Self.classMarks.flatMap { mark, end in
          WordSearch([mark]).places(in: bytes).filter { !Self.isInPlaceholder(Int($0), bytes) }.map { place in
            Self.className(bytes[(Int(place) + mark.utf8.count)...].prefix { $0 != end })
          }
        }
      }
      if case .success(let names) = names { classes.formUnion(names) }
    }
    return classes
  }

  /// `<placeholder … customClass="Screen">`: the object that loads a nib is there before.
  private static func isInPlaceholder<Bytes: BidirectionalCollection<UInt8>>(
    _ place: Bytes.Index, _ bytes: Bytes
  ) -> Bool {
    guard let start = bytes[..<place].lastIndex(of: UInt8(ascii: "<")) else { return false }
    return bytes[start...].starts(with: "<placeholder".utf8)
  }

  /// The name of a class without its module: old nibs write `_TtC5Radio11StationCell`, which has the length of each name.
  private static func className(_ text: some Collection<UInt8>) -> String {
    let bytes = Array(text)
    var last = bytes.split(separator: UInt8(ascii: ".")).last ?? []
    guard bytes.starts(with: "_Tt".utf8) else { return String(decoding: last, as: UTF8.self) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    var rest = bytes.drop { !isDigit($0) }
    // The lengths count bytes.
    while let length = Int(String(decoding: rest.prefix(while: isDigit), as: UTF8.self)), length > 0 {
      last = rest.drop(while: isDigit).prefix(length)
      rest = rest.drop(while: isDigit).dropFirst(length)
    }
    return String(decoding: last, as: UTF8.self)
  }

  /// How the storyboards of a framework make objects of each class.
  ///
  /// - Parameters:
  ///   - main: the names of the storyboards whose initial scene is made once.
  ///   - again: the names of the storyboards whose initial scene code may make again.
  ///   - framework: Nil: all storyboards count.
  func makings(main: Set<String>, again: Set<String>, _ framework: Storyboard.Framework?) -> [String: Making] {
    var scenes: [Place: Storyboard.Scene] = [:]
    var initials: [String: [Place]] = [:]
    var roots: [Place] = []
    for (number, storyboard) in all.enumerated() {
      if let framework, let other = storyboard.framework, other != framework { continue }
      if let initial = storyboard.initial {
        initials[storyboard.name, default: []].append(Place(storyboard: number, id: initial))
      }
      for scene in storyboard.scenes {
        let place = Place(storyboard: number, id: scene.id)
        scenes[place] = scene
        // The system makes all objects of the main nib.
        if storyboard.name.hasSuffix(Self.nibEnding) { roots.append(place) }
      }
    }
    /// The scenes that a segue or a placeholder means.
    func meant(_ place: Place) -> [Place] {
      guard let reference = scenes[place]?.reference else { return [place] }
      guard let identifier = reference.identifier else { return initials[reference.storyboard] ?? [] }
      return scenes.filter { all[$0.storyboard].name == reference.storyboard && $1.identifier == identifier }.map(\.key)
    }
    func held(from starts: [Place]) -> Set<Place> {
      var seen: Set<Place> = []
      var pending = starts.flatMap(meant)
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        pending += (scenes[next]?.held ?? []).flatMap { meant(Place(storyboard: next.storyboard, id: $0)) }
      }
      return seen
    }
    let once = held(from: roots + main.flatMap { initials[$0] ?? [] })
    let shown = held(
      from: scenes.flatMap { place, scene in
        scene.shown.map { Place(storyboard: place.storyboard, id: $0) }
      })
    let begun = held(from: main.union(again).flatMap { initials[$0] ?? [] })
    var identifiers: [Place: Set<String>] = [:]
    for (place, scene) in scenes {
      guard let identifier = scene.identifier else { continue }
      for inner in held(from: [place]) { identifiers[inner, default: []].insert(identifier) }
    }
    var result: [String: Making] = [:]
    for (place, scene) in scenes {
      guard let name = scene.className else { continue }
      guard once.contains(place), !shown.contains(place) else {
        let known = identifiers[place] ?? []
        let isOnDemand = result[name] == nil && !known.isEmpty && !begun.contains(place) && !shown.contains(place)
        result[name] = isOnDemand ? .onDemand(identifiers: known) : .again
        continue
      }
      var file = all[place.storyboard].name
      if !file.hasSuffix(Self.nibEnding) { file += ".storyboard" }
      switch result[name] {
      case .again?: break
      case .onDemand?: result[name] = .again
      case .once(let first, let known)?:
        result[name] = .once(storyboard: min(first, file), identifiers: known.union(identifiers[place] ?? []))
      case nil: result[name] = .once(storyboard: file, identifiers: identifiers[place] ?? [])
      }
    }
    return result
  }
}
