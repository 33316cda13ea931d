/// The class whose instance registers, and how to give it a property and something to do at its end.
final class OwningClass: FixPart {
  unowned let context: FixContext
  let nominal: NominalType
  /// The file of its declaration.
  let text: SourceText
  let declaration: NodeID
  let members: [NodeID]
  let brace: Int
  let memberIndent: String
  /// The actors that attributes of the class, or of what it inherits from in the program, isolate it to.
  private let actors: Set<String>
  /// The names of what it inherits from elsewhere.
  let external: Set<String>
  /// The last of the stored properties before its first method, or of those behind it.
  private let lastProperty: NodeID?
  let deinitializer: NodeID?
  /// True if code under a condition has a `deinit`.
  let hasConditionalDeinit: Bool

  /// - Parameter storing: whether the fix adds a property to it.
  init(_ nominal: NominalType, _ context: FixContext, storing: Bool) throws(Unfixable) {
    let (linked, program) = (context.linked, context.program)
    guard !nominal.isExternal else {
      throw Unfixable(
        .ownerDeclaredElsewhere,
        "its owner's type, \(nominal.path), is declared elsewhere, and extensions cannot store a token")
    }
    let fact = program.types[nominal.declaration]
    guard fact.keyword == .class || fact.keyword == .actor else {
      throw Unfixable(
        .ownerWithoutEnd, "\(nominal.path) is a \(fact.keyword), which has no end at which a token could be removed")
    }
    let file = program.sourceFile(ofType: nominal.declaration)
    guard context.sources.files[file].isReported else {
      throw Unfixable(.ownerOutsidePaths, "its owner's class is declared in a file outside the given paths")
    }
    let text = context.text(file)
    guard let declaration = text.declaration(.typeDecl, namedAt: Int(fact.offset)) else {
      throw Unfixable(.unsupportedForm, "the declaration of \(nominal.path) has a form that the fix does not support")
    }
    self.context = context
    self.nominal = nominal
    self.text = text
    self.declaration = declaration
    // A class is isolated as its superclass is, and as the protocols are that its own declaration conforms to.
    let inherited = context.owners.inheritance(of: nominal.id)
    actors = inherited.actors.union(context.owners.actors(ofType: nominal.id))
    external = inherited.external
    let members = text.children(declaration).filter {
      text.kind($0) != .attribute && text.kind($0) != .inheritedType
    }
    self.members = members
    let isStored = { (member: NodeID) in
      text.kind(member) == .variableDecl && !text.children(member).contains { text.kind($0) == .accessor }
    }
    lastProperty =
      members.prefix { text.kind($0) != .functionDecl }.last(where: isStored) ?? members.last(where: isStored)
    deinitializer = members.first { text.kind($0) == .functionDecl && text.node($0).word == .deinit }
    hasConditionalDeinit = members.contains { member in
      text.kind(member) == .conditionalCompilation
        && text.bytes[text.start(member)..<text.end(member)].withUnsafeBufferPointer {
          Self.deinitWord.contains(in: $0)
        }
    }
    let last = Int(text.node(declaration).end) - 1
    guard text.lexeme(Int32(last)).kind == .rightBrace, let brace = Self.openingBrace(text, declaration, members) else {
      throw Unfixable(.unbalancedBraces, "the braces of \(nominal.path) do not match")
    }
    self.brace = brace
    let indent = text.indentation(text.start(declaration))
    if let first = members.first, text.isFirstOnLine(text.start(first)) {
      memberIndent = text.indentation(text.start(first))
    } else {
      memberIndent = indent + text.indentUnit
    }
    if storing { try Self.checkStorage(linked, nominal, text, declaration) }
  }

  private static let deinitWord = WordSearch(["deinit"])

  /// The end of the brace that opens the body.
  private static func openingBrace(_ text: SourceText, _ declaration: NodeID, _ members: [NodeID]) -> Int? {
    var index = text.node(declaration).first
    let limit = members.first.map { text.node($0).first } ?? text.node(declaration).end
    while index < limit {
      if text.lexeme(index).kind == .leftBrace { return Int(text.lexeme(index).end) }
      index += 1
    }
    return nil
  }

  /// A further stored property must not change what the compiler makes of the others.
  private static func checkStorage(
    _ linked: LinkedProgram, _ nominal: NominalType, _ text: SourceText, _ declaration: NodeID
  ) throws(Unfixable) {
    for attribute in text.children(declaration) where text.kind(attribute) == .attribute {
      let name = text.name(attribute)
      if name == "Model" || name == "Observable" {
        throw Unfixable(
          .propertyWouldBeObserved, "@\(name) would make a further stored property part of what it observes or stores")
      }
    }
    let inherited = nominal.parts.flatMap { linked.program.types[$0].inherited.map(linked.program.name) }
    for name in inherited where ["Codable", "Encodable", "Decodable", "NSManagedObject"].contains(name) {
      throw Unfixable(
        .propertyWouldBeEncoded,
        "\(nominal.path) is \(name), and a further stored property would change what it encodes")
    }
    if inherited.contains("Sendable"), !isUnchecked(text, declaration), !isGlobalActor(text, declaration) {
      throw Unfixable(.sendableOwner, "\(nominal.path) is Sendable, which forbids a property that changes")
    }
  }

  /// `@unchecked Sendable`
  private static func isUnchecked(_ text: SourceText, _ declaration: NodeID) -> Bool {
    var index = text.node(declaration).name
    while index < text.node(declaration).end, text.lexeme(index).kind != .leftBrace {
      let lexeme = text.lexeme(index)
      if text.text(lexeme) == "unchecked" { return true }
      index += 1
    }
    return false
  }

