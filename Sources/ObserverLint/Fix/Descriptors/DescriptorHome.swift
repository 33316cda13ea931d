/// The place of a new descriptor: the program's own namespace for the notification.
extension FixContext {
  struct DeclarationHome {
    var file: Int
    /// Behind which it goes.
    var offset: Int
    /// The type that it is nested in; empty for none.
    var type: String
    /// The notification's name there.
    var name: String
    /// The spelling of the name for people.
    var spoken: String
    var isPrivate = false
    /// True if other modules see it, as they see the name.
    var isPublic = false
  }

  /// The place beside the program's own constant for the name, or else beside the first observation.
  func home(of name: Identity.NameSource) throws(Unfixable) -> DeclarationHome {
    if let constant = survey.constant(name), sources.files[constant.file].isReported {
      let text = text(constant.file)
      if constant.isPrivate, constant.type.contains(".") {
        throw Unfixable(.privateName, "the type that declares the notification's name is private")
      }
      let isNested = !constant.type.isEmpty && !isGeneric(constant.type)
      let type = constant.type.isEmpty ? "" : "\(constant.type)."
      var place = DeclarationHome(
        file: constant.file, offset: text.endOfTopLevel(around: constant.offset), type: isNested ? constant.type : "",
        name: constant.isGlobal ? constant.name : type.isEmpty ? ".\(constant.name)" : type + constant.name,
        spoken: constant.isGlobal ? constant.name : (type.isEmpty ? "Notification.Name." : type) + constant.name,
        isPrivate: constant.isPrivate, isPublic: constant.isPublic)
      if constant.isOfTypeAlone, !isNested {
        guard case .raw(let raw) = name else {
          throw Unfixable(.privateName, "\(constant.name) is private to its type")
        }
        place.name = "Notification.Name(\"\(raw)\")"
      }
      return place
    }
    let calls = lookups.observed[name] ?? []
    let places = calls.map { program.range(ofCall: $0) }
    guard let first = places.firstIndex(where: { sources.files[$0.file].isReported }) else {
      throw Unfixable(.observedOutsidePaths, "the notification is observed only in files outside the given paths")
    }
    // What is declared in one module others do not see.
    guard Set(places.map { module(of: $0.file) }).count == 1 else {
      throw Unfixable(
        .noSharedName, "several modules observe the notification, whose name is not a constant that they share")
    }
    let (file, offset) = (places[first].file, places[first].start)
    let owners = Set(
      calls.map { linked.table.ownerID(of: program.outermostFunction(program.function(ofCall: $0))) ?? -1 })
    var type = ""
    if owners.count == 1, let only = owners.first, only >= 0 {
      let nominal = linked.table.nominals[only]
      let isHidden = !nominal.isExternal && program.types[nominal.declaration].isPrivate
      if !nominal.isExternal, !isGeneric(nominal.path), !(isHidden && nominal.path.contains(".")) {
        type = nominal.path
      }
    }
    guard let spelled = spelling(ofName: name, observedBy: calls[first]) else {
      throw Unfixable(.nameNotConstant, "the notification's name is not a constant that can be named elsewhere")
    }
    let spoken = if case .raw(let raw) = name { raw } else { spelled }
    return DeclarationHome(
      file: file, offset: text(file).endOfTopLevel(around: offset), type: type, name: spelled, spoken: spoken)
  }

  /// The folder of a package's target; empty where the layout is another.
  func module(of file: Int) -> String { targetFolder(of: file) ?? "" }

  /// Extensions of a generic type can store nothing static.
  private func isGeneric(_ path: String) -> Bool {
    guard let nominal = sites.declared(path).first else { return false }
    let text = text(program.sourceFile(ofType: nominal.declaration))
    let offset = Int(program.types[nominal.declaration].offset)
    guard let declaration = text.declaration(.typeDecl, namedAt: offset) else { return false }
    let end = Int(text.lexeme(text.node(declaration).name).end)
    return end < text.bytes.count && text.bytes[end] == UInt8(ascii: "<")
  }

  private func spelling(ofName name: Identity.NameSource, observedBy call: CallID) -> String? {
    if let (node, text) = try? code(of: call),
      let value = text.argument(labelled: "name", of: node) ?? text.argument(labelled: "forName", of: node)
    {
      let spelled = text.text(value)
      let nodes = text.descendants(value)
      let isPlain = nodes.allSatisfy { node in
        switch text.kind(node) {
        case .identifier: text.name(node).first?.isUppercase ?? false
        case .member, .call, .argument, .implicitMember: true
        case .stringLiteral: text.children(node).isEmpty
        default: false
        }
      }
      let roots = nodes.filter { text.kind($0) == .identifier }.map { text.name($0) }
      if isPlain, !spelled.contains("\n"), roots.allSatisfy({ isTopLevel($0) }) { return spelled }
    }
    if case .raw(let raw) = name, !raw.contains("\""), !raw.contains("\\") { return "Notification.Name(\"\(raw)\")" }
    return nil
  }
}

extension SourceText {
  /// The end of the line behind the declaration at the top level that an offset lies in.
  func endOfTopLevel(around offset: Int) -> Int {
    let next = topLevel.partitioningIndex { start($0) > offset }
    let around = next > 0 ? topLevel[next - 1] : nil
    return lineEnd(around.map { max(end($0), offset) } ?? bytes.count)
  }
}
