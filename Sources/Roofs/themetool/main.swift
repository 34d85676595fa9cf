import CProgramStart
import ThemeToolCommands

ThemeTool.main()
