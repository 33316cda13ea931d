/// Messages to classes in a program's Objective-C, and the methods that send them.
///
/// The reader knows implementations, methods, loops and blocks by their marks. It expands no macro and infers no type.
struct ObjectiveCCode: Sendable {
  /// How often a method runs a place each time that the method runs.
  enum Frequency {
    /// Once, or never.
    case once
    /// Once while the process lives: `dispatch_once`, or a static variable that is still empty.
    case onceForAll
    /// Once for each object: an instance variable that is still empty.
    case onceForObject
    /// Any number of times: a loop, or a block.
    case any
  }

  /// A message to a class: `[Player alloc]`, `Player.new`.
  struct Message {
    /// The first part of the selector.
    var selector: String
    /// The class whose implementation sends the message. Nil for a function outside of implementations.
    var sender: String?
    /// The method or function around the message, as Swift spells its name: `application(_:didFinishLaunchingWithOptions:)`.
    var method: String
    var isInClassMethod: Bool
    var frequency: Frequency
  }

  static let endings = [".m", ".mm", ".h"].map { Array($0.utf8) }
  private static let words = WordSearch(["XCTest", "interface"])

  private var messages: [String: [Message]] = [:]
  /// The names after the name of a class in its interface: the superclass, and the protocols.
  private var relatives: [String: Set<String>] = [:]
  private(set) var implementations: Set<String> = []

  /// Reads the files when it is called, tests left out.
  init(_ files: [PathBytes]) {
    var reader = FileReader()
    for file in files {
      let isHeader = file.name.suffix(2).elementsEqual(".h".utf8)
      let bytes = reader.read(file) { bytes in
        let found = Self.words.found(in: bytes)
        return found & 1 != 0 || isHeader && found & 2 == 0 ? nil : Array(bytes)
      }
      guard case .success(let text?) = bytes else { continue }
      var outline = ObjectiveCOutline(text)
      outline.read()
      for (name, message) in outline.messages { messages[name, default: []].append(message) }
      relatives.merge(outline.relatives) { $0.union($1) }
      implementations.formUnion(outline.implementations)
    }
  }

  /// The places that make an object of a class.
  func makings(of className: String) -> [Message] {
    messages[className, default: []].filter { $0.selector == "alloc" || $0.selector.hasPrefix("new") }
  }

  /// The calls of a class method by the name that Swift gives it: `configureWith:` is `configure(with:)`.
  func calls(of method: String, on className: String) -> [Message] {
    messages[className, default: []].filter { message in
      guard message.selector.hasPrefix(method) else { return false }
      return message.selector.dropFirst(method.count).first?.isUppercase ?? true
    }
  }

  /// The superclass and the protocols that a class is declared with.
  func relatives(of className: String) -> Set<String> { relatives[className] ?? [] }
}

/// A program's Objective-C, which is read when a verdict first depends on it.
final class ObjectiveCSource {
  private let project: ProjectFiles
  private let otherFiles: OtherFiles
  private(set) lazy var code = otherFiles.objectiveC(of: project)

  init(of project: ProjectFiles, _ otherFiles: OtherFiles) {
    self.project = project
    self.otherFiles = otherFiles
  }

  func makes(_ className: String) -> Bool { !code.makings(of: className).isEmpty }
}
