// Generated from Rules/catalog/lists.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Types that are made with a closure that gets an object of the first generic argument.
  static let cellRegistrations = names(
    """
    CellRegistration
    SupplementaryRegistration
    """)

  /// Functions of a list that return a view of the class which such an identifier gives.
  static let identifiedViews = names(
    """
    dequeue
    """)

  /// Classes whose objects keep the list that they dequeue cells from, as one of their views.
  static let listHosts = names(
    """
    UIView
    UIViewController
    UITableViewController
    UICollectionViewController
    UITableView
    UICollectionView
    NSView
    NSViewController
    """)

  /// Views that a list makes by itself, of the classes that the program registers with it.
  static let listViews = names(
    """
    UITableViewCell
    UITableViewHeaderFooterView
    UICollectionReusableView
    UICollectionViewCell
    UICollectionViewListCell
    NSCollectionViewItem
    MKAnnotationView
    MKMarkerAnnotationView
    MKPinAnnotationView
    """)

  /// Methods that prepare a cell or a view to be shown again. A view that is on screen when its list ends does not run
  /// them.
  static let reuseMethods = names(
    """
    prepareForReuse()
    """)

  /// Functions that hand out a view which was in use before.
  static let reusingFunctions = names(
    """
    dequeueReusableCell
    dequeueReusableHeaderFooterView
    dequeueReusableSupplementaryView
    dequeueReusableAnnotationView
    dequeueConfiguredReusableCell
    makeView
    makeItem
    makeSupplementaryView
    cellForRow
    cellForItem
    """)

  /// Types that identify the views which a list uses again. Their generic argument is the class of the views
  /// (ReusableKit).
  static let viewIdentifiers = names(
    """
    ReusableCell
    ReusableView
    """)
}
