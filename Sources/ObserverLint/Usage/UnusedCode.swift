/// Code of an app that nothing runs: methods that no code names, and types of which nothing makes an object; and the examples
/// of a library; and files that no target compiles; and code for debugging. A finding there is a note, because no user meets
/// its harm.
///
/// Only a program with an entry point shows all callers of what is not private: the code of a library waits for its users.
final class UnusedCode {
  let linked: LinkedProgram
  private let sources: ProgramSources
  private let files: [Int]
  private let mentions: NameMentions
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private lazy var isApp = EntryPoints(sources).areIn(files)
  private let isUsed = CircularAnswers<Piece, Bool>(negative: false)
  private let lookups: ClassLookups
  private let statics: StaticMembers
  private let declarations: LinkedDeclarations
  /// The names of the types around the findings.
  private var typesOfFindings: Set<String> = []

  /// Functions make objects of types, and types have functions.
  private enum Piece: Hashable {
    case object(NominalID)
    case type(NominalID)
    case function(FunctionID)
  }

  /// - Parameter files: all files of the program.
  init(_ linked: LinkedProgram, _ sources: ProgramSources, files: [Int]) {
    self.linked = linked
    self.sources = sources
    self.files = files
    mentions = NameMentions(sources, files: files)
    lookups = ClassLookups(linked, sources, files: files, mentions)
    statics = StaticMembers(linked, mentions)
    declarations = LinkedDeclarations(linked.program)
  }

  /// The findings, those in unused code as notes.
  func lowered(_ findings: [Finding]) -> [Finding] {
    func mayCount(_ finding: Finding) -> Bool {
      finding.severity != .note && finding.rule != LeakedAtRunTime.id && finding.rule != UnusedSuppression.id
    }
    let places = findings.filter(mayCount).flatMap { finding in
      [finding.range] + posters(of: finding).map { program.range(ofCall: $0) }
    }
    typesOfFindings = Set(
      places.compactMap { declarations.function(around: $0) }.compactMap { table.owner(of: $0)?.lastName })
    return findings.map { finding in
      guard mayCount(finding), let reason = reason(at: finding.range) ?? reasonOfPosters(finding) else {
        return finding
      }
      var note = finding
      note.severity = .note
      // "the problem: the reason why nobody meets its harm", as in other notes.
      note.message = "\(finding.message.split(separator: ": ", maxSplits: 1).first ?? ""): \(reason)"
      return note
    }
  }

  /// Why no code of the app runs a place, or why nobody ships it, for people; nil where some code may run it.
  func reason(at range: SourceRange) -> String? {
    if linked.examples.contain(range.file) {
      return "the file belongs to an example or a test of the repository's library"
    }
    if let absence = linked.xcodeProjects.absence(of: sources.files[range.file].path) { return absence.reason }
    guard let function = declarations.function(around: range) else { return nil }
    if program.builds(at: UInt32(range.start), in: program.fileOfFunction[function]).isSubset(of: .debugging) {
      return "no release contains the code"
    }
    if let type = typeOfUnused(function) {
      let name = table.nominals[type].lastName
      return table.isProtocol(type) ? "no type conforms to `\(name)`" : "no app code makes `\(name)`"
    }
    guard isNeverRun(function, around: range) else { return nil }
    return "no app code calls `\(program.name(program.functions[function].name))`"
  }

  /// The type whose lack of use keeps a function from running. A method needs an object of its type. Any function needs code
  /// that uses each type around it.
  private func typeOfUnused(_ function: FunctionID) -> NominalID? {
    guard let owner = table.ownerID(of: function) else { return nil }
    if !program.functions[function].isStatic, isNeverMade(owner) { return owner }
    var type: NominalID? = owner
    while let current = type {
      if isNeverUsed(current) { return current }
      type = table.outerType(of: current)
    }
    return nil
  }

  // MARK: Methods

  /// Returns true if the text of a function is around a place, and no code runs the function.
  private func isNeverRun(_ function: FunctionID, around range: SourceRange) -> Bool {
    let text = mentions.text(of: range.file)
    guard let declaration = text.declaration(.functionDecl, namedAt: Int(program.functions[function].offset))
    else { return false }
    return text.start(declaration) <= range.start && range.end <= text.end(declaration) && isNeverRun(function)
  }

  /// Returns true if no code runs a function.
  private func isNeverRun(_ function: FunctionID) -> Bool {
    !isUsed.answer(to: .function(function)) {
      if program.functions[function].kind == .getter { return !lacksReaders(function) }
      return !(lacksLinkedCallers(function) && lacksCallersByName(function))
    }
  }

