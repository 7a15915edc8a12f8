import ShortcutCommand

Main.run()
