/// Numbers with their nouns, as in "1 file" and "2 files".
package enum Counted {
  package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
