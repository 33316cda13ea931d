import ObserverLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command line as the system gave it. `CommandLine.arguments` repairs what is not UTF-8, and a repaired path
/// names no file.
enum ArgumentBytes {
  /// Without the command's own name.
  static var all: [PathBytes] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      return PathBytes(UnsafeRawBufferPointer(start: argument, count: strlen(argument)).map { $0 })
    }
  }
}
