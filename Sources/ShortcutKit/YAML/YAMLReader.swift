/// Reads the nodes of a YAML file.
package enum YAMLReader {
  private static let directiveLimit = 1_000

  /// The root of a file's only document; nil if the file is empty or cannot be read, which is an error then.
  ///
  /// Wherever it makes sense, reading goes on after an error: of equal keys the first counts, an alias without anchor
  /// is the text as it is written.
  package static func read(_ file: SourceFile, _ diagnostics: DiagnosticCollector) -> YAMLNode? {
    // libyaml compares each directive with all before it, which a file full of them would make endless.
    let directives = file.lineStarts(with: "%")
    if directives.count > directiveLimit {
      let start = directives[directiveLimit]
      diagnostics.add(.error(.tooManyDirectives, at: SourceSpan(file: file, range: start..<start + 1)))
      return nil
    }
    var composer = YAMLComposer(file, diagnostics)
    do {
      return try composer.document()
    } catch {
      diagnostics.add(error)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManyDirectives = Self(
    "yaml.too-many-directives", "more than 1,000 lines start with ‘%’, which is for directives of YAML")
}
