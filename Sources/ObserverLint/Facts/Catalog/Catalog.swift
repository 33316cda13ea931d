/// The APIs that register, remove and keep observers. `Rules/catalog` has the data, which a maintainer edits without knowing the
/// code.
enum Catalog {
  /// The entries of a list, one on each line. The lists stand in the code as text because a literal of a set makes
  /// code for every entry, and the functions that this takes were the dearest of a release build.
  @inline(never)
  static func names(_ lines: String) -> Set<String> {
    Set(lines.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) })
  }
}
