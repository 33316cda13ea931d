import Foundation
import Testing

/// The plugins in a package that depends on them, from source and with the binary of a release.
@Suite struct PluginTests {
  static let leak = "Sources/Player/Player.swift:10:32: error: "

  @Test func thePluginsOfAClone() throws {
    // Named, because a path dependency's identity is otherwise the name of the folder that the project was cloned into.
    try check(
      SamplePackage(
        dependency: Repository.root, named: "observer-lint",
        buildFolder: Repository.clone?.appendingPathComponent(".build")))
  }

  @Test func thePluginsOfARelease() throws {
    let dist = try TemporaryFolder()
    let release = try Shell("Scripts/build-release '\(dist.url.path)'", in: Repository.root)
    try #require(release.status == 0, "\(release.text)")
    let plugins = dist.url.appendingPathComponent("observer-lint-plugins")
    try check(SamplePackage(dependency: plugins, named: "observer-lint-plugins"))
    try checkArchives(in: dist.url)
  }

  private func check(_ sample: SamplePackage) throws {
    let leaking = try sample.run("swift build")
    #expect(leaking.status != 0)
    // The other token is removed by another target, which the plugin lets the linter see.
    #expect(leaking.text.matches(of: /Player\.swift:\d+:\d+: error/).count == 1, "\(leaking.text)")
    #expect(leaking.text.contains(Self.leak), "\(leaking.text)")

    let page = Repository.root.appendingPathComponent("Docs/integrations.md")
    let commands = try DocumentedCommand.all(in: page).filter { $0.text.hasPrefix("swift package ") }
    #expect(commands.count == 3)
    for command in commands {
      let run = try sample.run(command.text)
      #expect(run.status == command.status, "\(command.text)\n\(run.text)")
      if command.text.contains("--format xcode") { #expect(run.text.contains(Self.leak), "\(run.text)") }
    }
    #expect(try sample.run("cat report.json").text.contains("discarded_token"))

    try sample.writePlayer(leaks: false)
    let mended = try sample.run("swift build && swift package observer-lint")
    #expect(mended.status == 0, "\(mended.text)")
  }

  /// The archive holds a command that needs nothing of Swift's, and the checksums are those of the files.
  private func checkArchives(in folder: URL) throws {
    let unpacked = try Shell(
      """
      set -e
      if command -v sha256sum >/dev/null; then sha256sum -c checksums.txt; else shasum -a 256 -c checksums.txt; fi
      mkdir unpacked && tar -xzf observer-lint-*.tar.gz -C unpacked --strip-components 1
      unpacked/observer-lint --version
      ls unpacked unpacked/completions
      if command -v ldd >/dev/null; then ldd unpacked/observer-lint; fi
      """, in: folder)
    #expect(unpacked.status == 0, "\(unpacked.text)")
    #expect(unpacked.text.contains("observer-lint 0."))
    #expect(unpacked.text.contains("LICENSE") && unpacked.text.contains("observer-lint.fish"))
    #expect(!unpacked.text.contains("libswift"), "\(unpacked.text)")
    try checkPackages(in: folder)
  }

  /// The files for package managers lead to the archive and have its checksum. Debian's package holds a command that runs.
  private func checkPackages(in folder: URL) throws {
    let checked = try Shell(
      """
      set -e
      sum=$(grep -F '.tar.gz' checksums.txt | cut -d ' ' -f 1)
      archive=$(ls observer-lint-*.tar.gz)
      for file in observer-lint.rb mise.toml; do grep -q "$sum" $file; grep -q "/$archive\\"" $file; done
      grep -q "ADD $archive" Containerfile
      grep -q '@0\\.' Mintfile
      if command -v ruby >/dev/null; then ruby -c observer-lint.rb; fi
      if python3 -c 'import tomllib' 2>/dev/null; then
        python3 -c 'import tomllib; print(tomllib.load(open("mise.toml", "rb"))["tools"]["http:observer-lint"]["version"])'
      fi
      if command -v dpkg-deb >/dev/null; then
        mkdir deb && dpkg-deb --extract observer-lint_*.deb deb
        test "$(deb/usr/bin/observer-lint version)" = "$(unpacked/observer-lint version)"
        dpkg-deb --field observer-lint_*.deb Depends | grep -q libc6
        test -s deb/usr/share/bash-completion/completions/observer-lint
        test "$(stat -c %a deb/usr/bin/observer-lint)" = 755
      fi
      """, in: folder)
    #expect(checked.status == 0, "\(checked.text)")
  }
}
