extension FixContext {
  /// Returns the spelling of a registration's center in the `deinit` of its owner.
  func lastingCenter(_ center: ValueID?, owner: OwningClass) throws(Unfixable) -> String {
    guard let center else { throw Unfixable(.centerIsSelf, "the center is self, which may be any center") }
    if isParameterOfOthers(center) {
      throw Unfixable(
        .centerIsParameter,
        "the center is a parameter, which may be another one next time; keep the token where it is chosen")
    }
    // A constant of the owner that the registration names, whatever else it may be given.
    let origins = Set(linked.flow.incoming.nearest(from: center.node, limit: 50))
    let constants = owners.fields(of: owner).centers
    if let named = constants.first(where: { origins.contains($0.node) }) { return spelling(of: named) }
    let parameter = origins.sorted().lazy.compactMap { self.parameterOfOthers($0) }.first
    let sources = linked.identity.sources(of: center)
    if parameter == nil, sources.count == 1, let source = sources.first {
      let fields = owners.fields(of: owner)
      if let variable = fields.centerVariable, fields.variable(namedBy: center) == variable {
        let fact = program.variables[variable]
        return program.spelledName(of: fact) + (program.writtenType(of: fact).hasSuffix("?") ? "?" : "")
      }
      switch source {
      case .standard: return foundationName("NotificationCenter", in: owner.nominal.path) + ".default"
      case .workspace: return "NSWorkspace.shared.notificationCenter"
      case .distributed: return "DistributedNotificationCenter.default()"
      case .made, .injected: break
      }
    }
    // A constant that was set from the same center.
    if let same = constants.first(where: { !origins.isDisjoint(with: $0.origins) }) { return spelling(of: same) }
    if let parameter {
      throw Unfixable(
        .centerNotKept,
        "the center comes with the parameter `\(parameter)`, and is not kept; keep it in a constant of "
          + owner.nominal.path)
    }
    throw Unfixable(
      .centerNotKept, "the center is not kept where its owner ends; keep it in a constant of \(owner.nominal.path)")
  }

  /// A removal on a center that may be missing is none there.
  private func spelling(of constant: OwnedFields.CenterConstant) -> String {
    constant.name + (constant.isOptional ? "?" : "")
  }

  /// Returns true if the center is a parameter of a method that unknown code may call with another center.
  private func isParameterOfOthers(_ center: ValueID) -> Bool {
    let fact = program.values[center]
    guard fact.kind == .variable, program.variables[fact.variable].kind == .parameter else { return false }
    let function = program.variables[fact.variable].function
    guard function >= 0 else { return true }
    let owner = program.functions[function]
    return owner.kind != .initializer && !owner.isPrivate
  }

  /// The name of a parameter that unknown code may give another center; nil for other nodes.
  private func parameterOfOthers(_ node: FlowNodeID) -> String? {
    guard let id = linked.flow.variable(ofNode: node) else { return nil }
    let variable = program.variables[id]
    guard variable.kind == .parameter, variable.function >= 0 else { return nil }
    let function = program.functions[variable.function]
    guard function.kind == .initializer || function.kind == .function, !function.isPrivate,
      function.owner < 0 || !program.types[function.owner].isPrivate
    else { return nil }
    return program.name(variable.name)
  }
}
