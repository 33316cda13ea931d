/// Removals by the name and the object of a registration.
extension FixContext {
  /// `center.`, as it stands before the call's own name.
  func receiver(of call: NodeID, _ text: SourceText) -> String {
    text.text(text.start(call)..<Int(text.lexeme(text.node(text.node(call).child).name).start))
  }

  /// A removal by the name and object of a selector-based registration.
  func removalByName(
    _ registration: Registration, receiver: String, of observer: String, to target: SourceText
  ) throws(Unfixable) -> String {
    let (name, object) = try nameAndObject(of: registration, to: target)
    return "\(receiver)removeObserver(\(observer), name: \(name), object: \(object))"
  }

  /// Returns the name and the object of a registration, as other methods of the observer can spell them. The object is
  /// `nil`, any object, if they cannot spell it or if it may be another object by then.
  func nameAndObject(
    of registration: Registration, to target: SourceText
  ) throws(Unfixable) -> (name: String, object: String) {
    let (node, text) = try code(of: registration.call)
    let function = program.function(ofCall: registration.call)
    guard let name = text.argument(labelled: "name", of: node) else {
      throw Unfixable(.unsupportedForm, "the registration has a form that the fix does not support")
    }
    let spelled = try carried(name, text, in: function, to: target, "the name")
    let object = text.argument(labelled: "object", of: node).flatMap {
      isLasting($0, text, in: function) ? try? carried($0, text, in: function, to: target, "the object") : nil
    }
    if spelled == "nil", object ?? "nil" == "nil" {
      throw Unfixable(
        .registeredForEveryName, "the observer is registered for every name, so no name says what to remove")
    }
    return (spelled, object ?? "nil")
  }
}

extension SourceText {
  /// The value of the argument with that label.
  func argument(labelled label: String, of call: NodeID) -> NodeID? {
    children(call).dropFirst().first { kind($0) == .argument && outline.string(node($0).label) == label }
      .flatMap { children($0).first }
  }
}
