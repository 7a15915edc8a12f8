/// Gathers all there is to say about some files, so that it is said at once.
package final class DiagnosticCollector {
  private var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  /// Whether one of them is an error.
  package private(set) var hasErrors = false

  package init() {}

  /// Adds one, unless it has been added already.
  package func add(_ diagnostic: Diagnostic) {
    guard known.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// All of them: those about no file first, then by file and place, and as they came where these are equal.
  package var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element.span, right.element.span)
      guard let first, let second else {
        return first == nil && second == nil ? left.offset < right.offset : first == nil
      }
      return (first.file.path, first.range.lowerBound, left.offset)
        < (second.file.path, second.range.lowerBound, right.offset)
    }.map(\.element)
  }
}
