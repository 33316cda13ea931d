/// Statements that remove the tokens of a property.
extension FixContext {
  /// Statements that remove what a property keeps, by its type.
  ///
  /// - Parameter spelled: how the property is spelled there. Nil: by its name.
  func removal(
    of field: VariableFact, named spelled: String? = nil, center: String, in text: SourceText
  ) throws(Unfixable) -> [String] {
    let name = spelled ?? program.spelledName(of: field)
    var type = program.writtenType(of: field)
    var isOptional = false
    if let last = type.last, last == "?" || last == "!" {
      isOptional = true
      type = String(type.dropLast())
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    }
    if type.isEmpty, field.initial >= 0, program.values[field.initial].kind == .array { type = "[Any]" }
    if let element = TypeName.element(type) {
      let isDictionary = TypeName.isDictionary(type)
      if isDictionary, isOptional { throw Unfixable(.nestedTokens, "the token is kept in an optional dictionary") }
      let elements = name + (isOptional ? " ?? []" : "") + (isDictionary ? ".values" : "")
      return try removal(ofEachIn: elements, String(element.drop { $0 == " " }), center: center, in: text)
    }
    let core = String(TypeName.core(type))
    guard ["NSObjectProtocol", "Any", "AnyObject", "NSObject"].contains(core) else {
      throw Unfixable(.unusualTokenProperty, "the property that keeps the token has an unusual form")
    }
    guard isOptional else { return ["\(center).removeObserver(\(name))"] }
    return removal(ofOptional: name, center: center, in: text)
  }

  /// A loop that removes tokens, or lists of tokens.
  private func removal(
    ofEachIn elements: String, _ type: String, center: String, in text: SourceText
  ) throws(Unfixable) -> [String] {
    let isOptional = type.hasSuffix("?")
    guard let element = TypeName.element(type) else {
      return [
        "for \(isOptional ? "case let token?" : "token") in \(elements) {",
        "\(text.indentUnit)\(center).removeObserver(token)",
        "}",
      ]
    }
    guard !isOptional, TypeName.element(String(element.drop { $0 == " " })) == nil else {
      throw Unfixable(.nestedTokens, "the token is kept in a list of a list of lists")
    }
    let inner = "tokens" + (TypeName.isDictionary(type) ? ".values" : "")
    let lines = try removal(ofEachIn: inner, String(element.drop { $0 == " " }), center: center, in: text)
    return ["for tokens in \(elements) {"] + lines.map { text.indentUnit + $0 } + ["}"]
  }

  /// Statements that remove a token that may be missing.
  func removal(ofOptional token: String, center: String, in text: SourceText) -> [String] {
    let isName =
      token == "`\(token.dropFirst().dropLast())`" || token.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let (binding, name) = isName ? (text.binding(token), token) : ("let token = \(token)", "token")
    return ["if \(binding) {", "\(text.indentUnit)\(center).removeObserver(\(name))", "}"]
  }

  /// Returns the statement that leaves a property without a token.
  func reset(of field: VariableFact) throws(Unfixable) -> String {
    let name = program.spelledName(of: field)
    let type = program.writtenType(of: field)
    guard !field.isLet else { throw Unfixable(.constantTokens, "`\(name)` is a constant, which keeps its tokens") }
    if TypeName.isOptional(type) { return "\(name) = nil" }
    if TypeName.isDictionary(type) { return "\(name) = [:]" }
    if type.isEmpty || TypeName.element(type) != nil { return "\(name) = []" }
    throw Unfixable(.constantTokens, "`\(name)` always keeps a token")
  }
}
