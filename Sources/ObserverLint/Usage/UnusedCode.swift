/// Code of an app that nothing runs: methods that no code names, and types of which nothing makes an object; and the examples
/// of a library; and files that no target compiles. A finding there is a note, because nobody meets its harm.
///
/// Only a program with an entry point shows all callers of what is not private: the code of a library waits for its users.
final class UnusedCode {
  private let linked: LinkedProgram
  private let sources: ProgramSources
  private let files: [Int]
  private let mentions: NameMentions
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private lazy var isApp = EntryPoints(sources).areIn(files)
  private let isMade = CircularAnswers<Int, Bool>(negative: false)
  private let isCalled = CircularAnswers<FunctionID, Bool>(negative: false)
  private let examples: ExampleApps
  /// The places of the files in the linked program.
  private lazy var linkedFiles = Dictionary(
    uniqueKeysWithValues: program.files.enumerated().map { ($0.element.source, $0.offset) })

  /// - Parameters:
  ///   - files: all files of the program.
  ///   - words: the words of those files that are not linked, as far as they were collected.
  init(_ linked: LinkedProgram, _ sources: ProgramSources, files: [Int], words: [WordList?]) {
    self.linked = linked
    self.sources = sources
    self.files = files
    mentions = NameMentions(sources, files: files, words: words)
    examples = ExampleApps(sources)
  }