  /// Returns true if only declarations and unused code have the name of a computed property.
  private func lacksReaders(_ getter: FunctionID) -> Bool {
    let variable = program.functions[getter].variable
    guard variable >= 0, isApp, !linked.idleFunctions.mayFulfillRequirement(getter) else { return false }
    let property = program.variables[variable]
    let file = program.file(ofFunction: getter).source
    guard !property.isPublic || !linked.examples.mayHaveUsers(file) else { return false }
    let text = mentions.text(of: file)
    return !text.mentions("objcMembers")
      && mentions.places(of: program.name(property.name)).allSatisfy { place in
        place.isInString || isDeclaredProperty(place) || isLeftOut(place) || isInUnusedCode(place)
      }
  }

  /// Returns true for the name behind `var` or `let`.
  private func isDeclaredProperty(_ place: NameMentions.Place) -> Bool {
    let name = place.text.boundName(at: place.offset)
    let around = name.flatMap { place.text.ancestor($0, [.variableDecl, .bindingCondition]) }
    return around.map { place.text.kind($0) == .variableDecl } ?? false
  }

  /// Returns true if the linked files do not call a method, or call it only in unused code.
  private func lacksLinkedCallers(_ function: FunctionID) -> Bool {
    let isOfApp = !linked.examples.mayHaveUsers(program.file(ofFunction: function).source)
    return linked.idleFunctions.users(of: function, isOfApp: isOfApp)?.allSatisfy(isUnusedUser) ?? false
  }

  /// Returns true for a caller or a maker that no code runs, or that runs for previews alone.
  private func isUnusedUser(_ function: FunctionID) -> Bool {
    guard function >= 0 else { return false }
    return linked.ownership.previews.isPreview(function) || program.builds(of: function).isSubset(of: .debugging)
      || isNeverRun(function) || typeOfUnused(function) != nil
  }

  /// Returns true if only declarations, the method itself, its namesakes and unused code have the method's name.
  private func lacksCallersByName(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    if fact.isPrivate { return true }
    guard !linked.idleFunctions.mayFulfillRequirement(function), isApp else { return false }
    let text = mentions.text(of: program.file(ofFunction: function).source)
    guard !text.mentions("objcMembers"), let declaration = text.declaration(.functionDecl, namedAt: Int(fact.offset))
    else { return false }
    return mentions.places(of: program.name(fact.name)).allSatisfy { place in
      // A declaration is no caller, and neither is a recursive call, or a call in code that nothing runs.
      place.text.declaration(.functionDecl, namedAt: place.offset) != nil
        || place.text.file == text.file && text.start(declaration) <= place.offset
          && place.offset < text.end(declaration)
        // Swift code calls no method by a text, and Objective-C only what is marked.
        || place.isInString || isLeftOut(place) || isOfNamesake(place, function) || isInUnusedCode(place)
    }
  }

  /// `reload()` or `self.reload()` in an unrelated type that has such a method of its own.
  private func isOfNamesake(_ place: NameMentions.Place, _ function: FunctionID) -> Bool {
    let text = place.text
    let before = text.bytes[..<place.offset]
    let isOnSelf = before.last != UInt8(ascii: ".") || before.suffix(5).elementsEqual("self.".utf8)
    guard !place.isInString, isOnSelf, let owner = table.ownerID(of: function) else { return false }
    guard let declared = place.type.flatMap({ declarations.type($0, text) }) else { return false }
    let nominal = table.nominalOfType[TypeID(declared)]
    let namesakes = table.nominals[nominal].functions[program.functions[function].name]
    return namesakes != nil && !table.areRelated(nominal, owner)
  }

  /// Returns true for a place that no release contains, or in a file that no product contains.
  private func isLeftOut(_ place: NameMentions.Place) -> Bool {
    linked.xcodeProjects.absence(of: sources.files[place.text.file].path) != nil
      || place.text.conditions.holdForDebuggingOnly(at: place.offset)
  }

  /// `"NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).ShareController"` in a file of Tuist.
  private func isInManifest(_ place: NameMentions.Place) -> Bool {
    sources.files[place.text.file].path.name.elementsEqual("Project.swift".utf8)
  }

  // MARK: Types

  /// Returns true if no code makes an object of a type.
  private func isNeverMade(_ type: NominalID) -> Bool {
    !isUsed.answer(to: .object(type)) {
      !(lacksLinkedMakers(type) && isApp && lacksUsersByName(type, butForMembers: true))
    }
  }

  /// Returns true if no code uses a type at all.
  private func isNeverUsed(_ type: NominalID) -> Bool {
    !isUsed.answer(to: .type(type)) {
      !(lacksLinkedMakers(type) && isApp && lacksUsersByName(type, butForMembers: false))
    }
  }

