/// A descriptor as a call names it, and what must be written for it to be there.
struct DescriptorUse {
  /// `EpisodeFinished.descriptor`
  var reference: String
  /// The payload's type, as other files spell it.
  var payload: String
  /// Nil if it is unknown what it reads.
  var entries: [ContractEntry]?
  var isAlwaysSent = false
  /// The type of the senders that a call can ask for; nil for any object.
  var sender: String?
  /// The only file that can name it; nil if other files can.
  var onlyIn: Int?
  var edits: [Edit] = []
}

extension FixContext {
  /// The descriptor of a notification: the library's, the program's own, or a new one.
  func descriptor(of name: Identity.NameSource) throws(Unfixable) -> DescriptorUse {
    try lookups.declared.answer(name) { () throws(Unfixable) in try findDescriptor(of: name) }
  }

  private func findDescriptor(of name: Identity.NameSource) throws(Unfixable) -> DescriptorUse {
    if let system = SystemNotifications.notification(name)?.descriptor { return system.use }
    if let own = survey.descriptors(of: name).first(where: { $0.payload != "Notification" }) {
      return DescriptorUse(
        reference: own.reference, payload: own.payload, entries: own.entries.map { $0.map(resolved) },
        isAlwaysSent: own.entries?.contains { !$0.isOptional } ?? false, sender: own.sender,
        onlyIn: own.isPrivate ? own.file : nil)
    }
    let contract = try contracts.contract(of: name)
    if survey.ambiguous.contains(name) {
      throw Unfixable(.ambiguousName, "several constants have the notification's name")
    }
    let place = try home(of: name)
    for entry in contract.entries { try checkModules(of: entry, place) }
    let type = try freshType(
      for: name, suffixes: contract.entries.isEmpty ? ["Event", "Notice"] : ["Payload", "Contents"])
    let path = place.type.isEmpty ? type : "\(place.type).\(type)"
    let text = text(place.file)
    let declaration = text.insertion(
      at: place.offset, declaration(of: contract, type, path, place, unit: text.indentUnit), joins: true)
    if isSeenOutside(contract, place) { lookups.publicTypes[declaration.replacement] = path }
    var edits = [declaration]
    if !importsDescriptors(text) { edits.append(importEdit(text)) }
    return DescriptorUse(
      reference: "\(path).descriptor", payload: contract.entries.isEmpty ? "Void" : path, entries: contract.entries,
      isAlwaysSent: contract.isAlwaysSent, onlyIn: place.isPrivate ? place.file : nil, edits: edits)
  }

