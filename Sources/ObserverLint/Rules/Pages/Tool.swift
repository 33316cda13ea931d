/// The name, the version and the address of this tool.
public enum Tool {
  public static let name = "observer-lint"
  public static let version = "0.1.0"
  /// The address of the project. The project is not published yet, so the address is one for examples (RFC 2606).
  /// Write the real address here before you publish the project.
  package static let home = "https://example.org/observer-lint"
}
