/// The rules' pages, as `observer-lint rules RULE` prints them.
enum RulePages {
  static let all: [(id: String, markdown: String)] = []
}
