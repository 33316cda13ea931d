/// The name and the version of this tool.
public enum Tool {
  public static let name = "observer-lint"
  public static let version = "0.1.0"
}
