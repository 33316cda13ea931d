import ObserverLint

/// `observer-lint shadow FOLDER…`: writes the file that puts the runtime probe in the place of `NotificationCenter`
/// for the module whose sources lie in a folder.
struct ShadowCommand {
  static let fileName = "NotificationCenter+ObserverProbe.swift"

  private static let mark = "// Written by `observer-lint shadow`."

  static let text = """
    \(mark) Under the condition ObserverProbe, what this module calls NotificationCenter is the
    // probe's center, which remembers who registers. `swift test --traits ObserverProbe` sets it.
    #if ObserverProbe
      import LeakProbe

      typealias NotificationCenter = ProbeCenter
    #endif

    """

  /// Changes for the package's manifest. A target of an Xcode project has no traits: there the condition is a build
  /// setting.
  static let advice = """
    In Package.swift, with tools version 6.1 or later:
      traits: ["ObserverProbe"],
      … and in the target's dependencies:
      .product(name: "LeakProbe", package: "observer-lint", condition: .when(traits: ["ObserverProbe"])),
    In an Xcode target, which has no traits: SWIFT_ACTIVE_COMPILATION_CONDITIONS = ObserverProbe, and link LeakProbe.

    """

  private let folders: [PathBytes]

  init(_ raw: RawArguments) throws(UsageError) {
    if raw.operands.isEmpty {
      throw UsageError("'shadow' takes the folder of a target's sources, such as Sources/App")
    }
    folders = raw.operands
  }

  func run() -> Int32 {
    var status = ExitStatus.clean
    for folder in folders {
      let file = PathBytes(folder.bytes + Array("/\(Self.fileName)".utf8))
      do {
        try FileReplacement.writeOwn(Array(Self.text.utf8), to: file, beginningWith: Self.mark)
        status = max(status, StandardStreams.print("wrote \(file)\n"))
      } catch {
        StandardStreams.complain("error: \(file): \(error.explanation)")
        status = ExitStatus.failed
      }
    }
    return status == ExitStatus.clean ? StandardStreams.print(Self.advice) : status
  }
}
