/// A descriptor as a call names it, and what must be written for it to be there.
struct DescriptorUse {
  /// `EpisodeFinished.descriptor`
  var reference: String
  /// The payload's type, as other files spell it.
  var payload: String
  /// Nil where it cannot be told what it reads.
  var entries: [ContractEntry]?
  var isAlwaysSent = false
  /// Whether only this file can name it.
  var onlyIn: Int?
  var edits: [Edit] = []
}

extension FixPlanner {
  /// The one descriptor of a notification: the library's, the program's own, or a new one.
  func descriptor(of name: Identity.NameSource) throws(Unfixable) -> DescriptorUse {
    if let known = lookups.declared[name] { return try known.get() }
    let result = Result { () throws(Unfixable) in try findDescriptor(of: name) }
    lookups.declared[name] = result
    return try result.get()
  }

  private func findDescriptor(of name: Identity.NameSource) throws(Unfixable) -> DescriptorUse {
    if let system = SystemNotifications.notification(name)?.descriptor { return system.use }
    if let own = survey.descriptors(of: name).first(where: { $0.payload != "Notification" }) {
      return DescriptorUse(
        reference: own.reference, payload: own.payload, entries: own.entries.map { $0.map(resolved) },
        isAlwaysSent: own.entries?.contains { !$0.isOptional } ?? false, onlyIn: own.isPrivate ? own.file : nil)
    }
    let contract = try contracts.contract(of: name)
    if survey.ambiguous.contains(name) { throw Unfixable("several constants have the notification's name") }
    let place = try home(of: name)
    let type = try freshType(
      for: name, suffixes: contract.entries.isEmpty ? ["Event", "Notice"] : ["Payload", "Contents"])
    let path = place.type.isEmpty ? type : "\(place.type).\(type)"
    let text = text(place.file)
    var edits = [
      text.insertion(
        at: place.offset, declaration(of: contract, type, path, place, unit: text.indentUnit), joins: true)
    ]
    if !importsDescriptors(text) { edits.append(importEdit(text)) }
    return DescriptorUse(
      reference: "\(path).descriptor", payload: contract.entries.isEmpty ? "Void" : path, entries: contract.entries,
      isAlwaysSent: contract.isAlwaysSent, onlyIn: place.isPrivate ? place.file : nil, edits: edits)
  }

  /// A constant key is what it holds.
  private func resolved(_ entry: ContractEntry) -> ContractEntry {
    guard case .key(.constant(let type, let name), let spelled) = entry.source, let id = linked.program.nameIDs[name]
    else { return entry }
    let fields = (linked.table.fieldsByName[id] ?? []).filter { field in
      let fact = linked.program.variables[Int(field)]
      return fact.isStatic && linked.table.nominal(of: fact.owner)?.path == type
    }
    let candidates = type.isEmpty ? linked.table.globals[id] ?? [] : fields
    guard candidates.count == 1, linked.program.variables[Int(candidates[0])].initial >= 0,
      let names = linked.identity.names(of: linked.program.variables[Int(candidates[0])].initial), names.count == 1,
      let found = names.first
    else { return entry }
    var entry = entry
    entry.source = .key(found, spelled: spelled)
    return entry
  }

  // MARK: Where it is declared

  struct DeclarationHome {
    var file: Int
    /// Behind which it goes.
    var offset: Int
    /// The type that it is nested in; empty for none.
    var type: String
    /// The notification's name there.
    var name: String
    /// What people call the name.
    var spoken: String
    var isPrivate = false
    /// Whether other modules see it, as they see the name.
    var isPublic = false
  }

  /// Beside the program's own constant for the name, else beside the first observation.
  func home(of name: Identity.NameSource) throws(Unfixable) -> DeclarationHome {
    if let constant = survey.constant(name), sources.files[constant.file].isReported {
      let text = text(constant.file)
      let isNested = !constant.type.isEmpty && !isGeneric(constant.type)
      let type = constant.type.isEmpty ? "" : "\(constant.type)."
      var place = DeclarationHome(
        file: constant.file, offset: text.endOfTopLevel(around: constant.offset), type: isNested ? constant.type : "",
        name: constant.isGlobal ? constant.name : type.isEmpty ? ".\(constant.name)" : type + constant.name,
        spoken: constant.isGlobal ? constant.name : (type.isEmpty ? "Notification.Name." : type) + constant.name,
        isPrivate: constant.isPrivate, isPublic: constant.isPublic)
      if constant.isOfTypeAlone, !isNested {
        guard case .raw(let raw) = name else { throw Unfixable("\(constant.name) is private to its type") }
        place.name = "Notification.Name(\"\(raw)\")"
      }
      return place
    }
    let sites = observations(of: name)
    guard let first = sites.first(where: { sources.files[$0.place.file].isReported }) else {
      throw Unfixable("the notification is observed in files alone that are not among those given")
    }
    // What is declared in one module others do not see.
    guard Set(sites.map { module(of: $0.place.file) }).count == 1 else {
      throw Unfixable("several modules observe the notification, whose name is no constant that they share")
    }
    let text = text(first.place.file)
    let owners = Set(sites.map { linked.table.owner(of: linked.program.outermostFunction($0.function))?.id ?? -1 })
    var type = ""
    if owners.count == 1, let only = owners.first, only >= 0 {
      let nominal = linked.table.nominals[only]
      let isHidden = !nominal.isExternal && linked.program.types[Int(nominal.declaration)].isPrivate
      if !nominal.isExternal, !isGeneric(nominal.path), !(isHidden && nominal.path.contains(".")) {
        type = nominal.path
      }
    }
    guard let spelled = spelling(ofName: name, first, text) else {
      throw Unfixable("the notification's name is no constant that can be named elsewhere")
    }
    let spoken = if case .raw(let raw) = name { raw } else { spelled }
    return DeclarationHome(
      file: first.place.file, offset: text.endOfTopLevel(around: first.place.offset), type: type, name: spelled,
      spoken: spoken)
  }

