import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Swift forbids `fork`, with good reason, in what goes on to run Swift. This child only exits.
@_silgen_name("fork") private func forkProcess() -> Int32

func statusOfForkedChild() -> Int32 {
  let child = forkProcess()
  if child == 0 { exit(0) }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return (status >> 8) & 0xFF
}
