import SourceDocuments

func file(_ text: String) -> SourceFile { SourceFile(path: "a.yaml", bytes: Array(text.utf8)) }
