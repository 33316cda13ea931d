/// The spelling of an expression in other methods of the same object.
extension FixContext {
  /// Returns the text of an expression that means the same in every method of its object.
  ///
  /// - Parameters:
  ///   - target: the file that the text goes to.
  ///   - loop: a loop that goes there, too. Its locals mean the same.
  func carried(
    _ node: NodeID, _ text: SourceText, in function: FunctionID, to target: SourceText, _ what: String,
    within loop: Range<Int> = 0..<0
  ) throws(Unfixable) -> String {
    if let field = fieldThatKeeps(node, text, in: function) { return field }
    let node = localValue(node, text, in: function) ?? node
    let range = text.start(node)..<text.end(node)
    for value in bodies.values(in: range, ofBodyAround: function) {
      let fact = program.values[value]
      switch fact.kind {
      case .variable:
        let variable = program.variables[fact.variable]
        if variable.kind == .local || variable.kind == .parameter, !loop.contains(Int(variable.offset)) {
          throw Unfixable(
            .knownOnlyAtRegistration,
            "\(what) is made of `\(program.name(variable.name))`, which is known only where the observer is registered")
        }
      case .closure: throw Unfixable(.madeByClosure, "\(what) is made by a closure")
      case .name, .member:
        if target.file != text.file, isHidden(value) {
          throw Unfixable(.privateToOtherFile, "\(what) is made of what is private to another file")
        }
      default: break
      }
    }
    let spelled = text.oneLine(range)
    return spelled.hasPrefix("self?.") ? "self." + spelled.dropFirst(6) : spelled
  }

  /// Returns true if an expression names the same object whenever it runs: `self`, constants, and what types of other
  /// modules hand out.
  func isLasting(_ node: NodeID, _ text: SourceText, in function: FunctionID) -> Bool {
    if let local = local(node, text, in: function) {
      if let field = fieldKeeping(local, in: function) { return program.variables[field].isLet }
      return localValue(node, text, in: function).map { isLasting($0, text, in: function) } ?? false
    }
    switch text.kind(node) {
    case .selfExpression, .nilLiteral: return true
    case .optionalChain, .forceUnwrap: return isLasting(text.node(node).child, text, in: function)
    case .identifier: return isConstant(text.name(node)) ?? isType(node, text)
    case .member:
      let base = text.node(node).child
      guard base >= 0, isLasting(base, text, in: function) else { return false }
      return isConstant(text.name(node)) ?? isTypeElsewhere(base, text)
    case .call:
      // `AVAudioSession.sharedInstance()`, but not `AVAudioSession()`.
      let callee = text.node(node).child
      guard text.children(node).count == 1, text.kind(callee) == .member, text.name(callee) != "init",
        let base = text.children(callee).first
      else { return false }
      return isTypeElsewhere(base, text)
    default: return false
    }
  }

  private func isType(_ node: NodeID, _ text: SourceText) -> Bool {
    text.kind(node) == .identifier && text.name(node).first?.isUppercase ?? false
  }

  private func isTypeElsewhere(_ node: NodeID, _ text: SourceText) -> Bool {
    isType(node, text) && !(sites.nominalsByLastName[text.name(node)] ?? []).contains { !$0.isExternal }
  }

  /// Returns true if each property and global variable of the name is a constant; nil if the program declares none.
  private func isConstant(_ name: String) -> Bool? {
    guard let id = program.nameIDs[name] else { return nil }
    let declared = (linked.table.fieldsByName[id] ?? []) + (linked.table.globals[id] ?? [])
    return declared.isEmpty ? nil : declared.allSatisfy { program.variables[$0].isLet }
  }

  private func isHidden(_ value: ValueID) -> Bool {
    guard let variable = StoredOrder(linked).variable(of: value) else { return false }
    return program.variables[variable].isHidden
  }

  /// The local or parameter that an expression is.
  private func local(_ node: NodeID, _ text: SourceText, in function: FunctionID) -> VariableID? {
    guard text.kind(node) == .identifier else { return nil }
    return bodies.values(at: text.start(node), ofBodyAround: function).lazy
      .map { self.program.values[$0] }.first { $0.kind == .variable }?.variable
  }

  /// The name of that property.
  private func fieldThatKeeps(_ node: NodeID, _ text: SourceText, in function: FunctionID) -> String? {
    guard let local = local(node, text, in: function), let field = fieldKeeping(local, in: function) else { return nil }
    return program.name(program.variables[field].name)
  }

  /// The property of self that the same method stores a local or parameter in.
  private func fieldKeeping(_ local: VariableID, in function: FunctionID) -> VariableID? {
    let targets = bodies.targets(storing: local, inBodyAround: function)
    let kept = targets.compactMap { target -> VariableID? in
      guard let field = StoredOrder(linked).variable(of: target), program.variables[field].kind == .field,
        !program.variables[field].isStatic
      else { return nil }
      return field
    }
    return kept.count == 1 ? kept[0] : nil
  }

  /// Returns the first value of a local constant.
  private func localValue(_ node: NodeID, _ text: SourceText, in function: FunctionID) -> NodeID? {
    guard let local = local(node, text, in: function) else { return nil }
    let variable = program.variables[local]
    guard variable.kind == .local, variable.isLet, !variable.isElement, variable.initial >= 0,
      let name = text.boundName(at: Int(variable.offset)), let declaration = text.ancestor(name, [.variableDecl]),
      let initial = text.children(declaration).last, text.kind(initial) != .pattern, text.kind(initial) != .typeName,
      text.kind(initial) != .accessor
    else { return nil }
    return initial
  }
}

extension SourceText {
  func boundName(at offset: Int) -> NodeID? { places.boundNames.first(at: offset) }

  /// Code without the line breaks in it.
  func oneLine(_ range: Range<Int>) -> String {
    let lines = text(range).split(whereSeparator: \.isNewline).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      return String(trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    return lines.dropFirst().reduce(lines.first ?? "") { result, line in
      let isTight = line.hasPrefix(".") || line.hasPrefix(")") || result.hasSuffix("(")
      return result + (isTight ? "" : " ") + line
    }
  }
}
