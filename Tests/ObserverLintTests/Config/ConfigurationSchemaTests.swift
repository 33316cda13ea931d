import Foundation
import Testing

@testable import ObserverLint

/// The published schema and the linter give the same answer about a configuration.
@Suite struct ConfigurationSchemaTests {
  /// Documents without comments, since the schema's reader knows none; whether each is right.
  static let documents: [(text: String, isRight: Bool)] = [
    ("{}", true), ("[]", false), ("{\"exclude\": [\"Generated\"]}", true), ("{\"exclude\": \"Generated\"}", false),
    ("{\"exclude\": [\"\"]}", false), ("{\"exlude\": []}", false), ("{\"include\": [1]}", false),
    ("{\"requiredVersion\": \"0.1.0\"}", true), ("{\"requiredVersion\": \">=0.1, <1\"}", true),
    ("{\"requiredVersion\": \"new\"}", false), ("{\"requiredVersion\": 0.1}", false),
    ("{\"requiredVersion\": \"\"}", false), ("{\"$schema\": \"x\"}", true), ("{\"$schema\": 1}", false),
    ("{\"rules\": {\"discarded_token\": \"off\", \"unremoved_token\": \"default\"}}", true),
    ("{\"rules\": {\"discarded_token\": \"fatal\"}}", false), ("{\"rules\": {\"discarded_token\": true}}", false),
    ("{\"rules\": {\"no_such_rule\": \"off\"}}", false), ("{\"rules\": []}", false),
    ("{\"deploymentTargets\": {\"iOS\": \"8.0\", \"macOS\": \"10.11.6\", \"visionOS\": \"1\"}}", true),
    ("{\"deploymentTargets\": {\"iOS\": 8.0}}", false), ("{\"deploymentTargets\": {\"iOS\": \"8.x\"}}", false),
    ("{\"deploymentTargets\": {\"iOS\": \"1.2.3.4\"}}", false), ("{\"deploymentTargets\": {\"iPadOS\": \"8\"}}", false),
    ("{\"rewriteStyle\": \"token\"}", true), ("{\"rewriteStyle\": \"tokens\"}", false),
    ("{\"overrides\": [{\"paths\": [\"Tests\"], \"rules\": {\"discarded_token\": \"note\"}}]}", true),
    (
      "{\"catalog\": {\"removals\": {\"meaning\": \"Ours.\", \"entries\": [\"stop(_:for:)\", \"A.b\", \"c()\"]}}}", true
    ),
    ("{\"catalog\": {\"removal\": {}}}", false), ("{\"catalog\": {\"removals\": [\"stop(_:)\"]}}", false),
    ("{\"catalog\": {\"removals\": {\"entries\": [\"stop(\"]}}}", false),
    ("{\"catalog\": {\"removals\": {\"entries\": [\"stop(_)\"]}}}", false),
    ("{\"catalog\": {\"removals\": {\"entries\": [\"\"]}}}", false),
    ("{\"catalog\": {\"removals\": {\"entries\": [\"a..b\"]}}}", false),
    (
      "{\"catalog\": {\"repeatedLifecycles\": {\"rows\": [{\"repeated\": [\"a(_:)\"], \"counterparts\": [], \"isOverride\": true}]}}}",
      true
    ), ("{\"catalog\": {\"repeatedLifecycles\": {\"rows\": [{\"repeated\": []}]}}}", false),
    ("{\"catalog\": {\"repeatedLifecycles\": {\"rows\": [{\"counterparts\": [\"a\"]}]}}}", false),
    ("{\"catalog\": {\"repeatedLifecycles\": {\"rows\": [{\"repeated\": [\"a\"], \"isOverride\": 1}]}}}", false),
    ("{\"catalog\": {\"repeatedLifecycles\": {\"entries\": [\"a\"]}}}", false),
    ("{\"overrides\": [{\"rules\": {}}]}", false), ("{\"overrides\": {}}", false), ("{\"overrides\": [1]}", false),
    ("{\"overrides\": [{\"paths\": [], \"include\": []}]}", false), ("{\"extends\": 1}", false),
  ]

  @Test(arguments: documents.indices) func theLinterSaysWhetherItIsRight(index: Int) {
    let document = Self.documents[index]
    let reader = ConfigurationReader(Array(document.text.utf8), file: "/p/.observer-lint.json", version: "0.1.0")
    #expect(reader.problems.isEmpty == document.isRight, "\(document.text): \(reader.problems)")
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing)) func theSchemaSaysTheSame() throws {
    let violations = try JSONSchema.configuration.violations(in: Self.documents.map { Array($0.text.utf8) })
    try #require(violations.count == Self.documents.count)
    for (document, violation) in zip(Self.documents, violations) {
      #expect(violation.isEmpty == document.isRight, "\(document.text): \(violation)")
    }
  }
}
