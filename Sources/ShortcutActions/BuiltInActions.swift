public import ShortcutKit

extension ActionCatalog {
  /// The actions that every shortcut can use, and the language's control flow.
  public static let builtIn = ActionCatalog([
    // Text
    TextAction(), Uppercase(), Lowercase(), Capitalize(), ChangeCase(), Trim(), Count(), SplitText(), CombineText(),
    ReplaceText(), MatchText(),
    // Lists and dictionaries
    ListAction(), DictionaryAction(), GetItemFromList(), GetDictionaryValue(), SetDictionaryValue(), Sort(), Reverse(),
    Unique(), Filter(), Map(),
    // Numbers
    NumberAction(), Calculate(), Round(), FormatNumber(),
    // Dates
    DateAction(), FormatDate(), AdjustDate(),
    // Files
    GetFiles(), GetFolderContents(), GetFileDetails(), SetName(), GetName(), RenameFiles(), SaveFiles(), ReadFile(),
    WriteFile(),
    // Web
    URLAction(),
    // People
    GetPeople(), ViewPerson(),
    // Asking and showing
    AskForInput(), ChooseFromList(), ShowAlert(), ShowResult(), QuickLook(),
    // Scripting
    RunShellScript(), Wait(), Nothing(), Comment(), GenerateUUID(),
  ])
}