  /// Throws if the payload's file does not import the module of one of its types.
  private func checkModules(of entry: ContractEntry, _ home: DeclarationHome) throws(Unfixable) {
    var spelled = entry.type
    if case .key(_, let key) = entry.source, !key.hasPrefix("\"") { spelled += " " + key }
    let own = module(of: home.file)
    let text = text(home.file)
    let imports = text.imports.map { text.name($0) }
    for word in spelled.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      for nominal in sites.declared(String(word)) {
        let file = program.sourceFile(ofType: nominal.declaration)
        let other = module(of: file)
        if other != own, !imports.contains(where: { !$0.isEmpty && other.hasSuffix("/\($0)") }) {
          throw Unfixable(
            .payloadOfOtherModule,
            "\(nominal.path), which it carries, is of another module than the notification's name")
        }
      }
    }
  }

  /// A constant key is what it holds.
  private func resolved(_ entry: ContractEntry) -> ContractEntry {
    guard case .key(.constant(let type, let name), let spelled) = entry.source, let id = program.nameIDs[name]
    else { return entry }
    let fields = (linked.table.fieldsByName[id] ?? []).filter { field in
      let fact = program.variables[field]
      return fact.isStatic && linked.table.nominal(of: fact.owner)?.path == type
    }
    let candidates = type.isEmpty ? linked.table.globals[id] ?? [] : fields
    guard candidates.count == 1, program.variables[candidates[0]].initial >= 0,
      let names = linked.identity.names(of: program.variables[candidates[0]].initial), names.count == 1,
      let found = names.first
    else { return entry }
    var entry = entry
    entry.source = .key(found, spelled: spelled)
    return entry
  }

  // MARK: Its text

  /// Returns true if other modules can see all types of the program in a type.
  private func isVisibleOutside(_ type: String) -> Bool {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    return words.flatMap { sites.declared($0) }.allSatisfy { nominal in program.types[nominal.declaration].isPublic
    }
  }

  private func isSeenOutside(_ contract: PayloadContract, _ place: DeclarationHome) -> Bool {
    place.isPublic && contract.entries.allSatisfy { isVisibleOutside($0.type) }
  }

  private func freshType(for name: Identity.NameSource, suffixes: [String]) throws(Unfixable) -> String {
    let capital = stem(of: name)
    guard !capital.isEmpty else {
      throw Unfixable(.noPayloadName, "no name for a payload can be made of the notification's")
    }
    let candidates = [capital] + suffixes.map { capital + $0 }
    for candidate in candidates where !lookups.typeNames.contains(candidate) {
      if SystemTypes.isKnown(candidate) || Self.commonTypes.contains(candidate) { continue }
      if lookups.takenTypes.insert(candidate).inserted { return candidate }
    }
    throw Unfixable(.payloadNameTaken, "the program has other things called like the notification")
  }

  /// Returns the name of a type for a notification; empty if the notification's name gives none.
  func stem(of name: Identity.NameSource) -> String {
    let spelled =
      switch name {
      case .raw(let raw): survey.constant(name)?.name ?? raw
      case .constant(_, let constant), .text(_, let constant), .reached(_, let constant): constant
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

  static let plainValues: Set<String> = [
    "Bool", "Int", "Int32", "Int64", "UInt", "Float", "Double", "CGFloat", "TimeInterval", "String", "Data", "Date",
    "URL", "UUID", "CGRect", "CGPoint", "CGSize", "[String]", "[Int]", "[URL]", "[UUID]", "Set<String>",
  ]

  /// The length of a line that most programs keep to.
  static let lineLength = 120

  /// Common types that a new type of the same name would hide.
  private static let commonTypes: Set<String> = [
    "Progress", "Process", "Operation", "Thread", "Timer", "Unit", "Data", "Date", "Error", "Result", "Task", "Host",
    "Notification", "Stream", "Scanner", "Bundle", "Measurement", "Calendar", "Locale", "Port", "Pipe", "State", "View",
    "Text", "Button", "Image", "List", "Group", "Section", "Label", "Color", "Path", "Event", "Formatter", "Never",
  ]

  private func declaration(
    of contract: PayloadContract, _ type: String, _ path: String, _ place: DeclarationHome, unit: String
  ) -> String {
    let isPublic = isSeenOutside(contract, place)
    let access = place.isPrivate ? "fileprivate " : isPublic ? "public " : ""
    let member = isPublic ? "public " : ""
    // What is public is Sendable only where it says so.
    let conformance =
      isPublic && contract.entries.allSatisfy { Self.plainValues.contains($0.type) } ? ": Sendable" : ""
    let isNested = !place.type.isEmpty
    var lines: [String] = []
    if contract.entries.isEmpty {
      lines = [
        "/// `\(place.spoken)`, whose payload nothing reads.", "\(access)enum \(type) {",
        "\(unit)\(member)static let descriptor = NotificationDescriptor(\(place.name))", "}",
      ]
    } else {
      // Nothing fails where only the sender is read, and may be another.
      let attempt = contract.entries.allSatisfy { $0.source == .sender && $0.isOptional } ? "" : "try "
      lines = ["/// The payload of `\(place.spoken)`.", "\(access)struct \(type)\(conformance) {"]
      for entry in contract.entries {
        lines.append(
          "\(unit)\(member)let \(entry.property): \(entry.isOptional ? entry.optionalType(entry.type) : entry.type)")
      }
      lines += [
        "",
        "\(unit)\(member)static let descriptor = NotificationReader(\(place.name), as: \(type).self) { notification in",
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
  /// The way in which a descriptor reads it.
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
      }, isAlwaysSent: true, sender: properties.count == 1 && properties[0].key == nil ? payload : nil)
  }
}

extension SystemNotifications {
  /// The spelling in code: `Type.constant`, a global's name, or the raw value.
  fileprivate static func source(ofKey key: String) -> Identity.NameSource {
    guard let dot = key.lastIndex(of: ".") else { return .constant(type: "", name: key) }
    return .constant(type: String(key[..<dot]), name: String(key[key.index(after: dot)...]))
  }
}
