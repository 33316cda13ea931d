/// The controllers and views of a storyboard, and how they lead to each other.
struct Storyboard: Sendable {
  /// The file's name without its ending.
  var name: String
  /// The framework of its classes; nil if the file does not say it.
  var framework: Framework?
  /// The id of the scene that loads first.
  var initial: String?
  var scenes: [Scene] = []

  /// The family of frameworks that a class belongs to.
  enum Framework { case cocoa, cocoaTouch }

  /// A controller, or another object of a scene that leads to controllers, such as the application's menu. A view with a
  /// class of the program is an object of its own, which its controller holds.
  struct Scene: Sendable {
    var id: String
    /// The class that the storyboard makes an object of; nil for a class of the framework.
    var className: String?
    /// The name by which code may make a further object.
    var identifier: String?
    /// The scene of another storyboard for which this stands.
    var reference: Reference?
    /// Scenes that are made with this scene, once each.
    var held: [String] = []
    /// Scenes that are made each time a user comes to them.
    var shown: [String] = []
  }

  /// A scene of another storyboard. Without an identifier it is the initial scene.
  struct Reference: Sendable {
    var storyboard: String
    var identifier: String?
  }

  /// Nil for text that is not a storyboard.
  init?(named name: String, _ bytes: [UInt8]) {
    self.name = name
    var text = XMLText(bytes)
    // The elements around the current place, and their number around the current scene; nil outside of a scene.
    var elements: [String] = []
    var depth: Int?
    // The number of the elements around the outermost prototype of a cell.
    var prototype: Int?
    var controller = 0
    while let part = text.next() {
      switch part {
      case .start(let element, let attributes):
        if elements.isEmpty {
          initial = attributes["initialViewController"]
          framework = attributes["targetRuntime"].map { $0.hasPrefix("MacOSX") ? .cocoa : .cocoaTouch }
        }
        if depth == nil, elements.last == "objects", let id = attributes["id"] {
          depth = elements.count
          controller = scenes.count
          scenes.append(Scene(id: id, element, attributes))
        } else if depth != nil, element == "segue", let destination = attributes["destination"] {
          scenes[controller].add(destination, attributes["kind"])
        } else if depth != nil {
          if prototype == nil, Self.prototypes.contains(element) { prototype = elements.count }
          if attributes["customClass"] != nil, let id = attributes["id"] {
            scenes.append(Scene(id: id, element, attributes))
            if prototype == nil { scenes[controller].held.append(id) } else { scenes[controller].shown.append(id) }
          }
        }
        elements.append(element)
      case .end:
        elements.removeLast()
        if elements.count == depth { depth = nil }
        if elements.count == prototype { prototype = nil }
      }
    }
    if text.isDamaged { return nil }
  }

  /// Elements of which a table or a collection makes many objects.
  private static let prototypes: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView", "collectionViewItem",
  ]
}

extension Storyboard.Scene {
  fileprivate init(id: String, _ element: String, _ attributes: [String: String]) {
    self.init(id: id, className: attributes["customClass"], identifier: attributes["storyboardIdentifier"])
    if element.hasSuffix("Placeholder"), let name = attributes["storyboardName"] {
      reference = Storyboard.Reference(storyboard: name, identifier: attributes["referencedIdentifier"])
    }
  }

  /// Adds the scene that a segue leads to.
  fileprivate mutating func add(_ destination: String, _ kind: String?) {
    switch kind {
    case "relationship", "embed": held.append(destination)
    case "unwind": break
    default: shown.append(destination)
    }
  }
}