  /// The folder below `Sources` or `Tests` that a package's target has; empty where the layout is another.
  private func module(of file: Int) -> String {
    let parts = sources.files[file].path.bytes.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let folder = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), folder + 2 < parts.count else {
      return ""
    }
    return "\(parts[folder])/\(parts[folder + 1])"
  }

  /// Extensions of a generic type can store nothing static.
  private func isGeneric(_ path: String) -> Bool {
    guard let nominal = linked.table.nominals.first(where: { !$0.isExternal && $0.path == path }) else { return false }
    let text = text(linked.program.files[Int(linked.program.fileOfType[Int(nominal.declaration)])].source)
    let offset = Int(linked.program.types[Int(nominal.declaration)].offset)
    guard let declaration = text.declaration(.typeDecl, namedAt: offset) else { return false }
    let end = Int(text.lexeme(text.node(declaration).name).end)
    return end < text.bytes.count && text.bytes[end] == UInt8(ascii: "<")
  }

  private func spelling(ofName name: Identity.NameSource, _ site: ObservedName, _ text: SourceText) -> String? {
    if let value = site.nameText(text) {
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

  /// Whether no type of the program's in it is hidden from other modules.
  private func isVisibleOutside(_ type: String) -> Bool {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    return linked.table.nominals.allSatisfy { nominal in
      nominal.isExternal || !words.contains(nominal.path) || linked.program.types[Int(nominal.declaration)].isPublic
    }
  }

  // MARK: Observations of a name

  /// A registration whose name can be told.
  struct ObservedName {
    var call: CallID
    var function: FunctionID
    var place: TextPlace

    /// The argument that is the name.
    func nameText(_ text: SourceText) -> NodeID? {
      guard let call = text.call(namedAt: place.offset) else { return nil }
      return text.children(call).dropFirst().first {
        ["name", "forName"].contains(text.outline.string(text.node($0).label))
      }.flatMap { text.children($0).first }
    }
  }

  private func observations(of name: Identity.NameSource) -> [ObservedName] { observed[name] ?? [] }

  func findObserved() -> [Identity.NameSource: [ObservedName]] {
    var result: [Identity.NameSource: [ObservedName]] = [:]
    for registration in linked.registrations {
      guard let name = registration.name.flatMap({ notificationName($0) }) else { continue }
      let range = linked.program.range(ofCall: registration.call)
      result[name, default: []].append(
        ObservedName(
          call: registration.call, function: linked.program.calls[Int(registration.call)].function,
          place: TextPlace(file: range.file, offset: range.start)))
    }
    return result
  }

  // MARK: Its text

  private func freshType(for name: Identity.NameSource, suffixes: [String]) throws(Unfixable) -> String {
    let capital = stem(of: name)
    guard !capital.isEmpty else { throw Unfixable("no name for a payload can be made of the notification's") }
    let candidates = [capital] + suffixes.map { capital + $0 }
    for candidate in candidates where !lookups.typeNames.contains(candidate) {
      if SystemTypes.isKnown(candidate) || Self.commonTypes.contains(candidate) { continue }
      if lookups.takenTypes.insert(candidate).inserted { return candidate }
    }
    throw Unfixable("the program has other things called like the notification")
  }

  /// What a type is called that stands for a notification; empty where nothing can be made of its name.
  func stem(of name: Identity.NameSource) -> String {
    let spelled =
      switch name {
      case .raw(let raw): survey.constant(name)?.name ?? raw
      case .constant(_, let constant): constant
      }
    let suffix = "Notification"
    if spelled.first?.isUppercase == true, spelled.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return spelled.hasSuffix(suffix) && spelled != suffix ? String(spelled.dropLast(suffix.count)) : spelled
    }
    let stem = Identifier.camelCase(
      spelled.contains(".") ? TypeName.lastPart(spelled) : spelled,
      droppingSuffixes: ["NotificationName", suffix])
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }

  private static let plainValues: Set<String> = [
    "Bool", "Int", "Int32", "Int64", "UInt", "Float", "Double", "CGFloat", "TimeInterval", "String", "Data", "Date",
    "URL", "UUID", "CGRect", "CGPoint", "CGSize", "[String]", "[Int]", "[URL]", "[UUID]", "Set<String>",
  ]

  /// What most programs keep to.
  static let lineLength = 120

  /// What everybody's code names and a new type would hide.
  private static let commonTypes: Set<String> = [
    "Progress", "Process", "Operation", "Thread", "Timer", "Unit", "Data", "Date", "Error", "Result", "Task", "Host",
    "Notification", "Stream", "Scanner", "Bundle", "Measurement", "Calendar", "Locale", "Port", "Pipe", "State", "View",
    "Text", "Button", "Image", "List", "Group", "Section", "Label", "Color", "Path", "Event", "Formatter", "Never",
  ]

  private func declaration(
    of contract: PayloadContract, _ type: String, _ path: String, _ place: DeclarationHome, unit: String
  ) -> String {
    let isPublic = place.isPublic && contract.entries.allSatisfy { isVisibleOutside($0.type) }
    let access = place.isPrivate ? "fileprivate " : isPublic ? "public " : ""
    let member = isPublic ? "public " : ""
    // What is public is Sendable only where it says so.
    let conformance =
      isPublic && contract.entries.allSatisfy { Self.plainValues.contains($0.type) } ? ": Sendable" : ""
    let isNested = !place.type.isEmpty
    var lines: [String] = []
    if contract.entries.isEmpty {
      lines = [
        "/// `\(place.spoken)`, of which nothing but its arrival is read.", "\(access)enum \(type) {",
        "\(unit)\(member)static let descriptor = NotificationDescriptor<Void>(\(place.name))", "}",
      ]
    } else {
      // Nothing fails where only the sender is read, and may be another.
      let attempt = contract.entries.allSatisfy { $0.source == .sender && $0.isOptional } ? "" : "try "
      lines = ["/// What `\(place.spoken)` carries.", "\(access)struct \(type)\(conformance) {"]
      for entry in contract.entries {
        lines.append(
          "\(unit)\(member)let \(entry.property): \(entry.isOptional ? entry.optionalType(entry.type) : entry.type)")
      }
      lines += [
        "", "\(unit)\(member)static let descriptor = NotificationDescriptor<\(type)>(\(place.name)) { notification in",
      ]
      let parts = contract.entries.map(\.conversion)
      let line = "\(unit)\(unit)\(attempt)\(type)(\(parts.joined(separator: ", ")))"
      lines +=
        parts.count < 3 && line.count + (isNested ? unit.count : 0) <= Self.lineLength
        ? [line]
        : ["\(unit)\(unit)\(attempt)\(type)("]
          + parts.enumerated().map { index, part in
            "\(unit)\(unit)\(unit)\(part)\(index + 1 < parts.count ? "," : ")")"
          }
      lines += ["\(unit)}", "}"]
    }
    if isNested {
      lines = ["extension \(place.type) {"] + lines.map { $0.isEmpty ? $0 : unit + $0 } + ["}"]
    }
    return "\n\n" + lines.joined(separator: "\n")
  }
}

