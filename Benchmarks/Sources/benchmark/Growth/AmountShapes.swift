/// Shapes with very many of one thing side by side.
extension GrowthShape {
  static let amounts: [GrowthShape] = [
    .file("selector registrations in one type", of: "registrations", upTo: 1_000_000) { size in
      """
      import Foundation

      final class Hub: NSObject {
        func start() {

      """
        + (0..<size).map {
          "    NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n\($0), object: nil)\n"
        }.joined() + """
            }

            @objc func go() {}

            deinit {
              NotificationCenter.default.removeObserver(self, name: .n0, object: nil)
            }
          }

          """
    },
    .file("registrations of one name", of: "registrations", upTo: 100_000) { size in
      "import Foundation\n\nfinal class Hub: NSObject {\n  var isOn = false\n  func start() {\n"
        + String(
          repeating: """
                if isOn {
                  NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n, object: nil)
                }

            """, count: size)
        + "  }\n\n  @objc func go() {}\n\n  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\n"
    },
    .file("registrations on one line", of: "registrations", upTo: 100_000) { size in
      "import Foundation\n\nfinal class Hub: NSObject {\n  func start() { "
        + (0..<size).map {
          "NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n\($0), object: nil); "
        }.joined() + "}\n\n  @objc func go() {}\n}\n"
    },
    .file("block registrations in one type", of: "registrations", upTo: 1_000_000) { size in
      """
      import Foundation

      final class Hub {
        var tokens: [NSObjectProtocol] = []

        func start() {

      """
        + (0..<size).map {
          "    tokens.append(NotificationCenter.default.addObserver(forName: .n\($0), object: nil, queue: nil) { _ in go() })\n"
        }.joined() + """
            }

            deinit {
              tokens.forEach(NotificationCenter.default.removeObserver)
            }
          }

          """
    },
    .file("registrations and removals by name", of: "registrations", upTo: 100_000) { size in
      let calls = (0..<size).map { index in
        """
            NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n\(index), object: nil)
            NotificationCenter.default.removeObserver(self, name: .n\(index), object: nil)

        """
      }
      return "import Foundation\n\nfinal class Hub: NSObject {\n  func start() {\n" + calls.joined()
        + "  }\n\n  @objc func go() {}\n}\n"
    },
    .file("token properties in one type", of: "properties", upTo: 100_000) { size in
      "import Foundation\n\nfinal class Hub {\n"
        + (0..<size).map { index in
          """
            var t\(index): NSObjectProtocol?
            func start\(index)() {
              t\(index) = NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }
            }
            func stop\(index)() {
              if let t\(index) { NotificationCenter.default.removeObserver(t\(index)) }
            }

          """
        }.joined() + "}\n"
    },
    .file("types that all observe", of: "types", upTo: 100_000) { size in
      "import Foundation\n\n"
        + (0..<size).map { index in
          """
          final class Model\(index) {
            private var token: NSObjectProtocol?
            func start() {
              let made\(index) = NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }
              token = made\(index)
            }
            func stop() {
              if let token { NotificationCenter.default.removeObserver(token) }
            }
          }

          """
        }.joined()
    },
    .file("wrappers of one name, receivers unknown", of: "types", upTo: 100_000) { size in
      "import Foundation\nimport Elsewhere\n\n"
        + (0..<size).map { index in
          """
          final class Source\(index) {
            func observe(_ work: @escaping () -> Void) -> NSObjectProtocol {
              NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in work() }
            }
          }
          final class User\(index) {
            var token: NSObjectProtocol?
            func start() {
              token = somewhere.source().observe { go() }
            }
          }

          """
        }.joined()
    },
    .file("callers of one wrapper", of: "calls", upTo: 1_000_000) { size in
      """
      import Foundation

      func token(_ work: @escaping () -> Void) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in work() }
      }

      func callers() {

      """ + String(repeating: "  keep(token { go() })\n", count: size) + """
        }

        func keep(_ token: NSObjectProtocol) {
          NotificationCenter.default.removeObserver(token)
        }

        """
    },
    .file("extensions of one type", of: "extensions", upTo: 100_000) { size in
      "import Foundation\n\nfinal class Hub {\n  var tokens: [NSObjectProtocol] = []\n}\n\n"
        + (0..<size).map { index in
          """
          extension Hub {
            func start\(index)() {
              tokens.append(NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() })
            }
          }

          """
        }.joined()
    },
    .file("casts of one user info", of: "casts", upTo: 1_000_000) { size in
      "import Foundation\n\nfunc handle(_ note: Notification) {\n"
        + (0..<size).map { "  use(note.userInfo?[\"k\($0)\"] as? String)\n" }.joined() + "}\n"
    },
    .file("locals of one function", of: "locals", upTo: 100_000) { size in
      leak
        + "func locals() {\n  let l0 = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in go() }\n"
        + (1...size).map { "  let l\($0) = l\($0 - 1)\n" }.joined() + "  keep(l\(size))\n}\n"
    },
  ]
}
