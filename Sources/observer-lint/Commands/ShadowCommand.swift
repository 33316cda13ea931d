import ObserverLint

/// `observer-lint shadow FOLDER…`: writes the file that puts the runtime probe in the place of `NotificationCenter`
/// for the module whose sources lie in a folder.
struct ShadowCommand {
  /// Changes for the package's manifest. A target of an Xcode project has no traits: there the condition is a build
  /// setting.
  static let advice = """
    In Package.swift, with tools version 6.1 or later:
      traits: ["ObserverProbe"],
      … and in the target's dependencies:
      .product(name: "LeakProbe", package: "observer-lint", condition: .when(traits: ["ObserverProbe"])),
    Targets that depend on this one and name NotificationCenter, tests among them, need the same.
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
      let file = PathBytes(folder.bytes + Array("/\(ShadowFile.name)".utf8))
      do {
        if !ShadowFile.mayBeWritten(at: file) {
          StandardStreams.complain(
            "error: \(file): left as it is: it was not written by this command, or was changed since; move it away, or "
              + "delete it, to have it written anew")
          status = ExitStatus.failed
          continue
        }
        try FileReplacement.writeOwn(Array(ShadowFile.text.utf8), to: file, beginningWith: ShadowFile.mark)
        status = max(status, StandardStreams.print("wrote \(file)\n"))
      } catch {
        StandardStreams.complain("error: \(file): \(error.explanation)")
        status = ExitStatus.failed
      }
    }
    return status == ExitStatus.clean ? StandardStreams.print(Self.advice) : status
  }
}