extension ContractEntry {
  /// How a descriptor reads it.
  fileprivate var conversion: String {
    let meta = type.contains(" ") && !type.hasPrefix("[") ? "(\(type)).self" : "\(type).self"
    let label = property.filter { $0 != "`" }
    switch source {
    case .key(_, let spelled):
      return "\(label): notification.\(isOptional ? "valueIfPresent" : "value")(\(spelled), as: \(meta))"
    case .sender:
      return isOptional ? "\(label): notification.object as? \(type)" : "\(label): notification.sender(as: \(meta))"
    }
  }
}

extension SourceText {
  /// The end of the line behind the declaration at the top level that an offset lies in.
  func endOfTopLevel(around offset: Int) -> Int {
    let around = children(outline.root).last { start($0) <= offset }
    return lineEnd(around.map { max(end($0), offset) } ?? bytes.count)
  }
}

extension SystemNotifications.Descriptor {
  /// The library's own.
  var use: DescriptorUse {
    DescriptorUse(
      reference: ".\(name)", payload: payload,
      entries: properties.map { property in
        let source: EntryPlace =
          property.key.map { key in .key(SystemNotifications.source(ofKey: key), spelled: key) } ?? .sender
        return ContractEntry(
          source: source, property: property.name, type: property.type, isOptional: property.isOptional)
      }, isAlwaysSent: true)
  }
}

extension SystemNotifications {
  /// As code spells it: `Type.constant`, a global's name, or the raw value.
  fileprivate static func source(ofKey key: String) -> Identity.NameSource {
    guard let dot = key.lastIndex(of: ".") else { return .constant(type: "", name: key) }
    return .constant(type: String(key[..<dot]), name: String(key[key.index(after: dot)...]))
  }
}