  /// The findings, those in unused code as notes.
  func lowered(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard finding.severity != .note, finding.rule != LeakedAtRunTime.id, finding.rule != UnusedSuppression.id,
        let reason = reason(at: finding.range)
      else { return finding }
      var note = finding
      note.severity = .note
      note.help = "\(reason); \(finding.help)"
      return note
    }
  }

  /// Why no code of the app runs a place, or why nobody ships it, for people; nil where some code may run it.
  func reason(at range: SourceRange) -> String? {
    if examples.contain(range.file) { return "the file belongs to an example or a test of the repository's library" }
    if linked.xcodeProjects.leaveOut(sources.files[range.file].path) {
      return "no target of the Xcode project compiles the file"
    }
    guard let function = function(around: range) else { return nil }
    if isUnused(function, around: range) {
      return "no code that runs calls `\(program.name(program.functions[Int(function)].name))`"
    }
    var type = table.ownerID(of: function)
    while let current = type {
      if isUnused(current) { return "no code that runs makes `\(table.nominals[current].lastName)`" }
      type = table.outerType(of: current)
    }
    return nil
  }

  /// The method, the initializer or the like that a place stands in.
  private func function(around range: SourceRange) -> FunctionID? {
    let before = functions(of: range.file).filter { Int(program.functions[$0].offset) <= range.start }
    guard let last = before.max(by: { program.functions[$0].offset < program.functions[$1].offset }) else { return nil }
    let outermost = program.outermostFunction(FunctionID(last))
    return outermost >= 0 ? outermost : nil
  }

  private func functions(of source: Int) -> Range<Int> {
    guard let file = linkedFiles[source] else { return 0..<0 }
    let end = file + 1 < program.files.count ? Int(program.files[file + 1].firstFunction) : program.functions.count
    return Int(program.files[file].firstFunction)..<end
  }

  // MARK: Methods

  private func isUnused(_ function: FunctionID, around range: SourceRange) -> Bool {
    guard linked.idleFunctions.contains(function) else { return false }
    let fact = program.functions[Int(function)]
    if fact.isPrivate { return true }
    guard !linked.idleFunctions.mayFulfillRequirement(function), isApp else { return false }
    let text = mentions.text(of: range.file)
    if text.mentions("objcMembers") { return false }
    guard let declaration = text.declaration(.functionDecl, namedAt: Int(fact.offset)),
      text.start(declaration) <= range.start, range.end <= text.end(declaration)
    else { return false }
    return !isCalled.answer(to: function) {
      mentions.places(of: program.name(fact.name)).contains { place in
        // A declaration is no caller, and neither is a recursive call, or a call in code that nothing runs.
        place.text.declaration(.functionDecl, namedAt: place.offset) == nil
          && !(place.text.file == range.file && text.start(declaration) <= place.offset
            && place.offset < text.end(declaration))
          && !isLeftOut(place) && !isInUnusedFunction(place)
      }
    }
  }

  /// Returns true for a place in a file that no target compiles.
  private func isLeftOut(_ place: NameMentions.Place) -> Bool {
    linked.xcodeProjects.leaveOut(sources.files[place.text.file].path)
  }

  private func isInUnusedFunction(_ place: NameMentions.Place) -> Bool {
    let range = SourceRange(file: place.text.file, start: place.offset, end: place.offset)
    guard let function = function(around: range), program.functions[Int(function)].kind == .function else {
      return false
    }
    return isUnused(function, around: range)
  }

  // MARK: Types

  private func isUnused(_ type: Int) -> Bool {
    !isMade.answer(to: type) { !(mayBeUnused(type) && isApp && isUnnamed(type)) }
  }

  /// Returns true if the linked files make no object of the type, and the system does not find it by itself.
  private func mayBeUnused(_ type: Int) -> Bool {
    let nominal = table.nominals[type]
    guard !nominal.isExternal, !nominal.isMain, !linked.lifetime.isEntry(type),
      !linked.storyboards.make(nominal.lastName)
    else { return false }
    let declaration = program.types[Int(nominal.declaration)]
    guard !declaration.isPublic, declaration.keyword != .protocol,
      !table.ancestors(type).contains(where: { Catalog.typesFoundBySystem.contains(table.nominals[$0].lastName) })
    else { return false }
    return !isOfAppIntents(nominal)
      && linked.lifetime.constructions(of: type).allSatisfy { place in
        linked.ownership.previews.contain(place.function) || linked.idleFunctions.contains(place.function)
          || table.ownerID(of: program.outermostFunction(place.function)).map { $0 != type && isUnused($0) } ?? false
      }
  }

  /// Returns true if the system may find a type that conforms to a protocol of App Intents.
  private func isOfAppIntents(_ type: NominalType) -> Bool {
    guard let module = program.nameIDs["AppIntents"] else { return false }
    return ([type.id] + table.ancestors(type.id)).flatMap { table.nominals[$0].parts }.contains {
      program.files[Int(program.fileOfType[Int($0)])].imports.contains(module)
    }
  }

  /// Returns true if only the type itself, its extensions, previews and other unused code have its name.
  private func isUnnamed(_ type: Int) -> Bool {
    let name = table.nominals[type].lastName
    return isOutOfUnseenStoryboards(type) && !hasOtherName(type) && !mayBeFoundByName(type)
      && mentions.places(of: name).allSatisfy { place in
        place.isInString && !isInManifest(place) || namesInnerType(place, of: table.nominals[type]) || isLeftOut(place)
          || isUnused(place, name)
      }
      && !sources.otherFiles.haveClass(name, in: sources.project(around: files))
  }

  /// `"NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController"` in a file of Tuist.
  private func isInManifest(_ place: NameMentions.Place) -> Bool {
    sources.files[place.text.file].path.name.elementsEqual("Project.swift".utf8)
  }

  /// `Station.Rows.last`: no object of the type around is needed for one of a type inside.
  private func namesInnerType(_ place: NameMentions.Place, of type: NominalType) -> Bool {
    let rest = place.text.outline.bytes.dropFirst(place.offset + type.lastName.utf8.count)
    guard rest.first == UInt8(ascii: ".") else { return false }
    let inner = String(decoding: rest.dropFirst().prefix(while: WordBounds.isWord), as: UTF8.self)
    return table.nominals(lastNamed: inner).contains {
      !table.nominals[$0].isExternal && table.nominals[$0].path == type.path + "." + inner
    }
  }

  /// Returns true if the program looks a class up by its name, or by a name that it computes.
  private func mayBeFoundByName(_ type: Int) -> Bool {
    let nominal = table.nominals[type]
    guard program.types[Int(nominal.declaration)].keyword == .class else { return false }
    return namesLookedUp?.contains { $0.split(separator: ".").last == Substring(nominal.lastName) } ?? true
  }

  /// The names by which the program looks classes up; nil if it computes a name.
  private lazy var namesLookedUp: [String]? = {
    let project = sources.project(around: files)
    let lookups = Catalog.classLookups.sorted()
    // The name that code of another language looks up is unknown.
    if lookups.contains(where: { sources.otherFiles.haveClass($0, in: project) }) { return nil }
    let places = lookups.flatMap { mentions.places(of: $0) }.filter { !$0.isInString }
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
  private func hasOtherName(_ type: Int) -> Bool {
    let declaration = table.nominals[type].declaration
    let text = mentions.text(of: program.files[Int(program.fileOfType[Int(declaration)])].source)
    guard let node = text.declaration(.typeDecl, namedAt: Int(program.types[Int(declaration)].offset)) else {
      return true
    }
    return text.children(node).contains { text.kind($0) == .attribute && text.name($0) == "objc" }
  }

  /// Returns true if no storyboard makes a type, or if the type lies in an Xcode project. Without a project, the storyboards
  /// may lie elsewhere.
  private func isOutOfUnseenStoryboards(_ type: Int) -> Bool {
    let above = table.ancestors(type).map { table.nominals[$0] }.filter(\.isExternal)
    if above.allSatisfy({ Catalog.swiftProtocols.contains($0.lastName) }) { return true }
    let file = program.files[Int(program.fileOfType[Int(table.nominals[type].declaration)])].source
    return sources.folders(around: file).contains { !XcodeProjectFiles(in: $0).projects.isEmpty }
  }

  private func isUnused(_ place: NameMentions.Place, _ name: String) -> Bool {
    let text = place.text
    return text.outline.nodes.indices.contains { index in
      let node = NodeID(index)
      guard text.start(node) <= place.offset, place.offset < text.end(node) else { return false }
      switch text.kind(node) {
      case .functionDecl:
        let range = SourceRange(file: text.file, start: place.offset, end: place.offset)
        return function(namedBy: node, text).map { linked.mentions.isTest($0) || isUnused($0, around: range) } ?? false
      case .macroExpression: return Catalog.previewMacros.contains(text.name(node))
      case .typeDecl:
        if text.name(node).split(separator: ".").last.map(String.init) == name { return true }
        guard let declared = declaration(of: node, text) else { return false }
        // A protocol's requirement makes no object.
        if program.types[declared].keyword == .protocol, !program.types[declared].isExtension { return true }
        let nominal = table.nominalOfType[declared]
        return linked.lifetime.isPreview(nominal) || isUnused(nominal)
      default: return false
      }
    }
  }

  private func function(namedBy node: NodeID, _ text: SourceText) -> FunctionID? {
    let start = text.lexeme(text.node(node).name).start
    return functions(of: text.file).first { program.functions[$0].offset == start }.map { FunctionID($0) }
  }

  /// The declaration or extension of a type that a node is, if it is linked.
  private func declaration(of node: NodeID, _ text: SourceText) -> Int? {
    let start = text.lexeme(text.node(node).name).start
    guard let file = linkedFiles[text.file] else { return nil }
    return program.types.indices.first {
      program.fileOfType[$0] == Int32(file) && program.types[$0].offset == start
    }
  }
}
