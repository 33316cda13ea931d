extension Construct {
  static let statements = [
    Construct(
      "conditions with closures",
      inMethod: """
        if let first = items.first(where: { $0 > 1 }), names.contains(where: { name in name == "{" }) {
          drop
        } else if items.map({ $0 }).isEmpty {
          drop
        }
        while let next = queue.popFirst(), !next.isEmpty {
          drop
        }
        """),
    Construct(
      "patterns in conditions",
      inMethod: """
        if case .some(let x) = y, case 1...9 = x, x is Int {
          drop
        }
        guard let self, let z = y?.first?[0]?.w else {
          drop
          return
        }
        """),
    Construct(
      "if and switch as values",
      inMethod: """
        let a = if flag {
          drop
        } else {
          drop
        }
        let b = switch state {
        case .on, .off:
          drop
        default:
          drop
        }
        """),
    Construct(
      "cases",
      inMethod: """
        switch value {
        case .first(let x, _) where x > 1, .second(let x):
          drop
        case let (a, b)?:
          drop
          fallthrough
        case is String, "a"..."z":
          drop
        #if DEBUG
          case .debug:
            drop
        #endif
        @unknown default:
          drop
        }
        """),
    Construct(
      "loops",
      inMethod: """
        outer: for case let .some(x)? in list where x > 1 {
          if x == 2 { continue outer }
          drop
        }
        repeat {
          drop
        } while count < 3
        for try await value in stream {
          drop
        }
        """),
    Construct(
      "error handling",
      inMethod: """
        do throws(Failure) {
          drop
        } catch let error as Failure where error.isGrave {
          drop
        } catch {
          drop
        }
        defer {
          drop
        }
        """),
    Construct(
      "availability",
      inMethod: """
        if #available(iOS 16, macOS 13, *), flag {
          drop
        } else if #unavailable(iOS 15) {
          drop
        }
        """),
    Construct(
      "nested functions and types",
      inMethod: """
        func inner<T>(_ x: T) throws -> Int where T: Equatable {
          drop
          return 1
        }
        struct Local {
          init() {
            drop
          }
        }
        """),
    Construct(
      "words that begin expressions",
      inMethod: """
        async let pending = load()
        let copied = copy self
        let moved = consume copied
        let checked = unsafe peek()
        let cast = try await load() as? Int ?? 2
        drop
        """),
    Construct("two statements on a line", inMethod: "let a = 1; let b = a > 0 ? -a : +a; drop"),
    Construct(
      "generic arguments and comparisons",
      inMethod: """
        let a = Box<Pair<Int, [String: Set<Int>]>>(1)
        let b = x < y, c = (x < y, z > w)
        let d = a >> 2
        drop
        """),
    Construct(
      "key paths and selectors",
      inMethod: """
        let a = \\Model.items[0]?.name, b = items.map(\\.self)
        let c = #selector(getter: Model.items), d = #keyPath(Model.items)
        drop
        """),
  ]
}