  /// Returns true if the linked files make no object of the type, and the system does not find it by itself.
  private func lacksLinkedMakers(_ type: NominalID) -> Bool {
    let nominal = table.nominals[type]
    guard !nominal.isExternal, !nominal.isMain, !linked.lifetime.isEntry(type),
      !linked.storyboards.make(nominal.lastName)
    else { return false }
    let declaration = program.types[nominal.declaration]
    guard !declaration.isPublic || !linked.examples.mayHaveUsers(program.sourceFile(ofType: nominal.declaration)),
      !table.ancestors(type).contains(where: { Catalog.typesFoundBySystem.contains(table.nominals[$0].lastName) })
    else { return false }
    return !isOfAppIntents(nominal)
      && linked.lifetime.constructions(of: type).allSatisfy { place in
        if place.isOfValue || program.builds(ofCall: place.call).isSubset(of: .debugging) { return true }
        let maker = program.outermostFunction(place.function)
        if linked.ownership.previews.isPreview(place.function) { return true }
        // An object of the type makes no first object.
        if maker >= 0, table.ownerID(of: maker) == type { return !program.functions[maker].isStatic }
        return isUnusedUser(maker)
      }
  }

  /// Returns true if the system may find a type that conforms to a protocol of App Intents.
  private func isOfAppIntents(_ type: NominalType) -> Bool {
    guard let module = program.nameIDs["AppIntents"] else { return false }
    return ([type.id] + table.ancestors(type.id)).flatMap { table.nominals[$0].parts }.contains {
      program.files[program.fileOfType[$0]].imports.contains(module)
    }
  }

  /// Returns true if only the type itself, its extensions, previews and other unused code have its name.
  private func lacksUsersByName(_ type: NominalID, butForMembers: Bool) -> Bool {
    let name = table.nominals[type].lastName
    let isNeverDecoded = linked.idleFunctions.areNeverDecoded(type)
    return !lookups.mayMake(type)
      && mentions.places(of: name).allSatisfy { place in
        place.isInString && !isInManifest(place)
          || butForMembers && namesMember(place, of: table.nominals[type])
          || namesNamesake(place, of: table.nominals[type])
          || isNeverDecoded && place.isTargetOfCast
          || isLeftOut(place) || isInUnusedCode(place, orIn: type)
      }
      && !sources.otherFiles.haveClass(name, in: sources.project(around: files), with: typesOfFindings)
  }

  /// `Station.Rows.last`, `Station.title`: no object of the type is needed for a type inside of it, or for a static member
  /// that makes none.
  private func namesMember(_ place: NameMentions.Place, of type: NominalType) -> Bool {
    let rest = place.text.outline.bytes.dropFirst(place.offset + type.lastName.utf8.count)
    guard rest.first == UInt8(ascii: ".") else { return false }
    let inner = String(decoding: rest.dropFirst().prefix(while: WordBounds.isWord), as: UTF8.self)
    if let name = program.nameIDs[inner], statics.makeNoObject(name, of: type) { return true }
    return table.nominals(lastNamed: inner).contains {
      !table.nominals[$0].isExternal && table.nominals[$0].path == type.path + "." + inner
    }
  }

  /// `Header.Row()`, where another type of the name is declared inside of `Header`.
  private func namesNamesake(_ place: NameMentions.Place, of type: NominalType) -> Bool {
    guard let outer = place.qualifier, !type.path.hasSuffix(outer + "." + type.lastName),
      linked.table.nominals(lastNamed: outer).filter({ !linked.table.nominals[$0].isExternal }).count == 1,
      !linked.program.files.contains(where: { $0.imports.contains { linked.program.name($0) == outer } })
    else { return false }
    return mentions.places(of: type.lastName).contains { $0.declaresType(insideOf: outer) }
  }

  /// - Parameter type: a type that is no user of itself.
  private func isInUnusedCode(_ place: NameMentions.Place, orIn type: NominalID? = nil) -> Bool {
    let text = place.text
    return place.around.contains { node in
      switch text.kind(node) {
      case .functionDecl:
        let range = SourceRange(file: text.file, start: place.offset, end: place.offset)
        return declarations.function(node, text).map { linked.mentions.isTest($0) || isNeverRun($0, around: range) }
          ?? false
      case .variableDecl:
        return declarations.getter(node, text).map(isNeverRun) ?? false
      case .macroExpression: return Catalog.previewMacros.contains(text.name(node))
      case .typeDecl:
        // A type inside of another one runs without objects of the other one.
        let isInnermost = node == place.type
        if let type, text.name(node).split(separator: ".").last == Substring(table.nominals[type].lastName) {
          return isInnermost || isNeverUsed(type)
        }
        guard let declared = declarations.type(node, text) else { return false }
        // A protocol's requirement makes no object.
        if program.types[declared].keyword == .protocol, !program.types[declared].isExtension { return true }
        let nominal = table.nominalOfType[TypeID(declared)]
        return linked.lifetime.isPreview(nominal) || isNeverUsed(nominal)
          || isInnermost && !isInStaticMember(place) && isNeverMade(nominal)
      default: return false
      }
    }
  }

  private func isInStaticMember(_ place: NameMentions.Place) -> Bool {
    place.member.map { place.text.node($0).flags.contains(.isStatic) } ?? false
  }
}
