/// Classes of which a program makes objects without naming them: by texts, or by storyboards that were not read.
final class ClassLookups {
  private let linked: LinkedProgram
  private let sources: ProgramSources
  private let files: [Int]
  private let mentions: NameMentions
  /// True for the folders in which an Xcode project lies.
  private var foldersWithProject: [PathBytes: Bool] = [:]
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram, _ sources: ProgramSources, files: [Int], _ mentions: NameMentions) {
    self.linked = linked
    self.sources = sources
    self.files = files
    self.mentions = mentions
  }

  func mayMake(_ type: NominalID) -> Bool {
    !isOutOfUnseenStoryboards(type) || hasOtherName(type) || mayBeFoundByName(type) || mayBePrincipal(type)
  }

  /// Returns true for a class that a property list may name which nobody has checked in: the delegate of a scene, or the
  /// principal class of an extension. SwiftUI makes its scenes without a delegate.
  private func mayBePrincipal(_ type: NominalID) -> Bool {
    guard table.conforms(type, toExternal: Catalog.principalTypes), !makesScenes else { return false }
    let project = sources.project(around: files)
    return !Self.keysOfPrincipals.contains { sources.otherFiles.haveClass($0, in: project) }
  }

  private lazy var makesScenes = Catalog.windowScenes.sorted().contains {
    mentions.places(of: $0).contains { _ in true }
  }

  /// The keys behind which property lists name such classes.
  private static let keysOfPrincipals = ["UISceneDelegateClassName", "NSExtensionPrincipalClass"]

  /// Returns true if the program looks a class up by its name, or by a name that it computes. Whoever makes an object of a
  /// class that inherits from nothing names the class.
  private func mayBeFoundByName(_ type: NominalID) -> Bool {
    let nominal = table.nominals[type]
    guard program.types[nominal.declaration].keyword == .class, !table.ancestors(type).isEmpty else {
      return false
    }
    return namesLookedUp?.contains { $0.split(separator: ".").last == Substring(nominal.lastName) } ?? true
  }

  /// The names by which the program looks classes up; nil if it computes a name.
  private lazy var namesLookedUp: [String]? = {
    let project = sources.project(around: files)
    let lookups = Catalog.classLookups.sorted()
    // The name that code of another language looks up is unknown.
    if lookups.contains(where: { sources.otherFiles.haveClass($0, in: project) }) { return nil }
    let places = lookups.flatMap { Array(mentions.places(of: $0)) }.filter { !$0.isInString }
    let names = places.map(literal(givenAt:))
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }()

  /// `NSClassFromString("XCTestCase")`
  private func literal(givenAt place: NameMentions.Place) -> String? {
    let text = place.text
    guard let call = text.call(namedAt: place.offset),
      let argument = text.children(call).dropFirst().first, let value = text.children(argument).last,
      text.kind(value) == .stringLiteral, text.children(value).isEmpty
    else { return nil }
    let spelled = String(decoding: text.bytes[text.start(value)..<text.end(value)], as: UTF8.self)
    return String(spelled.drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" && $0 != "#" })
  }

  /// `@objc(RadioController)`: Objective-C knows the class by another name.
  private func hasOtherName(_ type: NominalID) -> Bool {
    let declaration = table.nominals[type].declaration
    let text = mentions.text(of: program.sourceFile(ofType: declaration))
    guard let node = text.declaration(.typeDecl, namedAt: Int(program.types[declaration].offset)) else {
      return true
    }
    return text.children(node).contains { text.kind($0) == .attribute && text.name($0) == "objc" }
  }

  /// Returns true if no storyboard makes a type, or if the type lies in an Xcode project. Without a project, the storyboards
  /// may lie elsewhere. A storyboard makes objects of classes.
  private func isOutOfUnseenStoryboards(_ type: NominalID) -> Bool {
    if linked.idleFunctions.areNeverDecoded(type) { return true }
    if program.types[table.nominals[type].declaration].keyword != .class { return true }
    let above = table.ancestors(type).map { table.nominals[$0] }.filter(\.isExternal)
    if above.allSatisfy({ Catalog.swiftProtocols.contains($0.lastName) }) { return true }
    let file = program.sourceFile(ofType: table.nominals[type].declaration)
    return sources.folders(around: file).contains(where: hasXcodeProject)
  }

  private func hasXcodeProject(_ folder: PathBytes) -> Bool {
    if let known = foldersWithProject[folder] { return known }
    let hasProject = !XcodeProjectFiles(in: folder).projects.isEmpty
    foldersWithProject[folder] = hasProject
    return hasProject
  }
}
