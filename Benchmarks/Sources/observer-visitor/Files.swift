import Foundation

/// All Swift files below a folder, hidden folders left out, as the linter and ripgrep do.
func swiftFiles(below folder: String) -> [String] {
  var found: [String] = []
  var folders = [folder]
  while let folder = folders.popLast() {
    guard let handle = opendir(folder) else { continue }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if kind == DT_DIR {
        folders.append(folder + "/" + name)
      } else if kind == DT_REG, name.hasSuffix(".swift") {
        found.append(folder + "/" + name)
      }
    }
  }
  return found
}

func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return nil }
  let size = Int(status.st_size)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
    while filled < size {
      let count = read(descriptor, buffer.baseAddress! + filled, size - filled)
      if count <= 0 { break }
      filled += count
    }
  }
}

func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { text in
    word.withUnsafeBytes { memmem(text.baseAddress, text.count, $0.baseAddress, $0.count) != nil }
  }
}

/// The C library's own, which the module Glibc does not export.
@_silgen_name("memmem")
private func memmem(
  _ text: UnsafeRawPointer?, _ textCount: Int, _ word: UnsafeRawPointer?, _ wordCount: Int
) -> UnsafeRawPointer?
