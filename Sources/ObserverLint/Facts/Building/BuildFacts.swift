/// Builds of a program: for a system, for debugging or not.
struct Builds: OptionSet, Hashable, Sendable {
  let rawValue: UInt16
  static let iOS = Builds(rawValue: 0b11)
  static let macOS = Builds(rawValue: 0b11 << 2)
  static let tvOS = Builds(rawValue: 0b11 << 4)
  static let watchOS = Builds(rawValue: 0b11 << 6)
  static let visionOS = Builds(rawValue: 0b11 << 8)
  static let others = Builds(rawValue: 0b11 << 10)
  static let all: Builds = [.iOS, .macOS, .tvOS, .watchOS, .visionOS, .others]
  static let debugging = Builds(rawValue: 0b0101_0101_0101)
}

/// A branch of an `#if` that some builds never contain.
struct BuildFact: Sendable {
  var start: UInt32
  var end: UInt32
  /// The builds that may contain the branch.
  var builds: Builds

  func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

extension FactsBuilder {
  mutating func addBuilds(of conditional: NodeID) {
    var builtBefore: Builds = []
    var first = node(conditional).first
    for branch in each(of: conditional) {
      // The first word is the directive.
      let words = (first..<node(branch).first).dropFirst().map { outline.string($0) }
      var reader = BuildCondition.Reader(words: words)
      let condition = words.isEmpty ? BuildCondition(possible: .all, certain: .all) : reader.either()
      let builds = condition.possible.subtracting(builtBefore)
      builtBefore.formUnion(condition.certain)
      first = node(branch).end
      if builds != .all {
        facts.builds.append(BuildFact(start: startOffset(branch), end: endOffset(branch), builds: builds))
      }
    }
  }
}

/// The meaning of the condition of an `#if`: the builds where it may hold, and the builds where it holds for sure.
private struct BuildCondition {
  var possible: Builds
  var certain: Builds

  private static let unknown = BuildCondition(possible: .all, certain: [])
  private static let systems: [String: Builds] = [
    "iOS": .iOS, "macOS": .macOS, "OSX": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
    "xrOS": .visionOS,
  ]

  /// `DEBUG`, `os(iOS)`, `canImport(UIKit)`.
  private init(_ name: String, of argument: String?) {
    switch (name, argument) {
    case ("DEBUG", nil): self.init(possible: .debugging, certain: .debugging)
    case ("os", let system?):
      let builds = Self.systems[system] ?? .others
      self.init(possible: builds, certain: Self.systems[system] ?? [])
    case ("canImport", "UIKit"):
      self.init(possible: [.iOS, .tvOS, .watchOS, .visionOS], certain: [.iOS, .tvOS, .visionOS])
    // Catalyst has a part of AppKit.
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): self.init(possible: [.macOS, .iOS], certain: .macOS)
    case ("targetEnvironment", "macCatalyst"): self.init(possible: .iOS, certain: [])
    // Nobody ships a build for the simulator.
    case ("targetEnvironment", "simulator"): self.init(possible: [], certain: [])
    default: self = .unknown
    }
  }

  init(possible: Builds, certain: Builds) {
    self.possible = possible
    self.certain = certain
  }

  struct Reader {
    let words: [String]
    private var position = 0
    /// Damaged text may open very many parentheses.
    private var depth = 0

    init(words: [String]) { self.words = words }

    mutating func either() -> BuildCondition {
      var result = both()
      while takes("||") {
        let next = both()
        result.possible.formUnion(next.possible)
        result.certain.formUnion(next.certain)
      }
      return result
    }

    private mutating func both() -> BuildCondition {
      var result = single()
      while takes("&&") {
        let next = single()
        result.possible.formIntersection(next.possible)
        result.certain.formIntersection(next.certain)
      }
      return result
    }

    private mutating func single() -> BuildCondition {
      depth += 1
      defer { depth -= 1 }
      guard position < words.count, depth < 64 else { return .unknown }
      if takes("!") {
        let condition = single()
        return BuildCondition(
          possible: .all.subtracting(condition.certain), certain: .all.subtracting(condition.possible))
      }
      if takes("(") {
        let condition = either()
        return takes(")") ? condition : .unknown
      }
      let name = words[position]
      position += 1
      guard takes("(") else { return BuildCondition(name, of: nil) }
      let arguments = words[position...].prefix { $0 != ")" }
      position = min(words.count, position + arguments.count + 1)
      return BuildCondition(name, of: arguments.joined())
    }

    private mutating func takes(_ word: String) -> Bool {
      guard position < words.count, words[position] == word else { return false }
      position += 1
      return true
    }
  }
}
