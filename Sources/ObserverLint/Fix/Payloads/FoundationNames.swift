/// Declarations of the program that hide Foundation's types of notifications and dictionaries, or that have the name of
/// a new accessor.
struct FoundationNames {
  /// A property or method of an extension.
  struct Member {
    var file: Int
    /// The last name of the type.
    var type: String
    /// True if other files cannot name it.
    var isHidden: Bool
  }

  /// The types of Foundation that new code names, as far as files declare such a type at their top level.
  private(set) var types: Set<String> = []
  /// Members of extensions of notifications and dictionaries, by name.
  private(set) var members: [String: [Member]] = [:]

  init(_ context: FixContext) {
    let files = context.files(declaring: ["Notification", "NSNotification", "NotificationCenter", "Dictionary"])
    let keywords = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    let search = WordSearch(
      keywords.map { "\($0) Notification" } + Self.extended.sorted().map { "extension \($0)" })
    let found = context.sources.read(files) { _, text -> (types: [String], extends: Bool)? in
      let places = search.places(in: text)
      if places.isEmpty { return nil }
      var result = (types: [String](), extends: false)
      for place in places {
        guard let space = text[Int(place)...].firstIndex(of: 0x20) else { continue }
        let name = text[(space + 1)...].prefix { $0.isPartOfName || $0 == 0x2E }
        if text[Int(place)...].starts(with: "extension ".utf8) {
          // Not `extension Notification.Name`.
          if Self.extended.contains(String(decoding: name, as: UTF8.self)) { result.extends = true }
          continue
        }
        // Code within braces is indented.
        let line = text[..<Int(place)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        if text[line] != 0x20, text[line] != 0x09 { result.types.append(String(decoding: name, as: UTF8.self)) }
      }
      return result
    }
    for (file, result) in zip(files, found) {
      guard let result else { continue }
      types.formUnion(result.types)
      if result.extends { addMembers(of: context.text(file)) }
    }
  }

  private static let extended: Set = ["Notification", "NSNotification", "Foundation.Notification", "Dictionary"]

  private mutating func addMembers(of text: SourceText) {
    for item in text.topLevelOfBranches where text.kind(item) == .typeDecl && text.node(item).word == .extension {
      let name = text.name(item)
      guard name == "Dictionary" || Catalog.notificationTypes.contains(name) || name == "Foundation" else { continue }
      for member in text.children(item).flatMap({ text.withBranches($0) }) {
        let declared: [NodeID] =
          switch text.kind(member) {
          case .functionDecl: [member]
          case .variableDecl: text.children(member).filter { text.kind($0) == .pattern }.flatMap { text.children($0) }
          default: []
          }
        let isHidden = [item, member].contains { text.node($0).flags.contains(.isPrivate) }
        for declaredName in declared.map({ text.name($0) }) {
          members[declaredName, default: []].append(
            Member(file: text.file, type: name == "Foundation" ? "Notification" : name, isHidden: isHidden))
        }
      }
    }
  }
}

extension FixContext {
  /// The name of a type of Foundation, with its module where the program declares a type of that name itself.
  ///
  /// - Parameter owner: the path of the type that the name is used in; nil for the top level of a file.
  func foundationName(_ name: String, in owner: String?) -> String {
    let isHidden = lookups.foundationNames.types.contains(name) || owner.map { isNested(name, in: $0) } ?? false
    return isHidden ? "Foundation.\(name)" : name
  }

  /// Returns true if a type, or one around it, declares a type of the name.
  func isNested(_ name: String, in owner: String) -> Bool {
    (sites.nominalsByLastName[name] ?? []).contains {
      !$0.isExternal && $0.path != name && "\(owner).".hasPrefix($0.path.dropLast(name.count))
    }
  }
}
