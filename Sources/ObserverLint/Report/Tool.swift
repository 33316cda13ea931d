/// What this tool calls itself.
public enum Tool {
  public static let name = "observer-lint"
  public static let version = "0.1.0"
}
