import SwiftParser
import SwiftSyntax

/// The text of each string literal in a file, and the line it begins at.
func stringLiterals(in bytes: [UInt8]) -> [(text: [UInt8], line: Int)] {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let collector = LiteralCollector(SourceLocationConverter(fileName: "", tree: tree))
  collector.walk(tree)
  return collector.literals
}

private final class LiteralCollector: SyntaxVisitor {
  var literals: [(text: [UInt8], line: Int)] = []
  private let locations: SourceLocationConverter

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = literal.representedLiteralValue else { return .visitChildren }
    // The tests mark places in their sources with digits in boxes: 1\u{FE0F}\u{20E3}.
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar == "\u{20E3}", scalars.count >= 2, scalars.last == "\u{FE0F}" {
        scalars.removeLast(2)
      } else {
        scalars.append(scalar)
      }
    }
    var unmarked = String.UnicodeScalarView()
    unmarked.append(contentsOf: scalars)
    literals.append((Array(String(unmarked).utf8), locations.location(for: literal.position).line))
    return .skipChildren
  }
}
