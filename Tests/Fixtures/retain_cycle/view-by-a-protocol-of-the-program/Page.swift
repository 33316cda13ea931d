import SwiftUI

protocol Page: View {}
