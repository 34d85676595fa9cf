import ThemeToolCommands

ThemeTool.main()
