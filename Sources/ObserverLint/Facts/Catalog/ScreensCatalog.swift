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

  /// Commands that show their content in the main menu, which the system builds once.
  static let menuCommands = names(
    """
    CommandGroup
    CommandMenu
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

  /// Scenes that show their content in a window. Their closures build views that appear once in each window.
  static let windowScenes = names(
    """
    WindowGroup
    Window
    """)
}
