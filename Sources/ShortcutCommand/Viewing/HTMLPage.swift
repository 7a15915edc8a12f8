import ShortcutKit

/// Draws a picture as one page of HTML that needs nothing from anywhere.
struct HTMLPage {
  private let picture: ShortcutPicture

  init(_ picture: ShortcutPicture) { self.picture = picture }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="shortcut \(VersionCommand.version)">
    <title>\(picture.name.inHTML)</title>
    <style>\(HTMLStyle.text)</style>
    </head>
    <body>
    <main>
    \(header)
    \(input)
    <h2 class="unseen">Actions</h2>
    \(HTMLCards.list(picture.cards, level: 3))
    </main>
    <footer><p>Drawn from <code>\(picture.file.inHTML)</code></p></footer>
    </body>
    </html>

    """
  }

  /// Nothing is fetched and nothing runs; the one style is the page's own.
  static let policy =
    "default-src 'none'; style-src '\(HTMLStyle.hash)'; base-uri 'none'; form-action 'none'"

  private var header: String {
    let description = picture.description.map { "<p class=\"description\">\($0.inHTML)</p>" } ?? ""
    return """
      <header>
      <span class="tile" aria-hidden="true">\(picture.symbol.inHTML)</span>
      <div><h1>\(picture.name.inHTML)</h1>\(description)</div>
      </header>
      """
  }

  private var input: String {
    var text = "<section class=\"card start\"><h2>Accepts <span class=\"chip\">\(picture.accepts.inHTML)</span></h2>"
    if let whenMissing = picture.whenMissing { text += "<p class=\"muted\">\(whenMissing.inHTML)</p>" }
    if !picture.variables.isEmpty {
      text += "<h3>Starts with</h3>" + HTMLCards.parameters(picture.variables)
    }
    return text + "</section>"
  }
}

extension String {
  /// The text as a part of a page: nothing in it means anything to a browser, and nothing turns the writing around.
  var inHTML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if let form = scalar.visibleForm { result += form } else { result.unicodeScalars.append(scalar) }
      }
    }
  }
}
