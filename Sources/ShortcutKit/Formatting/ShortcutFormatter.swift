/// Lays out shortcut files: indentation, blanks and the names of keys are made the same everywhere.
///
/// Comments, empty lines and the way in which values are written stay. What a file means never changes: that is checked each
/// time.
package struct ShortcutFormatter {
  private let catalog: ActionCatalog

  /// A formatter that knows the names of these actions.
  package init(catalog: ActionCatalog) { self.catalog = catalog }

  /// The text of a file in its new layout.
  ///
  /// - Throws: the first reason why the file cannot be laid out, such as a syntax error.
  package func format(_ file: SourceFile) throws(Diagnostic) -> String {
    let diagnostics = DiagnosticCollector()
    let root = YAMLReader.read(file, diagnostics)
    if let error = diagnostics.sorted.first(where: { $0.severity == .error }) { throw error }
    let names = root.map { CanonicalNames($0, catalog: catalog).names } ?? [:]
    let document = try LayoutDocument(file)
    let printed = print(file, document, names)
    try check(printed, against: document, of: file, names)
    return printed.text
  }

  private func print(_ file: SourceFile, _ document: LayoutDocument, _ names: [Range<Int>: String]) -> LayoutPrinter {
    var printer = LayoutPrinter(file, names: names)
    printer.print(document)
    return printer
  }

  /// Makes sure that the new text says the same, has the same comments, and would not be changed again.
  private func check(
    _ printed: LayoutPrinter, against before: LayoutDocument, of file: SourceFile, _ names: [Range<Int>: String]
  ) throws(Diagnostic) {
    let result = SourceFile(path: file.path, text: printed.text)
    var after: LayoutDocument?
    do { after = try LayoutDocument(result) } catch {}
    let expected = before.meaning.map { $0.said(with: names) }
    let found = after?.meaning.map { $0.said(with: [:]) } ?? []
    if let place = expected.indices.first(where: { !found.indices.contains($0) || found[$0] != expected[$0] }) {
      throw Self.unsafe(at: SourceSpan(file: file, range: before.meaning[place].range))
    }
    guard let after, found.count == expected.count else { throw Self.unsafe(at: SourceSpan(file: file, range: 0..<0)) }
    if print(result, after, [:]).text != printed.text || result.comments(of: after) != file.comments(of: before) {
      throw Self.unsafe(at: SourceSpan(file: file, range: 0..<0))
    }
  }

  private static func unsafe(at span: SourceSpan) -> Diagnostic {
    .error(.layoutUnsafe, at: span, help: "write it in a simpler way, with each key in a line of its own")
  }
}

extension SourceFile {
  /// The comments outside of values.
  fileprivate func comments(of document: LayoutDocument) -> [Substring] {
    let values = document.meaning.filter { $0.kind.isWritten }.map(\.range)
    let starts = [0] + values.map(\.upperBound)
    let ends = values.map(\.lowerBound) + [text.utf8.count]
    return zip(starts, ends).flatMap { Trivia($0..<max($0, $1), of: self).comments }
  }
}

extension LayoutDocument.Meaning {
  /// What is to be the same before and after.
  fileprivate struct Said: Equatable {
    let kind: Kind
    let anchor: String?
    let tag: String?
  }

  fileprivate func said(with names: [Range<Int>: String]) -> Said {
    let kind = names[range].map { Kind.scalar($0, isPlain: true) } ?? kind
    return Said(kind: kind, anchor: anchor, tag: tag)
  }
}

extension Diagnostic.Message {
  fileprivate static let layoutUnsafe = Self(
    "format.unsafe", "this cannot be laid out anew without changing what it says; the file was left alone")
}
