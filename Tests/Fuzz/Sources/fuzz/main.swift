import Foundation

do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  exit(try Fuzzer(arguments).run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
  exit(2)
}
