// Case: The object calls the method itself, and a view of another file calls it each time that it appears.
import SwiftUI

struct Landing: View {
  @StateObject private var model = Model()

  var body: some View {
    Text("news").onAppear {
      model.begin()
      model.prepare()
    }
  }
}
