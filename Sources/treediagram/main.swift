endInWordsWithoutMemory()
runWithEnoughStack { run(commandLineWords()) }
