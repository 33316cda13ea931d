/// The bar items that a navigation item keeps.
extension PublisherEndings {
  /// `navigationItem.leftBarButtonItem = item`, where no other code may set the items of that side.
  func keeper(ofItemPlace target: ValueID, _ depth: Int) -> Keeper? {
    let fact = program.values[target]
    guard fact.kind == .member, Catalog.itemPlaces.contains(program.name(fact.name)),
      let owner = table.ownerID(of: fact.function)
    else { return nil }
    let side = program.name(fact.name).prefix { $0.isLowercase }
    let relatives = [owner] + table.ancestors(owner) + table.descendants(owner)
    let rivals = itemMentions.ofAnyObject + relatives.flatMap { itemMentions.ofOwnItem[$0] ?? [] }
    let isAlone = rivals.allSatisfy { value in
      let name = program.name(program.values[value].name)
      return value == target || !Catalog.itemSetters.contains(name) && (!name.hasPrefix(side) || isRead(value))
    }
    return isAlone ? keeper(of: fact.base, depth: depth) : nil
  }

  /// Returns true for a place that code neither sets nor changes.
  private func isRead(_ place: ValueID) -> Bool {
    let uses = trail.uses(in: program.values[place].function)
    return uses.stores[place] == nil && uses[place].isEmpty
  }
}

/// The places of the program that name the bar items of a navigation item.
struct ItemMentions {
  /// Those of the object's own item, by the object's type.
  private(set) var ofOwnItem: [NominalID: [ValueID]] = [:]
  /// Those of an item that may be any object's.
  private(set) var ofAnyObject: [ValueID] = []

  init(_ flow: ValueFlow) {
    let program = flow.program
    for name in Catalog.itemPlaces.union(Catalog.itemSetters).compactMap({ program.nameIDs[$0] }) {
      for value in flow.bodies.mentions(of: name) {
        let place = program.values[value]
        if Self.isOfOwnItem(place, program), let owner = flow.table.ownerID(of: place.function) {
          ofOwnItem[owner, default: []].append(value)
        } else {
          ofAnyObject.append(value)
        }
      }
    }
  }

  private static func isOfOwnItem(_ place: ValueFact, _ program: Program) -> Bool {
    guard place.kind == .member else { return place.kind == .name }
    let base = program.values[place.base]
    return base.kind == .name || base.kind == .member && program.isSelf(base.base)
  }
}
