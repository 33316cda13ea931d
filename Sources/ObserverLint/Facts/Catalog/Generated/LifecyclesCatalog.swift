// Generated from Rules/catalog/lifecycles.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Methods of other modules that run the closure given to them later, once for each call (URLSession, Alamofire).
  static let answeringFunctions = names(
    """
    dataTask
    uploadTask
    downloadTask
    responseData
    responseString
    responseJSON
    responseDecodable
    """)

  /// Properties that tell whether an object was given to another one before, as `addSubview` does.
  static let attachmentProperties = names(
    """
    superview
    superlayer
    parent
    window
    """)

  /// Properties of subjects that have the last value.
  static let currentValues = names(
    """
    value
    """)

  /// Methods that Interface Builder calls, and that an app never calls.
  static let designTimeMethods = names(
    """
    prepareForInterfaceBuilder
    """)

  /// Functions that run the closure given to them each time they are called, at once or soon.
  static let immediateFunctions = names(
    """
    forEach
    async
    asyncAfter
    asyncAndWait
    sync
    dispatch_async
    dispatch_after
    dispatch_sync
    perform
    performAndWait
    performWithoutAnimation
    animate
    Task
    detached
    do
    then
    also
    apply
    tap
    with
    run
    autoreleasepool
    withLock
    assumeIsolated
    map
    compactMap
    flatMap
    addOperation
    addTask
    addTaskUnlessCancelled
    withTaskGroup
    withThrowingTaskGroup
    withDiscardingTaskGroup
    withThrowingDiscardingTaskGroup
    withTaskCancellationHandler
    withCheckedContinuation
    withCheckedThrowingContinuation
    withUnsafeContinuation
    withUnsafeThrowingContinuation
    UITab
    UISearchTab
    instantiateInitialController
    instantiateInitialViewController
    instantiateController
    instantiateViewController
    """)

  /// Methods that a framework calls only on the objects that a nib makes.
  static let nibMethods = names(
    """
    awakeFromNib
    """)

  /// Properties that are true of the first appearance alone.
  static let onceConditions = names(
    """
    isMovingToParent
    isMovingToParentViewController
    isBeingPresented
    """)

  /// Methods that a framework calls once on each object that overrides them.
  static let onceMethods = names(
    """
    viewDidLoad
    loadView
    awakeFromNib
    windowDidLoad
    """)

  /// Methods that tell a controller its new parent: `nil` if the controller leaves for good.
  static let parentMethods = names(
    """
    willMove(toParent:)
    didMove(toParent:)
    willMove(toParentViewController:)
    didMove(toParentViewController:)
    """)

  /// Properties that are true of a controller that leaves for good, and not of one that only disappears.
  static let partialEnds = names(
    """
    isMovingFromParent
    isMovingFromParentViewController
    isBeingDismissed
    """)

  /// Methods and functions of frameworks that end no observation, and that programs call on `self` in a lifecycle.
  static let plainMethods = names(
    """
    addGestureRecognizer
    becomeFirstResponder
    dismiss
    exit
    invalidateIntrinsicContentSize
    layoutIfNeeded
    perform
    removeConstraints
    removeFromParent
    removeFromSuperview
    removeGestureRecognizer
    removeInteraction
    resignFirstResponder
    setEditing
    setNeedsDisplay
    setNeedsLayout
    setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateConstraints
    stopAnimating
    updateConstraintsIfNeeded
    """)

  /// Methods that run again and again on one object, and methods that run in between and may undo their effect.
  static let repeatedLifecycles: [LifecycleRow] = [
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear(_:)
        viewIsAppearing(_:)
        viewDidAppear(_:)
        """),
      counterparts: names(
        """
        viewWillDisappear(_:)
        viewDidDisappear(_:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear(animated:)
        viewDidAppear(animated:)
        """),
      counterparts: names(
        """
        viewWillDisappear(animated:)
        viewDidDisappear(animated:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillAppear()
        viewDidAppear()
        """),
      counterparts: names(
        """
        viewWillDisappear()
        viewDidDisappear()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        willActivate()
        didAppear()
        """),
      counterparts: names(
        """
        didDeactivate()
        willDisappear()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        layoutSubviews()
        layout()
        viewWillLayout()
        viewDidLayout()
        updateConstraints()
        updateViewConstraints()
        draw(_:)
        traitCollectionDidChange(_:)
        viewWillTransition(to:with:)
        viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        viewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        tintColorDidChange()
        apply(_:)
        """),
      counterparts: names(
        ""),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        didMoveToWindow()
        didMoveToSuperview()
        """),
      counterparts: names(
        """
        willMove(toWindow:)
        willMove(toSuperview:)
        removeFromSuperview()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        viewDidMoveToWindow()
        viewDidMoveToSuperview()
        """),
      counterparts: names(
        """
        viewWillMove(toWindow:)
        viewWillMove(toSuperview:)
        removeFromSuperview()
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        prepareForReuse()
        """),
      counterparts: names(
        """
        tableView(_:didEndDisplaying:forRowAt:)
        collectionView(_:didEndDisplaying:forItemAt:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        tableView(_:cellForRowAt:)
        tableView(_:viewForHeaderInSection:)
        tableView(_:viewForFooterInSection:)
        tableView(_:viewFor:row:)
        outlineView(_:viewFor:item:)
        collectionView(_:cellForItemAt:)
        collectionView(_:viewForSupplementaryElementOfKind:at:)
        collectionView(_:itemForRepresentedObjectAt:)
        mapView(_:viewFor:)
        tableView(_:willDisplay:forRowAt:)
        collectionView(_:willDisplay:forItemAt:)
        UITableViewDiffableDataSource
        UICollectionViewDiffableDataSource
        NSTableViewDiffableDataSource
        NSCollectionViewDiffableDataSource
        CellRegistration
        SupplementaryRegistration
        supplementaryViewProvider
        items
        """),
      counterparts: names(
        """
        prepareForReuse()
        tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndDisplayingFooterView:forSection:)
        collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        collectionView(_:didEndDisplaying:forRepresentedObjectAt:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        cellForItem(at:)
        """),
      counterparts: names(
        """
        prepareForReuse()
        listAdapter(_:didEndDisplaying:cell:at:)
        listAdapter(_:didEndDisplaying:)
        """),
      isOverride: true),
    LifecycleRow(
      repeated: names(
        """
        sceneWillEnterForeground(_:)
        sceneDidBecomeActive(_:)
        """),
      counterparts: names(
        """
        sceneWillResignActive(_:)
        sceneDidEnterBackground(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        applicationWillEnterForeground(_:)
        applicationDidBecomeActive(_:)
        """),
      counterparts: names(
        """
        applicationWillResignActive(_:)
        applicationDidEnterBackground(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        textFieldDidBeginEditing(_:)
        textViewDidBeginEditing(_:)
        searchBarTextDidBeginEditing(_:)
        """),
      counterparts: names(
        """
        textFieldShouldEndEditing(_:)
        textFieldDidEndEditing(_:)
        textFieldDidEndEditing(_:reason:)
        textViewShouldEndEditing(_:)
        textViewDidEndEditing(_:)
        searchBarShouldEndEditing(_:)
        searchBarTextDidEndEditing(_:)
        searchBarCancelButtonClicked(_:)
        resignFirstResponder()
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        scrollViewDidScroll(_:)
        scrollViewDidZoom(_:)
        scrollViewWillBeginDragging(_:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        scrollViewDidEndDragging(_:willDecelerate:)
        scrollViewWillBeginDecelerating(_:)
        scrollViewDidEndDecelerating(_:)
        scrollViewDidEndScrollingAnimation(_:)
        scrollViewDidScrollToTop(_:)
        """),
      counterparts: names(
        """
        scrollViewDidScroll(_:)
        scrollViewDidZoom(_:)
        scrollViewWillBeginDragging(_:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        scrollViewDidEndDragging(_:willDecelerate:)
        scrollViewWillBeginDecelerating(_:)
        scrollViewDidEndDecelerating(_:)
        scrollViewDidEndScrollingAnimation(_:)
        scrollViewDidScrollToTop(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        mapView(_:regionWillChangeAnimated:)
        mapView(_:regionDidChangeAnimated:)
        mapViewDidChangeVisibleRegion(_:)
        mapView(_:idleAt:)
        mapViewCameraIdle(_:)
        """),
      counterparts: names(
        """
        mapView(_:regionWillChangeAnimated:)
        mapView(_:regionDidChangeAnimated:)
        mapViewDidChangeVisibleRegion(_:)
        mapView(_:idleAt:)
        mapViewCameraIdle(_:)
        """),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        updateUIView(_:context:)
        updateUIViewController(_:context:)
        updateNSView(_:context:)
        updateNSViewController(_:context:)
        """),
      counterparts: names(
        ""),
      isOverride: false),
    LifecycleRow(
      repeated: names(
        """
        body
        onAppear
        task
        """),
      counterparts: names(
        """
        onDisappear
        """),
      isOverride: false),
  ]

  /// Functions and properties that hand out a new controller before it loads its view.
  static let unloadedControllers = names(
    """
    instantiateInitialController
    instantiateInitialViewController
    instantiateController
    instantiateViewController
    destination
    destinationController
    """)
}
