import ShortcutKit

/// How a category of actions looks.
struct CategoryLook: Sendable {
  /// Its name in the style of a page.
  let name: String
  /// An emoji that is wide on every terminal.
  let emoji: String
  /// The colour on a terminal, as a parameter of SGR.
  let terminalColor: String
  /// A symbol in lines, as the path of an SVG of 24 by 24.
  let path: String
  let colors: Colors

  /// Colours of a page, as `rrggbb`.
  struct Colors: Sendable {
    /// Behind a white symbol.
    let tile: String
    /// Of a variable on a light page, and behind it.
    let light: (ink: String, tint: String)
    /// Of a variable on a dark page, and behind it.
    let dark: (ink: String, tint: String)

    init(_ tile: String, light ink: String, _ tint: String, dark darkInk: String, _ darkTint: String) {
      self.tile = tile
      light = (ink, tint)
      dark = (darkInk, darkTint)
    }
  }
}

extension ActionCategory {
  var look: CategoryLook {
    switch self {
    case .text:
      CategoryLook(
        name: "text", emoji: "📝", terminalColor: "33", path: "M5 6h14M12 6v13",
        colors: .init("b45309", light: "8a3f06", "fdefd3", dark: "fcd38d", "463012"))
    case .lists:
      CategoryLook(
        name: "lists", emoji: "📋", terminalColor: "36",
        path: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
        colors: .init("0f766e", light: "0b5a54", "d3f4ee", dark: "86e3d6", "10403c"))
    case .numbers:
      CategoryLook(
        name: "numbers", emoji: "🔢", terminalColor: "94", path: "M10 4L8 20M16 4l-2 16M4.5 9h15.5M4 15h15.5",
        colors: .init("4f46e5", light: "3d35b8", "e6e6fd", dark: "bcbcfb", "2c2a63"))
    case .dates:
      CategoryLook(
        name: "dates", emoji: "📅", terminalColor: "31",
        path: "M6 5.5h12a2 2 0 012 2V18a2 2 0 01-2 2H6a2 2 0 01-2-2V7.5a2 2 0 012-2zM4 10.5h16M8 3.5v4M16 3.5v4",
        colors: .init("dc2626", light: "a81c1c", "fde3e3", dark: "fbabab", "4d1c1c"))
    case .files:
      CategoryLook(
        name: "files", emoji: "📁", terminalColor: "34",
        path: "M4 7.5a2 2 0 012-2h3.5l2 2.5H18a2 2 0 012 2V17a2 2 0 01-2 2H6a2 2 0 01-2-2z",
        colors: .init("2563eb", light: "1b49b3", "dfeafe", dark: "a9c8fd", "1c3363"))
    case .web:
      CategoryLook(
        name: "web", emoji: "🌐", terminalColor: "96",
        path: "M12 3.5a8.5 8.5 0 100 17a8.5 8.5 0 000-17zM3.5 12h17M12 3.5c3.5 4 3.5 13 0 17M12 3.5c-3.5 4-3.5 13 0 17",
        colors: .init("0369a1", light: "04527d", "d9effc", dark: "8fd2f9", "0d3850"))
    case .people:
      CategoryLook(
        name: "people", emoji: "👤", terminalColor: "95",
        path: "M12 4a4 4 0 100 8a4 4 0 000-8zM4.5 20c.8-6.5 14.2-6.5 15 0",
        colors: .init("be185d", light: "951349", "fce2ee", dark: "f7a6cb", "4a1731"))
    case .asking:
      CategoryLook(
        name: "asking", emoji: "💬", terminalColor: "32",
        path: "M6 5h12a2 2 0 012 2v7.5a2 2 0 01-2 2h-6.5L7.5 20v-3.5H6a2 2 0 01-2-2V7a2 2 0 012-2z",
        colors: .init("15803d", light: "0f5e2d", "dbf5e3", dark: "86e0a6", "11401f"))
    case .scripting:
      CategoryLook(
        name: "scripting", emoji: "💻", terminalColor: "37", path: "M5 7l5 5-5 5M12.5 17.5H19",
        colors: .init("475569", light: "394556", "e6ebf1", dark: "c3cedb", "333c48"))
    case .controlFlow:
      CategoryLook(
        name: "flow", emoji: "🔀", terminalColor: "35",
        path: "M4 12h4c5 0 4-6 9-6h3M8 12c5 0 4 6 9 6h3M17.5 3.5L20 6l-2.5 2.5M17.5 15.5L20 18l-2.5 2.5",
        colors: .init("6d28d9", light: "5620ab", "efe6fd", dark: "d2b8fb", "3a2463"))
    }
  }
}
