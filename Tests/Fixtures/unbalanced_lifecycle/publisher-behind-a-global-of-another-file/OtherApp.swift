// Another app of the workspace has a global of the same name.
let Current = Environment()
