import ShortcutKit

/// A way to draw pictures on a terminal.
enum PictureProtocol: Sendable, Equatable {
  /// The graphics protocol of kitty, which takes PNG (sw.kovidgoyal.net/kitty/graphics-protocol).
  case kitty
  /// The inline images of iTerm2, in any format that the terminal's system reads (iterm2.com/documentation-images.html).
  case iTerm2
  /// Sixels (DEC STD 070 §9), which a program has to make.
  case sixel

  /// What the terminal can do, as far as its variables say; it is not asked, for it might not answer.
  init?(_ environment: any EnvironmentVariables) {
    let name = environment.value(of: "TERM") ?? ""
    // What runs inside of another terminal program does not reach the terminal, whose variables are still there.
    if environment.holds("TMUX") || environment.holds("STY") || ["tmux", "screen", "dumb", ""].contains(name.stem) {
      return nil
    }
    let program = environment.value(of: "TERM_PROGRAM") ?? ""
    if ["xterm-kitty", "xterm-ghostty"].contains(name) || program == "ghostty" || environment.holds("KITTY_WINDOW_ID") {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "mintty"].contains(program) || environment.value(of: "LC_TERMINAL") == "iTerm2" {
      self = .iTerm2
    } else if ["foot", "mlterm", "contour", "vt340"].contains(name.stem) || name.contains("sixel") {
      self = .sixel
    } else {
      return nil
    }
  }
}

extension String {
  /// The name of a terminal without its variants: “tmux” of “tmux-256color”.
  fileprivate var stem: Substring { prefix { $0 != "-" } }
}

extension EnvironmentVariables {
  fileprivate func holds(_ name: String) -> Bool { value(of: name)?.isEmpty == false }
}
