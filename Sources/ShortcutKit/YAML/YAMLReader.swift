/// Reads the nodes of a YAML file.
package enum YAMLReader {
  /// The root of a file's only document; nil if the file is empty or cannot be read, which is an error then.
  ///
  /// Wherever it makes sense, reading goes on after an error: of equal keys the first counts, an alias without anchor
  /// is the text as it is written.
  package static func read(_ file: SourceFile, _ diagnostics: DiagnosticCollector) -> YAMLNode? {
    var composer = YAMLComposer(file, diagnostics)
    do {
      return try composer.document()
    } catch {
      diagnostics.add(error)
      return nil
    }
  }
}
