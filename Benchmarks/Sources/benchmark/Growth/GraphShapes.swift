/// Shapes whose parts refer to one another.
extension GrowthShape {
  static let graphs: [GrowthShape] = [
    .file("class hierarchy", of: "classes", upTo: 10_000) { size in
      "import Foundation\n\nclass C0: NSObject {\n  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\n\n"
        + (1...size).map { index in
          """
          class C\(index): C\(index - 1) {
            func start\(index)() {
              NotificationCenter.default.addObserver(self, selector: #selector(go\(index)), name: .n, object: nil)
            }
            @objc func go\(index)() {}
          }

          """
        }.joined()
    },
    .file("class hierarchy that leaks", of: "classes", upTo: 10_000) { size in
      "import Foundation\n\nclass C0: NSObject {}\n\n"
        + (1...size).map { index in
          """
          class C\(index): C\(index - 1) {
            var token\(index): NSObjectProtocol?
            func start\(index)() {
              NotificationCenter.default.addObserver(self, selector: #selector(go\(index)), name: .n\(index), object: nil)
              token\(index) = NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }
            }
            @objc func go\(index)() {}
          }

          """
        }.joined()
    },
    .file("class hierarchy that overrides", of: "classes", upTo: 10_000) { size in
      """
      import Foundation

      class C0: NSObject {
        var token: NSObjectProtocol?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }
        }
        func stop() {}
      }


      """
        + (1...size).map { index in
          """
          class C\(index): C\(index - 1) {
            override func start() {
              super.start()
              NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n, object: nil)
            }
            override func stop() {
              super.stop()
              if let token { NotificationCenter.default.removeObserver(token) }
            }
            @objc override func go() {}
          }

          """
        }.joined()
    },
    .file("subclasses of one class", of: "classes", upTo: 100_000) { size in
      "import Foundation\n\nclass Base: NSObject {\n  deinit {\n    NotificationCenter.default.removeObserver(self)\n  }\n}\n\n"
        + (0..<size).map { index in
          """
          final class C\(index): Base {
            func start() {
              NotificationCenter.default.addObserver(self, selector: #selector(go), name: .n, object: nil)
            }
            @objc func go() {}
          }

          """
        }.joined()
    },
    .file("ring of helpers", of: "functions", upTo: 100_000) { size in
      """
      import Foundation

      func begin() {
        h0(NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() })
      }


      """ + (0..<size).map { "func h\($0)(_ token: NSObjectProtocol) {\n  h\(($0 + 1) % size)(token)\n}\n\n" }.joined()
    },
    .file("chain of wrappers", of: "functions", upTo: 100_000) { size in
      """
      import Foundation

      func w0() -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }
      }


      """ + (1...size).map { "func w\($0)() -> NSObjectProtocol {\n  return w\($0 - 1)()\n}\n\n" }.joined()
        + "func end() {\n  _ = w\(size)()\n}\n"
    },
    .file("chain of closures", of: "functions", upTo: 100_000) { size in
      """
      import Foundation

      func w0(_ work: @escaping (NSObjectProtocol) -> Void) {
        work(NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() })
      }


      """
        + (1...size).map {
          "func w\($0)(_ work: @escaping (NSObjectProtocol) -> Void) {\n  w\($0 - 1) { work($0) }\n}\n\n"
        }.joined()
        + "func end() {\n  w\(size) { NotificationCenter.default.removeObserver($0) }\n}\n"
    },
    .file("type aliases in a chain", of: "aliases", upTo: 10_000) { size in
      leak + "typealias A0 = NotificationCenter\n" + (1...size).map { "typealias A\($0) = A\($0 - 1)\n" }.joined()
        + "func end() {\n  A\(size).default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() }\n}\n"
    },
    .file("protocols in a chain", of: "protocols", upTo: 10_000) { size in
      leak + "protocol P0 {\n  func keep(_ token: NSObjectProtocol)\n}\n"
        + (1...size).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined() + """
          func end(_ keeper: any P\(size)) {
            keeper.keep(NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() })
          }

          """
    },
    .file("everybody calls everybody", of: "calls", upTo: 250_000) { size in
      let count = max(2, Int(Double(size).squareRoot()))
      return leak
        + (0..<count).map { index in
          "func f\(index)(_ token: NSObjectProtocol) {\n" + (0..<count).map { "  f\($0)(token)\n" }.joined() + "}\n"
        }.joined()
        + "func begin() {\n  f0(NotificationCenter.default.addObserver(forName: .n, object: nil, queue: nil) { _ in go() })\n}\n"
    },
    .file("layers of helpers that hand on a model", of: "calls", upTo: 250_000) { size in
      let count = max(2, Int((Double(size) / 8).squareRoot()))
      let helpers = (1..<10).map { layer in
        (0..<count).map { index in
          let next = (0..<count).map { " f\(layer - 1)_\($0)(c, s);" }.joined()
          let calls = layer > 1 ? next : " c.configure(s.model(1))"
          return "  func f\(layer)_\(index)(_ c: RowCell, _ s: Store) {\(calls) }\n"
        }.joined()
      }
      return """
        import Combine
        import UIKit
        final class Model { @Published var title = "" }
        final class Store {
          var models: [Int: Model] = [:]
          func model(_ id: Int) -> Model {
            if let model = models[id] { return model }
            let model = Model()
            models[id] = model
            return model
          }
        }
        final class RowCell: UITableViewCell {
          var bag = Set<AnyCancellable>()
          func configure(_ m: Model) { m.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag) }
        }
        final class ListController: UITableViewController {
          let store = Store()
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "row", for: i) as! RowCell
        \((0..<count).map { "    f9_\($0)(cell, store)\n" }.joined())    return cell
          }
        \(helpers.joined())}

        """
    },
  ]
}
