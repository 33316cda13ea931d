/// The types of closures' parameters that are not written.
extension TypeInference {
  /// The type of a closure's parameter that is not written, from what the closure is given to.
  func typeOfClosureParameter(_ closure: FunctionID, at position: Int) -> InferredType {
    if let site = closureSites[closure] { return typeOfParameter(at: position, site: site) }
    if let target = closureTargets[closure] {
      if case .function(let parameters, _, let owner, let file) = type(of: target) {
        return parameter(position, of: parameters, owner: owner, file: file)
      }
    }
    return .unknown
  }

  private func parameter(_ position: Int, of list: String, owner: NominalID?, file: FileID) -> InferredType {
    let parts = TypeName.list(Substring(list))
    guard position < parts.count else { return .unknown }
    var text = parts[position]
    // `(_ note: Notification)`
    if let colon = text.firstIndex(of: ":"), !text.hasPrefix("["), !text.hasPrefix("(") {
      text = text[text.index(after: colon)...]
    }
    return type(written: String(text), owner: owner, file: file)
  }

  private func typeOfParameter(at position: Int, site: (call: CallID, argument: Int)) -> InferredType {
    let full = program.fullName(site.call)
    let (name, receiver) = program.callName(site.call)
    if position == 0, isBlockRegistration(full, name: name) {
      return .nominal(table.external("Notification"))
    }
    for candidate in candidates(for: site.call) {
      guard let variable = parameter(of: candidate, at: site.argument, of: site.call) else { continue }
      if case .function(let parameters, _, let owner, let file) = type(ofVariable: variable) {
        let parts = TypeName.list(Substring(parameters))
        if position < parts.count, TypeName.core(String(parts[position])) == "Self", let receiver {
          return type(of: receiver)
        }
        let result = parameter(position, of: parameters, owner: owner, file: file)
        guard case .nominal(let id) = result, table.nominals[id].isExternal else { return result }
        return instance(of: id, madeBy: site.call, by: candidate) ?? result
      }
    }
    let instance = instance(ofTypeGivenTo: site.call, at: position)
    if !instance.isUnknown { return instance }
    let receiverType = receiver.map { type(of: $0) } ?? .unknown
    // `names.reduce(into: []) { tokens, name in … }`: the result comes before the element.
    if name == "reduce", site.argument > 0, let first = program.argument(site.call, at: 0) {
      if position == 0 {
        let isEmpty = program.values[first].kind == .array && program.values[first].operands.isEmpty
        return isEmpty ? .collection(.unknown) : type(of: first)
      }
      if position == 1, case .collection(let element) = receiverType { return element }
      return .unknown
    }
    if position == 0 {
      if case .notificationStream = receiverType, Catalog.streamConsumers.contains(name) {
        return .nominal(table.external("Notification"))
      }
      if name == "onReceive", let stream = program.argument(site.call, at: 0) {
        if case .notificationStream = type(of: stream) { return .nominal(table.external("Notification")) }
      }
      if case .collection(let element) = receiverType { return element }
      if name == "map" || name == "flatMap" { return receiverType }
    }
    return .unknown
  }

  /// `rows.bind(to: list.rx.items(cellIdentifier: "row", cellType: RowCell.self)) { index, row, cell in … }`: an instance of
  /// the type that an argument gives, where a library gives one to the closure of the call.
  private func instance(ofTypeGivenTo call: CallID, at position: Int) -> InferredType {
    var calls = [call]
    // The closure goes to what the call binds to, or to what a call returns: `list.rx.items(…)(rows) { … }`.
    for value in program.argumentRange(call).map({ program.arguments[$0].value }) + [program.calls[call].callee]
    where program.values[value].kind == .call {
      calls.append(program.values[value].call)
    }
    for call in calls {
      guard let rows = namesGivingObjects.instances[program.callNameID(call)], candidates(for: call).isEmpty else {
        continue
      }
      for row in rows where row.position == position {
        if let type = row.label == "_" ? program.argument(call, at: 0) : program.argument(call, labelled: row.label),
          case .metatype(let id) = self.type(of: type)
        {
          return isGenericParameter(id, in: program.calls[call].function) ? .unknown : .nominal(id)
        }
      }
    }
    return .unknown
  }

  /// Returns true for a type of other modules that has the name of a generic parameter in the file of a function.
  func isGenericParameter(_ id: NominalID, in function: FunctionID) -> Bool {
    table.nominals[id].isExternal
      && program.nameIDs[table.nominals[id].path].map(program.file(ofFunction: function).genericNames.contains) ?? false
  }

  /// A trailing closure hides its label: `using:` may be missing. `name` is the part of the full name before the labels.
  func isBlockRegistration(_ full: String, name: String) -> Bool {
    func isOne(_ known: String) -> Bool {
      known == full || known.hasPrefix(name + "(") && full.hasSuffix("_:)") && agree(known, full)
    }
    if let known = knownBlockRegistrations[full] { return known }
    let answer =
      Catalog.blockRegistrations.contains(where: isOne)
      || program.additions.names[.blockRegistrations]?.contains(where: isOne) ?? false
    knownBlockRegistrations[full] = answer
    return answer
  }

  /// Returns true if two full names differ in the last label at most.
  private func agree(_ known: String, _ full: String) -> Bool {
    let left = known.split(separator: ":")
    let right = full.split(separator: ":")
    return left.count == right.count && left.dropLast(2).elementsEqual(right.dropLast(2))
  }
}