  var isUncheckedSendable: Bool { Self.isUnchecked(text, declaration) }

  private static func isGlobalActor(_ text: SourceText, _ declaration: NodeID) -> Bool {
    !actors(in: text, declaration).isEmpty
  }

  static func actors(in text: SourceText, _ declaration: NodeID) -> [String] {
    text.children(declaration).filter { text.kind($0) == .attribute }.map { text.name($0) }.filter {
      $0.hasSuffix("Actor")
    }
  }

  /// `nonisolated(unsafe) ` where the class may be isolated to an actor: its `deinit` is not, and may then read no
  /// property of a type that is not `Sendable`. A compiler in the mode of Swift 5 lets it.
  var isolation: String { needsUnisolating ? "nonisolated(unsafe) " : "" }

  var needsUnisolating: Bool { isIsolated && !context.isLenient(text.file) }

  var isIsolated: Bool {
    program.types[nominal.declaration].keyword == .actor || !actors.isEmpty
      || external.contains { !Self.unisolated.contains($0) }
  }

  /// An attribute says so, or a superclass or protocol that Apple's frameworks declare on the main actor.
  var isMainActor: Bool {
    actors.isEmpty ? external.contains { Catalog.mainActorTypes.contains($0) } : actors.contains("MainActor")
  }

  /// Types of Swift and Foundation without an actor that programs inherit from most.
  static let unisolated: Set<String> = [
    "NSObject", "NSObjectProtocol", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "AnyObject",
  ]

  /// Extensions of a generic class can store nothing static.
  var isGeneric: Bool {
    let name = text.node(declaration).name
    return text.text(Int(text.lexeme(name).end)..<Int(text.lexeme(name).end) + 1) == "<"
  }

  /// Returns true if a stored property has to be set by an initializer.
  func lacksFirstValue(_ name: String) -> Bool {
    guard let id = program.nameIDs[name] else { return false }
    return (nominal.fields[id] ?? []).contains { field in
      let fact = program.variables[field]
      let type = program.name(fact.type)
      let isOptional = TypeName.isOptional(type)
      return fact.initial < 0 && fact.getter < 0 && (fact.isLet || !isOptional)
    }
  }

  // MARK: Edits

  /// `private `, but where code in another file is to use what is declared.
  func access(from user: SourceText) -> String { user.file == text.file ? "private " : "" }

  /// A name for a new property that means nothing else in the class, above it, below it, or where its code stands.
  func freshName(_ candidates: [String]) throws(Unfixable) -> String {
    let found = context.owners.freshNames.answer(.init(nominal: nominal.id, candidates: candidates)) {
      let files = Set(nominal.parts.map { program.sourceFile(ofType: $0) })
      return candidates.first { name in
        let id = program.nameIDs[name] ?? -1
        let isMember =
          !linked.table.havingField(id).related(to: nominal.id).isEmpty
          || !linked.table.havingFunction(id).related(to: nominal.id).isEmpty
        return !isMember && !files.contains { context.text($0).mentions(name) }
      }
    }
    if let found { return found }
    throw Unfixable(.nameTaken, "the class has other things called \(candidates.joined(separator: " and "))")
  }

  func addProperty(_ line: String) -> Edit {
    // Behind the stored properties, or first.
    if let last = lastProperty, text.isFirstOnLine(text.start(last)), isAtLineEnd(text.end(last)) {
      let end = text.endWithDirectives(text.lineEnd(text.end(last)))
      return text.insertion(at: end, "\n\(memberIndent)\(line)")
    }
    if isAtLineEnd(brace) {
      let isAlone =
        !members.isEmpty && text.kind(members[0]) != .variableDecl && !text.isBeforeBlankLine(text.lineEnd(brace))
      return text.insertion(at: text.lineEnd(brace), "\n\(memberIndent)\(line)" + (isAlone ? "\n" : ""))
    }
    // The blanks that follow become the last of the indentation.
    let blanks = members.first.map { text.start($0) - brace } ?? 0
    return text.insertion(at: brace, "\n\(memberIndent)\(line)\n\(memberIndent.dropLast(blanks))")
  }

  /// A semicolon and a comment may follow.
  func isAtLineEnd(_ offset: Int) -> Bool {
    let rest = text.text(offset..<text.lineEnd(offset)).drop { $0 == " " || $0 == "\t" || $0 == ";" }
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// True if its `deinit` removes the object by the names that it observes.
  var removesByNameAtEnd: Bool {
    guard let deinitializer, let block = text.body(of: deinitializer) else {
      return false
    }
    return text.children(block).contains { statement in
      text.kind(statement) == .call && text.name(text.node(statement).child) == "removeObserver"
        && text.argument(labelled: "name", of: statement) != nil
        && text.children(statement).dropFirst().first.flatMap { text.children($0).first }
          .map { text.kind($0) == .selfExpression } ?? false
    }
  }
}

extension OwningClass {
  /// Lets `deinit` read a property of a type that is not `Sendable`.
  func unisolate(_ field: VariableFact) throws(Unfixable) -> [Edit] {
    guard
      let name = text.boundName(at: Int(field.offset)), let declaration = text.ancestor(name, [.variableDecl]),
      let keyword = (text.node(declaration).first..<text.node(name).first).first(where: {
        text.lexeme($0).word == .var || text.lexeme($0).word == .let
      })
    else {
      throw Unfixable(
        .tokenPropertyOutOfReach, "the property that keeps the token is declared in another file, or unusually")
    }
    let words = (text.node(declaration).first..<keyword).map { text.lexeme($0).word }
    if words.contains(.nonisolated) { return [] }
    return [text.insertion(at: Int(text.lexeme(keyword).start), "nonisolated(unsafe) ")]
  }
}
