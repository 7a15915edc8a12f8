import FileTransactions
import Foundation
import ShortcutKit

/// What happens to a name that has a date already.
enum IfDated: String, Choice {
  case keep, replace, add
}

/// The new names of files: with a date, and maybe in another case.
struct DatedNames {
  let stamp: DateStamp
  let ifDated: IfDated
  let known: KnownStamps?
  /// Whether a date that a name has in another form stays the date, for nobody said which one is to be written.
  let keepsOwnDate: Bool
  let changesCase: NewCase?
  let casedPart: CasedPart
  var dates: FileDates

  private let host: RunHost

  init(_ arguments: Arguments<RenameFiles>, in context: ActionContext) throws {
    host = context.host
    let policy = arguments.extensionStart.policy
    stamp = DateStamp(
      arguments.dateFormat.pattern, in: context.timeZone, locale: arguments.locale?.locale, at: arguments.position,
      before: policy)
    ifDated = arguments.ifDated
    known = ifDated == .replace ? try KnownStamps(like: stamp) : nil
    keepsOwnDate = arguments.date == nil
    changesCase = arguments.changeCase ? arguments.newCase : nil
    casedPart = arguments.caseOf
    dates = FileDates(of: arguments.files, arguments.date ?? [.now], pairs: arguments.pairs, policy, context.host)
  }

  /// The new name of a file; nil where the date that it needs is missing.
  mutating func name(of file: FileValue) throws -> FileName? {
    var base = file.name
    var text: String?
    if ifDated != .add, let found = stamp.found(in: base) {
      base = found.base
      if ifDated == .keep { text = found.text }
    } else if let found = try known?.found(in: base, host: host) {
      base = found.base
      if keepsOwnDate { text = stamp.text(found.date) }
    }
    if text == nil { text = try dates.date(of: file).map(stamp.text) }
    guard let text else { return nil }
    let length = base.stemLength(stamp.extensionPolicy)
    let stem = FileName(bytes: base.bytes[..<length])
    let rest = FileName(bytes: base.bytes[length...])
    return stamp.name(cased(stem, .pathExtension), text, cased(rest, .name).bytes)
  }

  /// A part of a name in its new case, unless the change is for the other part alone.
  private func cased(_ part: FileName, _ otherPart: CasedPart) -> FileName {
    guard let changesCase, casedPart != otherPart else { return part }
    return part.changingText { changesCase.applied(to: $0, stamp.locale) }
  }
}
