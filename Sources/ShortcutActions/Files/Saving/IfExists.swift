import ShortcutKit

/// What happens to a file whose name is taken.
enum IfExists: String, Choice {
  /// Nothing is done at all.
  case fail
  /// The one that has the name is replaced.
  case replace
  /// Both are kept: the new one gets a number, as `name 2.txt`.
  case keepBoth = "keep-both"
  /// The one that has the name stays, and the new one is left out.
  case skip

  static let wording = "What to do where the name is taken; `keep-both` counts on, as in `name 2.txt`."
}
