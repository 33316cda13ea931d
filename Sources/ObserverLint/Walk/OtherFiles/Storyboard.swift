import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The controllers of a storyboard, and how they lead to each other.
struct Storyboard: Sendable {
  /// The file's name without its ending.
  var name: String
  /// The id of the scene that loads first.
  var initial: String?
  var scenes: [Scene] = []

  /// A controller, or another object of a scene that leads to controllers, such as the application's menu.
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
    // Foundation on Linux crashes at a name that is not UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let reader = StoryboardParser(name)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    // Foundation on Linux takes a text for a document that ends before its elements do.
    guard parser.parse(), reader.isComplete else { return nil }
    self = reader.storyboard
  }

  fileprivate init(named name: String) { self.name = name }
}

private final class StoryboardParser: NSObject, XMLParserDelegate {
  private(set) var storyboard: Storyboard
  /// The elements around the current place.
  private var elements: [String] = []
  /// The depth of the elements around the current scene; nil outside of a scene.
  private var depth: Int?

  /// True if all elements that began have ended.
  var isComplete: Bool { elements.isEmpty }

  init(_ name: String) { storyboard = Storyboard(named: name) }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if elements.isEmpty { storyboard.initial = attributes["initialViewController"] }
    if depth == nil, elements.last == "objects", let id = attributes["id"] {
      depth = elements.count
      var scene = Storyboard.Scene(
        id: id, className: attributes["customClass"], identifier: attributes["storyboardIdentifier"])
      if element.hasSuffix("Placeholder"), let name = attributes["storyboardName"] {
        scene.reference = Storyboard.Reference(storyboard: name, identifier: attributes["referencedIdentifier"])
      }
      storyboard.scenes.append(scene)
    } else if depth != nil, element == "segue", let destination = attributes["destination"] {
      switch attributes["kind"] {
      case "relationship", "embed": storyboard.scenes[storyboard.scenes.count - 1].held.append(destination)
      case "unwind": break
      default: storyboard.scenes[storyboard.scenes.count - 1].shown.append(destination)
      }
    }
    elements.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    _ = elements.popLast()
    if elements.count == depth { depth = nil }
  }
}
