extension Construct {
  static let closures = [
    Construct(
      "capture lists and signatures",
      inMethod: """
        run { [weak self, unowned(unsafe) other, x = self.y?.z] in
          drop
          print(1)
        }
        """),
    Construct(
      "signatures",
      inMethod: """
        run { [weak self] (a: Int, _ b: inout [String: Int]) async throws(Failure) -> Void in
          drop
        }
        run { @MainActor @Sendable [self] a, b in
          drop
          print(a)
        }
        """),
    Construct(
      "several trailing closures",
      inMethod: """
        animate(duration: 1) {
          drop
          print(1)
        } completion: { _ in
          drop
          print(2)
        }
        """),
    Construct(
      "closures called at once",
      inMethod: """
        let value = try await load() ?? {
          drop
          return 1
        }()
        """),
    Construct(
      "closures in a conditional expression",
      inMethod: """
        flag
          ? run {
            drop
            print(1)
          }
          : run {
            drop
            print(2)
          }
        """),
    Construct(
      "closures in literals",
      inMethod: """
        let table: [String: () -> Void] = [
          "a": {
            drop
          },
          "b": { print(1) },
        ]
        """),
    Construct(
      "chains with conditional links",
      """
      struct Screen: View {
        var body: some View {
          Text("a")
            #if os(iOS)
              .onTapGesture {
                drop
                print(1)
              }
            #elseif os(macOS)
              .padding().onLongPressGesture {
                drop
                print(2)
              }
            #endif
            .onDisappear {
              drop
              print(3)
            }
        }
      }
      """),
    Construct(
      "chains with comments",
      inMethod: """
        items
          // first {
          .map { $0 /* } */ }
          .run {
            drop
            print(1)
          }
        """),
    Construct(
      "macros with a closure",
      """
      #Preview("Empty", traits: .sizeThatFitsLayout) {
        let center = NotificationCenter.default
        drop
        return Text("a")
      }
      """),
    Construct(
      "tasks in groups",
      inMethod: """
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in
            drop
            print(1)
          }
        }
        """),
  ]
}
