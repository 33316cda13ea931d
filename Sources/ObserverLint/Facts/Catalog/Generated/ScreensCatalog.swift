// Generated from Rules/catalog/screens.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Controllers that ask the user something above a screen. Their buttons decide how the screen goes on.
  static let alerts = names(
    """
    UIAlertController
    UIActivityViewController
    """)

  /// Views and modifiers that take another view away, and bring it back.
  static let coveringViews = names(
    """
    fullScreenCover
    NavigationLink
    navigationDestination
    TabView
    """)

  /// Properties of a navigation item that keep items.
  static let itemPlaces = names(
    """
    leftBarButtonItem
    leftBarButtonItems
    rightBarButtonItem
    rightBarButtonItems
    """)

  /// Methods of a navigation item that replace its items.
  static let itemSetters = names(
    """
    setLeftBarButton
    setLeftBarButtonItems
    setRightBarButton
    setRightBarButtonItems
    """)

  /// Views that show the views of their closures as long as they are shown themselves.
  static let layoutViews = names(
    """
    VStack
    HStack
    ZStack
    Group
    GeometryReader
    NavigationStack
    NavigationView
    """)

  /// Methods with which a screen goes away, or gives its place to another screen.
  static let leavingMethods = names(
    """
    dismiss
    popViewController
    popToViewController
    popToRootViewController
    setViewControllers
    removeFromParent
    removeFromSuperview
    removeTarget
    removeGestureRecognizer
    """)

  /// Properties with which code shows another screen for good, or keeps the user from a control.
  static let leavingProperties = names(
    """
    isEnabled
    isHidden
    isUserInteractionEnabled
    alpha
    leftBarButtonItem
    leftBarButtonItems
    rightBarButtonItem
    rightBarButtonItems
    rootViewController
    viewControllers
    """)

  /// Properties of a framework's controller. Code reads them on `self`, which need not be written in a task.
  static let membersOfControllers = names(
    """
    view
    navigationItem
    navigationController
    tabBarController
    presentingViewController
    presentedViewController
    """)

  /// Commands that show their content in the main menu, which the system builds once.
  static let menuCommands = names(
    """
    CommandGroup
    CommandMenu
    """)

  /// Properties of a framework's controller or view that lead to the objects around it, which it does not keep.
  static let outerObjects = names(
    """
    superview
    window
    parent
    navigationController
    tabBarController
    splitViewController
    presentingViewController
    next
    """)

  /// Properties of a framework's controller, cell or view that it keeps views or items in.
  static let ownViews = names(
    """
    view
    contentView
    tableView
    collectionView
    navigationItem
    textLabel
    detailTextLabel
    titleLabel
    """)

  /// Modifiers that show another view above a view. Their closures build views that appear once for each presentation.
  static let presentations = names(
    """
    sheet
    fullScreenCover
    popover
    """)

  /// Methods that show another screen, from which the user comes back.
  static let temporaryScreens = names(
    """
    present(_:animated:)
    pushViewController(_:animated:)
    presentAsSheet(_:)
    presentAsModalWindow(_:)
    """)

  /// Methods that a framework calls each time that the user selects something.
  static let userActions = names(
    """
    tableView(_:didSelectRowAt:)
    collectionView(_:didSelectItemAt:)
    """)

  /// Methods of a view that keep the view or the gesture that they are given.
  static let viewAdders = names(
    """
    addSubview
    insertSubview
    addArrangedSubview
    insertArrangedSubview
    addGestureRecognizer
    """)

  /// Members of a view that give what is inside of it.
  static let viewLists = names(
    """
    subviews
    arrangedSubviews
    gestureRecognizers
    viewWithTag
    """)

  /// Methods that remove a view or a gesture: their argument, or the receiver where they take none.
  static let viewRemovers = names(
    """
    removeFromSuperview
    removeArrangedSubview
    removeView
    removeGestureRecognizer
    """)

  /// Scenes that show their content in a window. Their closures build views that appear once in each window.
  static let windowScenes = names(
    """
    WindowGroup
    Window
    """)
}
