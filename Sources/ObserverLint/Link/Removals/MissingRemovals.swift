/// Removals that miss a registration, which others may share in another order.
struct MissingRemovals {
  let family: RemovalFamily
  private let inOrder: (() -> [CallID])?

  init(family: RemovalFamily) {
    self.family = family
    inOrder = nil
  }

  init(family: RemovalFamily, inOrder: @escaping () -> [CallID]) {
    self.family = family
    self.inOrder = inOrder
  }

  /// The nearest first.
  var calls: [CallID] { inOrder?() ?? family.calls }
}
