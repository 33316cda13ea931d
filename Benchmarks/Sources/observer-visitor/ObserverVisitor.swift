import SwiftSyntax

/// Counts what SwiftLint's two observer rules would report, by the same means: the syntax around each call, one file at a time.
///
/// Written from what `discarded_notification_center_observer` and `notification_center_detachment` are documented to report.
final class ObserverVisitor: SyntaxVisitor {
  private(set) var findings = 0
  private var isInClass = [false]

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    isInClass.append(true)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    isInClass.removeLast()
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isInClass.append(false)
    return .visitChildren
  }

  override func visitPost(_ node: DeinitializerDeclSyntax) {
    isInClass.removeLast()
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    switch callee.declName.baseName.text {
    case "addObserver": if registersBlock(node), dropsResult(node) { findings += 1 }
    case "removeObserver": if isInClass.last == true, detachesSelf(node, callee) { findings += 1 }
    default: break
    }
  }

  private func registersBlock(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    return labels == ["forName", "object", "queue", "using"]
      || labels == ["forName", "object", "queue"] && call.trailingClosure != nil
  }

  private func dropsResult(_ call: FunctionCallExprSyntax) -> Bool {
    if call.parent?.is(CodeBlockItemSyntax.self) == true {
      return !isResultOfItsBody(call) || isInDiscardableFunction(call)
    }
    if call.parent?.is(ReturnStmtSyntax.self) == true { return isInDiscardableFunction(call) }
    guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// A single expression is its function's result, without the word `return`.
  private func isResultOfItsBody(_ call: FunctionCallExprSyntax) -> Bool {
    guard let items = call.parent?.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
      let function = enclosingFunction(of: Syntax(items)), function.body?.statements.id == items.id
    else { return false }
    return function.signature.returnClause != nil
  }

  private func isInDiscardableFunction(_ call: FunctionCallExprSyntax) -> Bool {
    guard let function = enclosingFunction(of: Syntax(call)) else { return false }
    return function.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "discardableResult"
    }
  }

  private func enclosingFunction(of node: Syntax) -> FunctionDeclSyntax? {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) { return function }
      if current.is(ClosureExprSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  private func detachesSelf(_ call: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax) -> Bool {
    call.arguments.count == 1
      && call.arguments.first?.label == nil
      && call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      && callee.base?.trimmedDescription == "NotificationCenter.default"
  }
}
