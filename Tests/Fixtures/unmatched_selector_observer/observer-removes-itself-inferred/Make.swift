import UIKit

func makeModel() -> Model { Model() }
