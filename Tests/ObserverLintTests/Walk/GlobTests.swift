import Testing

@testable import ObserverLint

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift"), ("A?.swift", "AB.swift"), ("[a-c]x", "bx"), ("[!a]x", "bx"), ("\\*", "*"),
    ("*a*b*", "xxaxxb"), ("[[:digit:]]", "7"), ("[]x]", "]"),
  ])
  func matchesName(pattern: String, name: String) {
    #expect(Glob(Array(pattern.utf8)[...], acrossFolders: false).matches(Array(name.utf8)[...]))
  }

  @Test(arguments: [
    ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**/b", "b"), ("**/b", "a/b"), ("a/**", "a/b/c"),
    ("a/*/c*d/**/*.swift", "a/b/cxd/e/f.swift"),
  ])
  func matchesPath(pattern: String, path: String) {
    #expect(Glob(Array(pattern.utf8)[...], acrossFolders: true).matches(Array(path.utf8)[...]))
  }

  @Test(arguments: [
    ("a/*", "a/b/c"), ("a/**", "a"), ("a?b", "a/b"), ("a/[", "a/["), ("a/b\\", "a/b\\"),
  ])
  func matchesNot(pattern: String, path: String) {
    #expect(!Glob(Array(pattern.utf8)[...], acrossFolders: true).matches(Array(path.utf8)[...]))
  }
}
