/// The name, the version and the address of this tool.
public enum Tool {
  public static let name = "observer-lint"
  public static let version = "0.1.0"
  /// Where the project can be read. Nobody has published it yet, so the name is RFC 2606's for examples: whoever
  /// publishes the project writes the address here.
  package static let home = "https://example.org/observer-lint"
}
