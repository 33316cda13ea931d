import Foundation

/// Files beside the Swift files of a program, which the linter reads for what they say of the program.
enum ProjectSeeds {
  /// The files of a program with this class.
  static func files(naming className: String) -> [Batch.File] {
    let texts = [
      ("Main.storyboard", storyboard), ("Base.lproj/Main.storyboard", storyboard), ("Other.storyboard", references),
      ("MainMenu.xib", nib),
      ("Info.plist", propertyList), ("App/Info.plist", scenes), ("App.xcodeproj/project.pbxproj", project),
      ("Tools/Tools.xcodeproj/project.pbxproj", project),
    ]
    return texts.map { path, text in
      Batch.File(path: path, text: Array(text.replacingOccurrences(of: "CONTROLLER", with: className).utf8))
    } + [Batch.File(path: "Binary-Info.plist", text: binary)]
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs">
      <scenes>
        <!--Tabs-->
        <scene sceneID="a"><objects>
          <tabBarController id="tabs" sceneMemberID="viewController"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>
          </connections></tabBarController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="p1"/>
        </objects><point key="canvasLocation" x="-1.5" y="&quot;0&#x41;"/></scene>
        <scene sceneID="b"><objects>
          <navigationController id="list"><connections>
            <segue destination="station" kind="relationship" relationship="rootViewController" id="s3"/>
            <segue destination="station" kind="show" identifier="again" id="s4"/>
          </connections></navigationController>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Second" id="other"/>
        </objects></scene>
        <scene sceneID="c"><objects>
          <viewController storyboardIdentifier="Station" id="station" customClass="CONTROLLER" customModule="App">
            <view key="view" contentMode="scaleToFill"><subviews><containerView id="c1"><connections>
              <segue destination="list" kind="embed" id="s5"/>
            </connections></containerView></subviews></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let references = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="first">
      <scenes><scene sceneID="a"><objects>
        <viewControllerPlaceholder storyboardName="Main" id="first"/>
        <viewController storyboardIdentifier="Second" id="second" customClass="CONTROLLER"><connections>
          <segue destination="first" kind="embed" id="s1"/><segue destination="second" kind="unwind" id="s2"/>
        </connections></viewController>
      </objects></scene></scenes>
    </document>
    """

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <customObject id="a" customClass="CONTROLLER"/>
    </objects></document>
    """

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Other</string>
      <key>NSMainNibFile</key><string>MainMenu</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).CONTROLLER</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>UIRequiredDeviceCapabilities</key><array><string>armv7</string><integer>1</integer><real>1.5</real></array>
      <key>Built</key><date>2026-01-01T00:00:00Z</date><key>Icon</key><data>AAEC</data>
    </dict></plist>
    """

  private static let scenes = """
    { UIApplicationSceneManifest = { UISceneConfigurations = { Role = (
      { UISceneConfigurationName = "Default"; UISceneStoryboardFile = Main; },
      { NSExtensionMainStoryboard = "Ot\\U0068er"; Data = <0fbd77 1c>; } ); }; }; }
    """

  /// `UIMainStoryboardFile` as a build writes it: the objects, their offsets, and the numbers of both.
  private static let binary =
    Array("bplist00".utf8) + [0xD1, 1, 2, 0x5F, 0x10, 20] + Array("UIMainStoryboardFile".utf8) + [0x54]
    + Array("Main".utf8) + [8, 11, 34] + [0, 0, 0, 0, 0, 0, 1, 1] + big(3) + big(0) + big(39)

  private static func big(_ number: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, number] }

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        97C146E61CF9000F007C117D /* Debug */ = {
          isa = XCBuildConfiguration;
          buildSettings = {
            INFOPLIST_KEY_UIMainStoryboardFile = Main;
            "INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphone*]" = "Other";
            INFOPLIST_KEY_NSMainStoryboardFile = "$(MAIN)";
            IPHONEOS_DEPLOYMENT_TARGET = 15.0;
            MACOSX_DEPLOYMENT_TARGET = "12.4";
            TVOS_DEPLOYMENT_TARGET = 999999999999999999999.1;
          };
          name = Debug;
        };
      };
    }
    """
}
