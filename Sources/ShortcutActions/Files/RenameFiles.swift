import FileTransactions
import Foundation
import ShortcutKit

/// `rename-files`
struct RenameFiles: Action {
  let name = "rename-files"
  let category = ActionCategory.files
  let description = "Appends or prepends a date to the names of files."
  let summary = "${position} ${date-format} to names of ${files}"
  let output = Output(.list(of: .file), "Renamed Files")

  let files = Parameter<[FileValue]>(
    "files", "The files.", role: .inputAndKey, prompt: "Which files would you like to rename?",
    empty: ValidationError("no-files", "Please select some files to rename"))
  let dateFormat = Parameter<NameDatePattern>(
    "date-format", "The pattern of the date, as `yyyy-MM-dd` (Unicode TR 35); a date written out is itself.",
    empty: ValidationError("no-date-format", "No date format selected"), options: NameDatePattern.suggestions)
  let changeCase = Parameter<Bool>(
    "change-case", "Whether to change the case of the name, but not of the date.", default: false,
    prompt: "Would you like to change the case of the title?")
  let newCase = Parameter<NewCase>(
    "new-case", "The case to change to.", default: .uppercase, onlyWhile: ParentCondition("change-case", is: true))
  let caseOf = Parameter<CasedPart>(
    "case-of", "What the change of case is for.", default: .both, onlyWhile: ParentCondition("change-case", is: true))
  let position = Parameter<StampPosition>(
    "position", "Before the name, as `DATE_name.ext`, or behind it, as `name_DATE.ext`.", default: .prepend)
  let date = Parameter<[DateSource]?>(
    "date",
    """
    A date, or `now`, `created`, `modified` or `taken`; of a list, the first that a file has. Without it, it is now.
    """)
  let inPlace = Parameter<Bool>(
    "in-place",
    """
    Whether to rename on disk, all files or none. If not, the originals stay, and save-files saves the renamed ones.
    """, default: false)
  let ifDated = Parameter<IfDated>(
    "if-dated",
    """
    Whether a date that is there already is kept, replaced or added to. `replace` also finds dates of other forms, \
    as in `20240131_x`, and writes those in the new form, with their own date unless `date` is given.
    """, default: .keep)
  let extensionStart = Parameter<ExtensionStart>(
    "extension",
    """
    Where the extension of a name begins: at its last dot or its first; `auto` also keeps `.tar.gz` and its kind whole.
    """, default: .auto)
  let pairs = Parameter<Bool>(
    "pairs", "Whether files that differ in their extension alone get one date, the earliest they have.", default: false)
  let locale = Parameter<LocaleName?>(
    "locale", "Whose words, digits and calendar the date has, as `de_DE`; else English, ASCII and Gregorian.")

  var examples: [ActionExample] {
    [
      ActionExample(
        "Prepend today",
        "- get-files: [scan.pdf, README]\n- rename-files: { date-format: yyyy-MM-dd }\n- save-files: dated",
        output: "dated/2026-11-30_scan.pdf\ndated/2026-11-30_README", files: ["scan.pdf": "", "README": ""]),
      ActionExample(
        "Append the month on disk, in small letters",
        """
        - rename-files:
            files: [Scan.PDF]
            date-format: yyyy-MM
            position: append
            change-case: true
            new-case: lowercase
            in-place: true
        """, output: "scan_2026-11.pdf", files: ["Scan.PDF": ""]),
      ActionExample(
        "A second time, nothing changes",
        "- rename-files: { files: [2024-01-31_scan.pdf], date-format: yyyy-MM-dd, in-place: true }",
        output: "2024-01-31_scan.pdf", files: ["2024-01-31_scan.pdf": ""]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    var names = try DatedNames(arguments, in: context)
    var renamed: [(file: FileValue, name: FileName)] = []
    var undated: [FileName] = []
    var problems: [String] = []
    for file in arguments.files {
      try Interruption.check()
      guard let name = try names.name(of: file) else {
        undated.append(file.name)
        continue
      }
      if let defect = name.defect { problems.append("‘\(file.name)’ cannot become ‘\(name)’: the name \(defect)") }
      renamed.append((file, name))
    }
    if !undated.isEmpty {
      problems.append("\(listed(undated)) \(undated.count == 1 ? "has" : "have") \(names.dates.missing)")
    }
    if !problems.isEmpty { throw ActionFailure(problems, code: "conflict") }
    guard !arguments.inPlace else {
      return .list(try InPlaceRenaming(renamed).perform(in: context.host).map(Value.file))
    }
    return .list(renamed.map { .file($0.file.named($0.name)) })
  }
}
