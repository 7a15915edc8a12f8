public import ShortcutKit

extension ActionCatalog {
  /// The actions that every shortcut can use, and the language's control flow.
  public static let builtIn = ActionCatalog([
    // Text
    TextAction(), Uppercase(), Lowercase(), Capitalize(), ChangeCase(), Trim(), Count(), SplitText(), CombineText(),
    ReplaceText(), MatchText(),
    // Lists and dictionaries
    ListAction(),
  ])
}
