/// Under which names the notification was posted that a value is: as the values given to the registrations that lead
/// there.
final class HandledNotifications {
  unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var names: [VariableID: [ValueID]?] = [:]
  /// The variables on the way to the names that are being looked for.
  private var seen: Set<VariableID> = []
  private var depth = 0
  /// True if names were left out because the search had found them already.
  private var isPart = false
  private let registrations: [CallID: Registration]
  /// Values of selectors by the name of the method.
  private lazy var selectors: [String: [ValueID]] = {
    var result: [String: [ValueID]] = [:]
    for (index, fact) in program.values.enumerated() where fact.kind == .selector && fact.name >= 0 {
      result[SelectorText(program.name(fact.name)).method, default: []].append(ValueID(index))
    }
    return result
  }()
  private lazy var namesOfSelectors = NamesOfSelectors(linked)
  /// The selectors of registrations that are spelled as a string, with the string.
  private lazy var selectorsByString: [(value: ValueID, text: String)] =
    namesOfSelectors.names.keys.sorted().compactMap { value in string(value).map { (value, $0) } }

  init(_ linked: LinkedProgram) {
    self.linked = linked
    registrations = Dictionary(linked.registrations.map { ($0.call, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The values of all names; nil where somebody unknown may hand in a notification, or it may have any name.
  func names(of notification: ValueID) -> [ValueID]? {
    let fact = program.values[notification]
    switch fact.kind {
    case .cast: return names(of: fact.base)
    case .alternatives:
      return all(program.operands(of: fact).map { names(of: $0) })
    case .call: return NotificationCreation(notification, linked).map { [$0.name] }
    case .variable: return names(ofVariable: fact.variable)
    default: return nil
    }
  }

  private func all(_ parts: [[ValueID]?]) -> [ValueID]? {
    var result: [ValueID] = []
    for part in parts {
      guard let part else { return nil }
      result += part
    }
    return result
  }

  private func names(ofVariable variable: VariableID) -> [ValueID]? {
    if let known = names[variable] { return known }
    // Whoever calls itself brings nothing new.
    guard seen.insert(variable).inserted else {
      isPart = true
      return []
    }
    let wasPart = isPart
    isPart = false
    depth += 1
    let found = find(variable)
    depth -= 1
    // A part of the names is an answer only within the search that has the others.
    if !isPart || depth == 0 { names[variable] = .some(found) }
    isPart = depth > 0 && (isPart || wasPart)
    if depth == 0 { seen = [] }
    return found
  }

  private func find(_ variable: VariableID) -> [ValueID]? {
    let fact = program.variables[variable]
    switch fact.kind {
    case .local:
      if fact.isElement { return fact.initial >= 0 ? names(ofStream: fact.initial) : nil }
      return linked.values(ofLocal: variable).flatMap { all($0.map { names(of: $0) }) }
    case .parameter where fact.function >= 0:
      let function = program.functions[fact.function]
      if function.kind == .closure { return names(givenToClosure: fact.function) }
      guard function.kind == .function || function.kind == .initializer else { return nil }
      return names(givenTo: fact.function, parameter: variable)
    default: return nil
    }
  }

  // MARK: Closures

  private func names(givenToClosure closure: FunctionID) -> [ValueID]? {
    guard let site = linked.inference.closureSites[closure] else { return nil }
    return names(handledBy: site.call)
  }

  /// The names under which the call lets its closure or function have notifications.
  private func names(handledBy call: CallID) -> [ValueID]? {
    if let registration = registrations[call] {
      return registration.kind == .block ? registration.name.map { [$0] } : nil
    }
    if linked.flow.isOwnRegistration(call) { return program.argument(call, at: 0).map { [$0] } }
    let (name, receiver) = program.callName(call)
    if name == "onReceive" { return program.argument(call, at: 0).flatMap { names(ofStream: $0) } }
    guard Catalog.streamConsumers.contains(name), let receiver else { return nil }
    return names(ofStream: receiver)
  }

  /// The name that a stream of notifications was asked for.
  private func names(ofStream stream: ValueID, depth: Int = 0) -> [ValueID]? {
    guard depth < 24 else { return nil }
    let fact = program.values[stream]
    switch fact.kind {
    case .call:
      if Catalog.notificationStreams.contains(program.fullName(fact.call)) {
        // `init`'s labels are those of a call of the same name.
        let name = program.argument(fact.call, labelled: "name") ?? program.argument(fact.call, at: 0)
        return name.map { [$0] }
      }
      let (name, receiver) = program.callName(fact.call)
      guard let receiver, Catalog.streamOperators.contains(name), !Catalog.streamMixers.contains(name) else {
        return nil
      }
      return names(ofStream: receiver, depth: depth + 1)
    case .member where Catalog.streamOperators.contains(program.name(fact.name)):
      return names(ofStream: fact.base, depth: depth + 1)
    case .variable where program.variables[fact.variable].kind == .local:
      let values = linked.values(ofLocal: fact.variable)
      return values.flatMap { $0.count == 1 ? names(ofStream: $0[0], depth: depth + 1) : nil }
    case .variable, .name, .member:
      // A constant of `self` that keeps the stream.
      guard let variable = StoredOrder(linked).variable(of: stream) else { return nil }
      let constant = program.variables[variable]
      return constant.isLet && constant.initial >= 0 ? names(ofStream: constant.initial, depth: depth + 1) : nil
    default: return nil
    }
  }

  // MARK: Functions

  private func names(givenTo function: FunctionID, parameter: VariableID) -> [ValueID]? {
    let fact = program.functions[function]
    guard !fact.isPublic else { return nil }
    var parts: [[ValueID]?] = []
    if fact.kind == .function { parts += names(selecting: function) }
    let uses = linked.mentions.uses(of: function)
    for call in uses.calls {
      parts.append(linked.inference.argument(of: call, for: parameter, of: function).flatMap { names(of: $0) })
    }
    for reference in uses.references {
      let takers = linked.callsTaking(reference)
      parts.append(takers.isEmpty ? nil : all(takers.map { names(handledBy: $0) }))
    }
    // Nobody seen to call it: the system does, or code that was not read.
    guard !parts.isEmpty else { return nil }
    return all(parts)
  }

  /// Returns the names in registrations that have the method in a selector.
  private func names(selecting function: FunctionID) -> [[ValueID]?] {
    guard let owner = linked.table.owner(of: function) else { return [] }
    let name = program.name(program.functions[function].name)
    func isRelated(_ function: FunctionID) -> Bool {
      linked.table.owner(of: function).map { linked.table.areRelated($0.id, owner.id) } ?? false
    }
    var found = selectors(naming: name).values(relatedTo: owner.id)
    found += selectorsByString.filter { value, text in
      SelectorText.isObjectiveC(text, name: name) && isRelated(program.values[value].function)
    }.map(\.value)
    return found.flatMap { value in (namesOfSelectors.names[value] ?? [nil]).map { $0.map { [$0] } } }
  }

  /// Selectors of one name by the types whose method they may mean. Many types may have one of that name.
  private struct SelectorsByType {
    private var byType: [NominalID: [ValueID]] = [:]
    private let types: TypeSelection

    init(_ values: [ValueID], _ linked: LinkedProgram) {
      for value in values {
        let fact = linked.program.values[value]
        if let type = SelectorText(linked.program.name(fact.name)).type {
          for id in linked.table.nominals(lastNamed: type) { byType[id, default: []].append(value) }
        } else if let owner = linked.table.owner(of: fact.function) {
          byType[owner.id, default: []].append(value)
        }
      }
      types = TypeSelection(byType.keys, linked.table.tree)
    }

    /// In the order of the program.
    func values(relatedTo type: NominalID) -> [ValueID] {
      Set(types.related(to: type).flatMap { byType[$0] ?? [] }).sorted()
    }
  }

  private var knownSelectors: [String: SelectorsByType] = [:]

  private func selectors(naming name: String) -> SelectorsByType {
    if let known = knownSelectors[name] { return known }
    let found = SelectorsByType(selectors[name] ?? [], linked)
    knownSelectors[name] = found
    return found
  }

  /// `"changed:"`, `Selector("changed:")`
  private func string(_ value: ValueID) -> String? {
    let fact = program.values[value]
    if fact.kind == .string, fact.name >= 0 { return program.name(fact.name) }
    guard fact.kind == .call, program.callName(fact.call).name == "Selector" else { return nil }
    return program.argument(fact.call, at: 0).flatMap { string($0) }
  }
}

/// The text in a `#selector`.
struct SelectorText {
  let method: String
  /// The type in front of the method; nil where there is none, or it is `self`'s.
  let type: String?

  init(_ text: String) {
    let parts = text.prefix { $0 != "(" }.split(separator: ".")
    method = parts.last.map(String.init) ?? ""
    let qualifier = parts.dropLast().last.map(String.init)
    type = qualifier.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
  }

  /// Returns true if an Objective-C name of a method may belong to a Swift method.
  static func isObjectiveC(_ text: String, name: String) -> Bool {
    let first = text.prefix { $0 != ":" }
    return first == name || first.hasPrefix(name + "With")
  }
}
