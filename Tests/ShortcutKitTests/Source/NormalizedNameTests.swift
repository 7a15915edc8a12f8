import ShortcutKit
import Testing

struct `Names` {
  @Test(arguments: [
    ["rename-files", "renameFiles", "rename_files", "Rename Files", "RENAME  FILES", "renamefiles"],
    ["größe", "Größe", "GRÖSSE".replacing("SS", with: "ẞ"), "gr\u{6F}\u{308}ße", "-grö_ße "],
    ["item2", "Item 2", "item-2"],
    ["", " ", "-_"],
  ])
  func `are the same, whatever their case, spaces, dashes and composition`(names: [String]) {
    #expect(Set(names.map { normalizedName($0) }).count == 1)
  }

  @Test(arguments: [("files", "file"), ("a.b", "ab"), ("größe", "grosse"), ("ε", "e")])
  func `are not the same otherwise`(one: String, other: String) {
    #expect(normalizedName(one) != normalizedName(other))
  }
}
